import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { FunctionApiDialogProps } from './function-api-dialog.tsx';

/** The API docs of a function, loaded on first use. */
export const LazyFunctionApiDialog = lazyPart<FunctionApiDialogProps>(
  async () => (await import('./function-api-dialog.tsx')).FunctionApiDialog,
  () => null,
  ['apiDocs', 'rules'],
);
