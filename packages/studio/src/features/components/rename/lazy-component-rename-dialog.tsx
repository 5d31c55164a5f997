import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { ComponentRenameDialogProps } from './component-rename-dialog.tsx';

/** The rename dialog, loaded on first use. */
export const LazyComponentRenameDialog = lazyPart<ComponentRenameDialogProps>(
  async () => (await import('./component-rename-dialog.tsx')).ComponentRenameDialog,
  () => null,
  ['components'],
);
