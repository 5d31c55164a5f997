/** Lets a person pick one stored file; what it shows is loaded when it is first opened. */
import { lazyPart } from '../../ui/parts/lazy-part.tsx';

export interface PickedFile {
  readonly bucketName: string;
  readonly key: string;
  readonly fileName: string;
  /** In bytes. */
  readonly size: number;
  readonly isPublic: boolean;
}

export interface FilePickerProps {
  readonly isOpen: boolean;
  /** Why this file cannot be picked, in words; undefined when it can. */
  readonly accept?: (file: PickedFile) => string | undefined;
  readonly onPick: (file: PickedFile) => void;
  readonly onClose: () => void;
}

const LazyDialog = lazyPart<Omit<FilePickerProps, 'isOpen'>>(
  async () => (await import('./file-picker-dialog.tsx')).FilePickerDialog,
  () => null,
  ['files'],
);

export function FilePicker({ isOpen, ...props }: FilePickerProps) {
  return isOpen ? <LazyDialog {...props} /> : null;
}
