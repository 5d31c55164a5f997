import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { ReleaseCreateDialogProps } from './release-create-dialog.tsx';

/** The create dialog, loaded on first use. */
export const LazyReleaseCreateDialog = lazyPart<ReleaseCreateDialogProps>(
  async () => (await import('./release-create-dialog.tsx')).ReleaseCreateDialog,
  () => null,
  ['releases', 'history'],
);
