// The folders that Back leads through: the last ten, the newest at the end.
import type { FilePlace } from '../paths.ts';

const maxLength = 10;

export type PathHistory = readonly FilePlace[];

export const emptyHistory: PathHistory = [];

/** After a folder was left for another. */
export function rememberPlace(history: PathHistory, left: FilePlace): PathHistory {
  return [...history, left].slice(-maxLength);
}

/** Where Back leads from here, and what is left then. The browser's own Back may have come here already. */
export function stepBack(
  history: PathHistory,
  here: FilePlace | undefined,
): { readonly place: FilePlace | undefined; readonly history: PathHistory } {
  const index = history.findLastIndex((place) => !here || !isSamePlace(place, here));
  return { place: history[index], history: history.slice(0, Math.max(index, 0)) };
}

export function isSamePlace(left: FilePlace, right: FilePlace): boolean {
  return left.bucketName === right.bucketName && left.folder === right.folder;
}
