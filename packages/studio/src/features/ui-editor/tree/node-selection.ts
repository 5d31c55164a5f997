/** The selection after a row or an element was pressed. Pure. */
interface Modifiers {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

type Rows = readonly { readonly id: string }[];

/** Shift selects the rows from the anchor on, Ctrl toggles one; the pressed node comes last. */
export function pressedSelection(
  rows: Rows,
  selection: readonly string[],
  anchor: string | undefined,
  id: string,
  { shiftKey, ctrlKey, metaKey }: Modifiers,
): readonly string[] {
  if (shiftKey && anchor !== undefined) return rangeOf(rows, anchor, id);
  if (!ctrlKey && !metaKey) return [id];
  return selection.includes(id) ? selection.filter((one) => one !== id) : [...selection, id];
}

/** The rows between two rows, inclusive; `to` comes last. */
export function rangeOf(rows: Rows, from: string, to: string): readonly string[] {
  const [start, end] = [from, to].map((id) => rows.findIndex((row) => row.id === id));
  if (start === undefined || end === undefined || start < 0 || end < 0) return [to];
  const ids = rows.slice(Math.min(start, end), Math.max(start, end) + 1).map(({ id }) => id);
  return start <= end ? ids : ids.toReversed();
}
