import { IconTable } from '@tabler/icons-react';
import { EditorRowPlaceholder } from '../../../ui/layout/editor-row.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { RateTablesRowProps } from './rate-tables-row.tsx';

/** The row of the rate tables among the editors of a product: lists of products do not load its texts. */
export const LazyRateTablesRow = lazyPart<RateTablesRowProps>(
  async () => (await import('./rate-tables-row.tsx')).RateTablesRow,
  () => <EditorRowPlaceholder icon={<IconTable size={18} stroke={1.75} />} />,
  ['grid', 'productPage'],
);
