import { IconForms } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../api/use-may.ts';
import { EditorRow } from '../../../ui/layout/editor-row.tsx';
import { productInputsPath, type ProductKey } from '../../../paths/products.ts';
import { useInputCount } from '../product.api.ts';
import { verbOf } from './editor-verb.ts';

export interface InputsRowProps {
  readonly productId: ProductKey;
  /** The query string of the link. */
  readonly search: string;
}

/** Links to the inputs of a product, with their number. */
export function InputsRow({ productId, search }: InputsRowProps) {
  const { t } = useTranslation(['inputs', 'productPage']);
  const mayWrite = useMay('products:write');
  const count = useInputCount(productId);
  const none = mayWrite ? t('noneDeclared') : t('productPage:editors.none');
  const action = t(`productPage:editors.${verbOf(mayWrite, count === 0, 'manage')}`);
  return (
    <EditorRow
      icon={<IconForms size={18} stroke={1.75} />}
      name={t('title')}
      fact={count === 0 ? none : count === undefined ? undefined : t('declared', { count })}
      to={productInputsPath(productId) + search}
      action={action}
      actionLabel={t('productPage:editors.actionOf', { action, editor: t('title') })}
    />
  );
}
