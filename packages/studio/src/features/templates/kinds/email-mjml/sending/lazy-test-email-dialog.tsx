import { lazyPart } from '../../../../../ui/parts/lazy-part.tsx';
import type { TestEmailDialogProps } from './test-email-dialog.tsx';

/** Loaded when it is first opened. */
export const LazyTestEmailDialog = lazyPart<TestEmailDialogProps>(
  async () => (await import('./test-email-dialog.tsx')).TestEmailDialog,
  () => null,
);
