import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { PagesDialogProps } from './pages-dialog.tsx';

/** The dialog for an app's pages, loaded on first use. */
export const LazyPagesDialog = lazyPart<PagesDialogProps>(
  async () => (await import('./pages-dialog.tsx')).PagesDialog,
  () => null,
  ['apps'],
);
