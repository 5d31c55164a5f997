// Whether the cells of a table form a grid, as PDF/UA-1 requires (ISO 32000-1, 14.8.4.3.4): rows of one width, spans that
// end within the table, and no two cells at one position. Pure; used for the structure of a PDF and for tables of a page.

export interface Cell {
  readonly columns: number;
  readonly rows: number;
}

/**
 * Indexes of the rows that do not fit: those with fewer or more columns than most, with a cell above another, or with a
 * span beyond the last row. Empty for a grid.
 */
export function findOddRows(table: readonly (readonly Cell[])[]): number[] {
  const odd = new Set<number>();
  const widths: number[] = [];
  /** For each column, how many more rows the cell above occupies, and the row in which it begins. */
  let above: { readonly rows: number; readonly start: number }[] = [];
  for (const [index, row] of table.entries()) {
    let column = 0;
    const next = above.map(({ rows, start }) => ({ rows: rows - 1, start }));
    for (const { columns, rows } of row) {
      while ((above[column]?.rows ?? 0) > 0) column += 1;
      for (let end = column + columns; column < end; column += 1) {
        if ((above[column]?.rows ?? 0) > 0) odd.add(index);
        next[column] = { rows: rows - 1, start: index };
      }
    }
    const isTaken = (at: number) => at < column || (above[at]?.rows ?? 0) > 0;
    let width = 0;
    for (let at = 0; at < Math.max(column, above.length); at += 1) if (isTaken(at)) width = at + 1;
    widths.push(width);
    above = next;
  }
  for (const { rows, start } of above) if (rows > 0) odd.add(start);
  const usual = mostFrequent(widths);
  for (const [index, width] of widths.entries()) if (width !== usual) odd.add(index);
  return [...odd].toSorted((one, other) => one - other);
}

function mostFrequent(numbers: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const one of numbers) counts.set(one, (counts.get(one) ?? 0) + 1);
  // Of equally frequent widths, the first row's: it usually contains the headings.
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
