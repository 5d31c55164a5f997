import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { ListedDeleteDialogProps } from './listed-delete-dialog.tsx';

/** Loaded when something is first deleted: most visits to a list delete nothing. */
export const LazyListedDeleteDialog = lazyPart<ListedDeleteDialogProps>(
  async () => (await import('./listed-delete-dialog.tsx')).ListedDeleteDialog,
  () => null,
);
