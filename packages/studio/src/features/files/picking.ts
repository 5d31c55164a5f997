// What of a selection can be picked. Pure; file-picker-dialog.tsx shows it.
import type { PickedFile } from './picked-file.ts';
import { areAllFiles, type Entry, type StoredFile } from './stored-file.ts';

export interface Pick {
  /** The button is there. */
  readonly isOffered: boolean;
  readonly file: PickedFile | undefined;
  /** Why the file cannot be picked. */
  readonly refusal: string | undefined;
}

/** Of one file: whoever asks wants one. */
export function toPick(
  bucketName: string,
  selected: readonly Entry[],
  accept: ((file: PickedFile) => string | undefined) | undefined,
): Pick {
  const [first] = selected;
  if (!first || !areAllFiles(selected)) return { isOffered: false, file: undefined, refusal: undefined };
  const file = selected.length === 1 && first.kind === 'file' ? toPickedFile(bucketName, first) : undefined;
  return { isOffered: true, file, refusal: file && accept?.(file) };
}

export function toPickedFile(bucketName: string, { key, name, sizeBytes, isPublic }: StoredFile): PickedFile {
  return { bucketName, key, fileName: name, size: sizeBytes, isPublic };
}
