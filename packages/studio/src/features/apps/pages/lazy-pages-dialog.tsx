import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { PagesDialogProps } from './pages-dialog.tsx';

/** The dialog of an app's pages, loaded when it is first opened. */
export const LazyPagesDialog = lazyPart<PagesDialogProps>(
  async () => (await import('./pages-dialog.tsx')).PagesDialog,
  () => null,
  ['apps'],
);
