import { IconForms } from '@tabler/icons-react';
import { EditorRowPlaceholder } from '../../../ui/layout/editor-row.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { InputsRowProps } from './inputs-row.tsx';

/** The row of the inputs among the editors of a product: lists of products do not load its texts. */
export const LazyInputsRow = lazyPart<InputsRowProps>(
  async () => (await import('./inputs-row.tsx')).InputsRow,
  () => <EditorRowPlaceholder icon={<IconForms size={18} stroke={1.75} />} />,
  ['inputs', 'productPage'],
);
