import { useTranslation } from 'react-i18next';
import { isItemKind } from '../../../paths/history-items.ts';

/** Names the kind of an item. */
export function useKinds() {
  const { t } = useTranslation('history');
  return ({ kind }: { readonly kind: string }) => (isItemKind(kind) ? t(`kind.${kind}`) : kind);
}
