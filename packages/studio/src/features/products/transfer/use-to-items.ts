import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { toProblems } from '../../../api/api-error.ts';
import { toDifferenceEntry } from '../../../ui/difference/difference-entry.ts';
import type { ImportItem } from '../../../ui/transfer/import-preview.tsx';
import type { ImportPreview } from './transfer.api.ts';

/** Converts products to the items shown in the preview. */
export function useToItems() {
  const { t } = useTranslation(['transfer', 'products']);
  return useCallback(
    ({ products }: ImportPreview): ImportItem[] =>
      products.map(({ productId: { plan, type, version }, action, changes, differences, problems }) => ({
        title: `${plan} ${type}`,
        subtitle: version || t('products:noVersion'),
        action,
        changes: changes.map(({ part, count, ...change }) => ({
          ...change,
          count,
          part: t(`part.${part}`, { count }),
        })),
        differences: differences.map(toDifferenceEntry),
        problems: toProblems(problems),
      })),
    [t],
  );
}
