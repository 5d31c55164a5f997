import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { UploadDialogProps } from './upload-dialog.tsx';

/** The upload dialog, loaded when it is first opened: most visits to a folder only look. */
export const LazyUploadDialog = lazyPart<UploadDialogProps>(
  async () => (await import('./upload-dialog.tsx')).UploadDialog,
  () => null,
);
