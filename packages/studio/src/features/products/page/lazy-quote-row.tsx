import { IconReceipt } from '@tabler/icons-react';
import { EditorRowPlaceholder } from '../../../ui/layout/editor-row.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { QuoteRowProps } from './quote-row.tsx';

/** The row of the quote among the editors of a product: lists of products do not load its texts. */
export const LazyQuoteRow = lazyPart<QuoteRowProps>(
  async () => (await import('./quote-row.tsx')).QuoteRow,
  () => <EditorRowPlaceholder icon={<IconReceipt size={18} stroke={1.75} />} />,
  ['quote'],
);
