import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { ComponentDeleteDialogProps } from './component-delete-dialog.tsx';

/** The question before a component is deleted, loaded when it is first asked. */
export const LazyComponentDeleteDialog = lazyPart<ComponentDeleteDialogProps>(
  async () => (await import('./component-delete-dialog.tsx')).ComponentDeleteDialog,
  () => null,
  ['components'],
);
