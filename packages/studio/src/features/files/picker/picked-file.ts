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
  /** Returns the reason why this file cannot be picked, shown when the user tries to; undefined if it can. */
  readonly accept?: (file: PickedFile) => string | undefined;
  /** The button shows its progress. */
  readonly onPick: (file: PickedFile) => void | Promise<void>;
  readonly onClose: () => void;
}
