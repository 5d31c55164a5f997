import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { FillDialogProps } from './fill-dialog.tsx';

/** The choice of an earlier request, loaded on first use. */
export const LazyFillDialog = lazyPart<FillDialogProps>(
  async () => (await import('./fill-dialog.tsx')).FillDialog,
  () => null,
  ['quote'],
);
