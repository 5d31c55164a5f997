import { IconTable } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EditorRow } from '../../../ui/layout/editor-row.tsx';
import type { ProductKey } from '../../../paths/products.ts';
import { productRateTablesPath } from '../../../paths/rate-tables.ts';
import { useRateTableCount } from '../product.api.ts';

export interface RateTablesRowProps {
  readonly productId: ProductKey;
  /** The word of its button, such as Manage. */
  readonly action: string;
}

/** Links to the rate tables of a product, with their number. */
export function RateTablesRow({ productId, action }: RateTablesRowProps) {
  const { t } = useTranslation(['grid', 'products']);
  const count = useRateTableCount(productId);
  return (
    <EditorRow
      icon={<IconTable size={18} stroke={1.75} />}
      name={t('tables.title')}
      fact={count === 0 ? t('tables.none') : count === undefined ? undefined : t('tables.count', { count })}
      to={productRateTablesPath(productId)}
      action={action}
      actionLabel={t('products:editors.actionOf', { action, editor: t('tables.title') })}
    />
  );
}
