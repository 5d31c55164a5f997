import { IconForms } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EditorRow } from '../../../ui/layout/editor-row.tsx';
import { productInputsPath, type ProductKey } from '../../../paths/products.ts';
import { useInputCount } from '../product.api.ts';

export interface InputsRowProps {
  readonly productId: ProductKey;
  /** The word of its button, such as Manage. */
  readonly action: string;
  /** The query string of the link. */
  readonly search: string;
}

/** Links to the inputs of a product, with their number. */
export function InputsRow({ productId, action, search }: InputsRowProps) {
  const { t } = useTranslation(['inputs', 'products']);
  const count = useInputCount(productId);
  return (
    <EditorRow
      icon={<IconForms size={18} stroke={1.75} />}
      name={t('title')}
      fact={count === 0 ? t('noneDeclared') : count === undefined ? undefined : t('declared', { count })}
      to={productInputsPath(productId) + search}
      action={action}
      actionLabel={t('products:editors.actionOf', { action, editor: t('title') })}
    />
  );
}
