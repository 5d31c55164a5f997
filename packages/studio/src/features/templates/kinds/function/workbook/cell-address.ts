/** Cell addresses in A1 notation. Rows and columns are 0-based. Pure. */

export interface CellPosition {
  readonly sheet: number;
  readonly row: number;
  readonly column: number;
}

export function toColumnName(column: number): string {
  let name = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  }
  return name;
}

export function toAddress({ row, column }: Pick<CellPosition, 'row' | 'column'>): string {
  return `${toColumnName(column)}${row + 1}`;
}

/**
 * Parses Rates!C12, 'Term life'!C12, C12 in the given sheet, or the first cell of a range; undefined for anything
 * else.
 * @param names the sheets' names, in order
 */
export function readAddress(text: string, names: readonly string[], sheet: number): CellPosition | undefined {
  const [, quoted, plain, column = '', row] =
    /^(?:(?:'((?:[^']|'')+)'|([^'!]+))!)?\$?([A-Z]{1,3})\$?(\d{1,7})(?::.*)?$/i.exec(text.trim()) ?? [];
  const name = quoted?.replaceAll("''", "'") ?? plain;
  const place = name === undefined ? sheet : names.findIndex((each) => each.toLowerCase() === name.toLowerCase());
  if (column === '' || place === -1 || Number(row) < 1) return undefined;
  let index = 0;
  for (const letter of column.toUpperCase()) index = index * 26 + letter.charCodeAt(0) - 64;
  return { sheet: place, row: Number(row) - 1, column: index - 1 };
}
