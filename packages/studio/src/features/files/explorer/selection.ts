// Which rows are chosen: a click adds or takes away one, with Shift everything up to it.

export type Selection = ReadonlySet<string>;

export const nothingSelected: Selection = new Set();

export function toggleKey(selection: Selection, key: string): Selection {
  const next = new Set(selection);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Where only one can be chosen. */
export function toggleOnly(selection: Selection, key: string): Selection {
  return new Set(selection.has(key) ? [] : [key]);
}

/** Adds all from one row to another, in whichever order. */
export function addRange(selection: Selection, keys: readonly string[], from: number, to: number): Selection {
  return new Set([...selection, ...keys.slice(Math.min(from, to), Math.max(from, to) + 1)]);
}
