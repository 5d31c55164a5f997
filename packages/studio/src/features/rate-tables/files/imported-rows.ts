/** The rows of a file in the columns of a table. Pure. */
import type { ClipboardRows } from '../../../ui/grid/clipboard/clipboard-text.ts';

/** As files name the columns: those of a range are `days (from)` and `days (to)`. */
function positionsOf(header: readonly string[], names: readonly (readonly string[])[]): readonly number[] | undefined {
  const known = header.map((name) => name.trim().toLowerCase());
  const positions = names.map((others) => known.findIndex((name) => others.some((one) => one.toLowerCase() === name)));
  return positions.includes(-1) ? undefined : positions;
}

/**
 * By the names of the first row, in any order, if it has all of them; otherwise in the order of the file.
 * @param names that a column may have in the file, by column
 * @param isNamed whether the first row looks like names
 */
export function toImportedRows(
  rows: ClipboardRows,
  names: readonly (readonly string[])[],
  isNamed: boolean,
): ClipboardRows {
  const [header = [], ...others] = rows;
  const positions = positionsOf(header, names);
  if (positions !== undefined) return others.map((row) => positions.map((at) => row[at] ?? ''));
  return isNamed ? others : rows;
}
