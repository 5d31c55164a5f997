// The folders that Back returns to: the last ten, most recent last.
import type { FolderLocation } from '../../../paths/files.ts';

const maxLength = 10;

export type PathHistory = readonly FolderLocation[];

export const emptyHistory: PathHistory = [];

/** Records the folder that was left for another one. */
export function rememberLocation(history: PathHistory, left: FolderLocation): PathHistory {
  return [...history, left].slice(-maxLength);
}

/** The target of Back, and the remaining history. The browser's own Back button may already have returned there. */
export function stepBack(
  history: PathHistory,
  here: FolderLocation | undefined,
): { readonly location: FolderLocation | undefined; readonly history: PathHistory } {
  const index = history.findLastIndex((location) => !here || !isSameLocation(location, here));
  return { location: history[index], history: history.slice(0, Math.max(index, 0)) };
}

export function isSameLocation(left: FolderLocation, right: FolderLocation): boolean {
  return left.bucketName === right.bucketName && left.folder === right.folder;
}
