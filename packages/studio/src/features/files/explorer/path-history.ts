// The folders that Back leads through: the last ten, the newest at the end.
import type { FolderLocation } from '../paths.ts';

const maxLength = 10;

export type PathHistory = readonly FolderLocation[];

export const emptyHistory: PathHistory = [];

/** After a folder was left for another. */
export function rememberLocation(history: PathHistory, left: FolderLocation): PathHistory {
  return [...history, left].slice(-maxLength);
}

/** Where Back leads from here, and what is left then. The browser's own Back may have come here already. */
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
