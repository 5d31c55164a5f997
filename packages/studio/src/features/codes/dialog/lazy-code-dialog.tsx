import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { CodeDialogProps } from './code-dialog.tsx';

/** Loaded when it is first opened: it brings the rules that a code is checked and tried with. */
export const LazyCodeDialog = lazyPart<CodeDialogProps>(
  async () => (await import('./code-dialog.tsx')).CodeDialog,
  () => null,
  ['logic', 'rules'],
);
