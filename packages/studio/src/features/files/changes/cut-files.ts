// Files that were cut, to be pasted into another folder of the same bucket.
import type { FolderLocation } from '../../../paths/files.ts';
import type { StoredFile } from '../stored-file.ts';

export interface CutFiles {
  readonly from: FolderLocation;
  readonly files: readonly StoredFile[];
}

/** Why they cannot be pasted here; undefined if they can. */
export function pasteRefusal(
  cut: CutFiles | undefined,
  here: FolderLocation,
): 'nothing' | 'bucket' | 'same' | undefined {
  if (!cut || cut.files.length === 0) return 'nothing';
  if (cut.from.bucketName !== here.bucketName) return 'bucket';
  return cut.from.folder === here.folder ? 'same' : undefined;
}
