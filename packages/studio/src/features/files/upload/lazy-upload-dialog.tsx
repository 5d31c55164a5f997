import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { UploadDialogProps } from './upload-dialog.tsx';

/** The upload dialog, loaded on first use: most visits to a folder only browse. */
export const LazyUploadDialog = lazyPart<UploadDialogProps>(
  async () => (await import('./upload-dialog.tsx')).UploadDialog,
  () => null,
);
