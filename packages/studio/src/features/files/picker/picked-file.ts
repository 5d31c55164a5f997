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
  /** Why this file cannot be picked, in words, shown when somebody tries to; undefined when it can. */
  readonly accept?: (file: PickedFile) => string | undefined;
  /** The button shows its progress. */
  readonly onPick: (file: PickedFile) => void | Promise<void>;
  readonly onClose: () => void;
}
