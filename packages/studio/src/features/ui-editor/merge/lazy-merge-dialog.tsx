import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { MergeDialogProps } from './merge-dialog.tsx';

/** Loaded when two users have changed the same component. */
export const LazyMergeDialog = lazyPart<MergeDialogProps>(
  async () => (await import('./merge-dialog.tsx')).MergeDialog,
  () => null,
);
