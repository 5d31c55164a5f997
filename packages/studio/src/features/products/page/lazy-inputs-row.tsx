import { IconForms } from '@tabler/icons-react';
import { EditorRow } from '../../../ui/layout/editor-row.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { productInputsPath } from '../../../paths/products.ts';
import type { InputsRowProps } from './inputs-row.tsx';

/** The row of the inputs among the editors of a product: lists of products do not load its texts. */
export const LazyInputsRow = lazyPart<InputsRowProps>(
  async () => (await import('./inputs-row.tsx')).InputsRow,
  ({ productId, action, search }) => (
    <EditorRow
      icon={<IconForms size={18} stroke={1.75} />}
      name={'\u00a0'}
      fact={undefined}
      to={productInputsPath(productId) + search}
      action={action}
      actionLabel={action}
    />
  ),
  ['inputs'],
);
