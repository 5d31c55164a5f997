// Whether the selection can be picked. Pure; file-picker-dialog.tsx shows it.
import type { PickedFile } from './picked-file.ts';
import { areAllFiles, type Entry, type StoredFile } from '../stored-file.ts';

export interface Pick {
  /** Whether the button is shown. */
  readonly isOffered: boolean;
  readonly file: PickedFile | undefined;
}

/** Requires exactly one file, since callers expect one. */
export function toPick(bucketName: string, selected: readonly Entry[]): Pick {
  if (!areAllFiles(selected)) return { isOffered: false, file: undefined };
  const [first, second] = selected;
  return { isOffered: first !== undefined, file: first && !second ? toPickedFile(bucketName, first) : undefined };
}

function toPickedFile(bucketName: string, { key, name, sizeBytes, isPublic }: StoredFile): PickedFile {
  return { bucketName, key, fileName: name, size: sizeBytes, isPublic };
}
