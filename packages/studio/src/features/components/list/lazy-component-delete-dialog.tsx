import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { ComponentDeleteDialogProps } from './component-delete-dialog.tsx';

/** The delete dialog, loaded on first use. */
export const LazyComponentDeleteDialog = lazyPart<ComponentDeleteDialogProps>(
  async () => (await import('./component-delete-dialog.tsx')).ComponentDeleteDialog,
  () => null,
  ['components'],
);
