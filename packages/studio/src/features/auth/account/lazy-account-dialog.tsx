import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { AccountDialogProps } from './account-dialog.tsx';

/** Loaded when it is first opened: most visits never do. */
export const LazyAccountDialog = lazyPart<AccountDialogProps>(
  async () => (await import('./account-dialog.tsx')).AccountDialog,
  () => null,
  ['account', 'auth'],
);
