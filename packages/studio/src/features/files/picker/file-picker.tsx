/** Lets a person pick one stored file; what it shows is loaded when it is first opened. */
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
