import { IconTable } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../api/use-may.ts';
import { EditorRow } from '../../../ui/layout/editor-row.tsx';
import type { ProductKey } from '../../../paths/products.ts';
import { productRateTablesPath } from '../../../paths/rate-tables.ts';
import { useRateTableCount } from '../product.api.ts';
import { verbOf } from './editor-verb.ts';

export interface RateTablesRowProps {
  readonly productId: ProductKey;
}

/** Links to the rate tables of a product, with their number. */
export function RateTablesRow({ productId }: RateTablesRowProps) {
  const { t } = useTranslation(['grid', 'productPage']);
  const mayWrite = useMay('products:write');
  const count = useRateTableCount(productId);
  const none = mayWrite ? t('tables.none') : t('productPage:editors.none');
  const action = t(`productPage:editors.${verbOf(mayWrite, count === 0, 'manage')}`);
  return (
    <EditorRow
      icon={<IconTable size={18} stroke={1.75} />}
      name={t('tables.title')}
      fact={count === 0 ? none : count === undefined ? undefined : t('tables.count', { count })}
      to={productRateTablesPath(productId)}
      action={action}
      actionLabel={t('productPage:editors.actionOf', { action, editor: t('tables.title') })}
    />
  );
}
