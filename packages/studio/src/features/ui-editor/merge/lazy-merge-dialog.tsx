import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { MergeDialogProps } from './merge-dialog.tsx';

/** Loaded when two people have changed one component. */
export const LazyMergeDialog = lazyPart<MergeDialogProps>(
  async () => (await import('./merge-dialog.tsx')).MergeDialog,
  () => null,
);
