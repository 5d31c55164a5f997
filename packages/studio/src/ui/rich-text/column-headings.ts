// Which heading belongs to which cell of a row. Pure.

export interface HeadingCell {
  readonly text: string;
  readonly colSpan: number;
  readonly rowSpan: number;
}

/** As in browsers. */
const mostColumns = 1000;

/**
 * The lowest heading above each cell, as the most specific one; empty if there is none.
 * @param rows the rows of headings, from top to bottom
 */
export function columnHeadings(
  rows: readonly (readonly HeadingCell[])[],
  cells: readonly Pick<HeadingCell, 'colSpan'>[],
): readonly string[] {
  const columns = headingsByColumn(rows);
  let column = 0;
  return cells.map(({ colSpan }) => {
    const covered = columns.slice(column, column + colSpan);
    column += colSpan;
    return covered.find((text) => text !== '') ?? '';
  });
}

function headingsByColumn(rows: readonly (readonly HeadingCell[])[]): readonly string[] {
  const headings: string[] = [];
  /** For each column, the number of further rows that a cell above extends into. */
  const occupied: number[] = [];
  for (const row of rows) {
    let column = 0;
    const next = occupied.map((count) => Math.max(0, count - 1));
    for (const { text, colSpan, rowSpan } of row) {
      while ((occupied[column] ?? 0) > 0) column += 1;
      const end = Math.min(column + colSpan, mostColumns);
      for (; column < end; column += 1) {
        if (text !== '') headings[column] = text;
        next[column] = rowSpan - 1;
      }
    }
    occupied.splice(0, occupied.length, ...Array.from(next, (count) => count ?? 0));
  }
  return Array.from(headings, (text) => text ?? '');
}
