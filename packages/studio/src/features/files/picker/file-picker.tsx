/** Picks one stored file; its dialog is loaded on first use. */
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { FilePickerProps, PickedFile } from './picked-file.ts';

export type { PickedFile };

const LazyDialog = lazyPart<Omit<FilePickerProps, 'isOpen'>>(
  async () => (await import('./file-picker-dialog.tsx')).FilePickerDialog,
  () => null,
  ['files'],
);

export function FilePicker({ isOpen, ...props }: FilePickerProps) {
  return isOpen ? <LazyDialog {...props} /> : null;
}
