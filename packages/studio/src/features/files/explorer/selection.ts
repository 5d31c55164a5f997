// The selected rows: a click toggles one, and Shift+click adds a range.

export type Selection = ReadonlySet<string>;

export const nothingSelected: Selection = new Set();

export function toggleKey(selection: Selection, key: string): Selection {
  const next = new Set(selection);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** For single selection. */
export function toggleOnly(selection: Selection, key: string): Selection {
  return new Set(selection.has(key) ? [] : [key]);
}

/** Adds all rows between two rows, in either direction. */
export function addRange(selection: Selection, keys: readonly string[], from: number, to: number): Selection {
  return new Set([...selection, ...keys.slice(Math.min(from, to), Math.max(from, to) + 1)]);
}
