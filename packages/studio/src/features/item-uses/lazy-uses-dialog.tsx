import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import type { UsesDialogProps } from './uses-dialog.tsx';

/** For pages without room for the list. */
export const LazyUsesDialog = lazyPart<UsesDialogProps>(
  async () => (await import('./uses-dialog.tsx')).UsesDialog,
  () => null,
  ['history'],
);
