// Files that a release has copied, at the addresses used by its apps' pages. Pure.
import { toKey } from '@coverwright/insurance/file-name';

export const filesPath = '/api/v1/files/';

/** The path of the asset that is a copy of the file; the same for all forms of a key. */
export function pathOfFile(key: string): string {
  return `${filesPath}${toKey(key)}`;
}
