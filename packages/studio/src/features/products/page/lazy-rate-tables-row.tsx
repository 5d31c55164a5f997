import { IconTable } from '@tabler/icons-react';
import { EditorRow } from '../../../ui/layout/editor-row.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { productRateTablesPath } from '../../../paths/rate-tables.ts';
import type { RateTablesRowProps } from './rate-tables-row.tsx';

/** The row of the rate tables among the editors of a product: lists of products do not load its texts. */
export const LazyRateTablesRow = lazyPart<RateTablesRowProps>(
  async () => (await import('./rate-tables-row.tsx')).RateTablesRow,
  ({ productId, action }) => (
    <EditorRow
      icon={<IconTable size={18} stroke={1.75} />}
      name={'\u00a0'}
      fact={undefined}
      to={productRateTablesPath(productId)}
      action={action}
      actionLabel={action}
    />
  ),
  ['grid'],
);
