/** The edit distance (insert, delete, replace, swap neighbours) of two names; `limit` + 1 if it exceeds `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const rows: number[][] = [];
  const cell = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 0; row <= a.length; row++) {
    const line: number[] = [];
    rows.push(line);
    for (let column = 0; column <= b.length; column++) {
      if (row === 0 || column === 0) {
        line.push(row + column);
        continue;
      }
      const same = a[row - 1] === b[column - 1];
      let least = Math.min(
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        cell(row - 1, column - 1) + (same ? 0 : 1),
      );
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) least = Math.min(least, cell(row - 2, column - 2) + 1);
      line.push(least);
    }
  }
  return cell(a.length, b.length);
}
