import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { ProductCreateDialogProps } from './product-create-dialog.tsx';

/** The create dialog, loaded on first use: most visits to the list create nothing. */
export const LazyProductCreateDialog = lazyPart<ProductCreateDialogProps>(
  async () => (await import('./product-create-dialog.tsx')).ProductCreateDialog,
  () => null,
  ['rules', 'logic', 'productPage'],
);
