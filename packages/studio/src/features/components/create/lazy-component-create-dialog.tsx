import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { ComponentCreateDialogProps } from './component-create-dialog.tsx';

/** The create dialog, loaded on first use. */
export const LazyComponentCreateDialog = lazyPart<ComponentCreateDialogProps>(
  async () => (await import('./component-create-dialog.tsx')).ComponentCreateDialog,
  () => null,
  ['components'],
);
