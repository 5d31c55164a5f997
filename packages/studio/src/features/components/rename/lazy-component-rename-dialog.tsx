import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { ComponentRenameDialogProps } from './component-rename-dialog.tsx';

/** The rename dialog, loaded when it is first opened. */
export const LazyComponentRenameDialog = lazyPart<ComponentRenameDialogProps>(
  async () => (await import('./component-rename-dialog.tsx')).ComponentRenameDialog,
  () => null,
  ['components'],
);
