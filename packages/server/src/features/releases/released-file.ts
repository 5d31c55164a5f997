// Files that a release has copies of, at the addresses that the pages of its apps name. Pure.
import { toKey } from '@coverwright/insurance/file-name';

export const filesPath = '/api/v1/files/';

/** The path of the asset that is a copy of the file: all forms of a key lead to one. */
export function pathOfFile(key: string): string {
  return `${filesPath}${toKey(key)}`;
}
