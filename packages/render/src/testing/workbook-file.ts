// Writes workbooks for tests: cells by their address; a text that starts with = is a formula with the value that Excel
// would have stored.
import { utils, write, type CellObject, type WorkSheet } from '@e965/xlsx';

type Plain = number | string | boolean | null;

export interface FormulaCell {
  readonly f: string;
  /** As stored. */
  readonly v?: Plain;
  /** A number format. */
  readonly z?: string;
  /** The range of an array formula. */
  readonly F?: string;
}

export type TestCell = Plain | FormulaCell | { readonly v: Plain; readonly z: string };

export interface TestWorkbook {
  readonly sheets: Readonly<Record<string, Readonly<Record<string, TestCell>>>>;
  readonly names?: Readonly<Record<string, string>>;
  readonly date1904?: boolean;
  /** Numbers of rows from 1, by sheet. */
  readonly hiddenRows?: Readonly<Record<string, readonly number[]>>;
  /** Of the first columns in characters, by sheet. */
  readonly widths?: Readonly<Record<string, readonly (number | undefined)[]>>;
  /** The range of a filter, by sheet. */
  readonly filters?: Readonly<Record<string, string>>;
}

export function writeWorkbook(workbook: TestWorkbook): Uint8Array {
  const { sheets, names = {}, date1904, hiddenRows = {}, filters = {}, widths = {} } = workbook;
  const book = utils.book_new();
  for (const [name, cells] of Object.entries(sheets)) {
    const sheet = toSheet(cells);
    const hidden = hiddenRows[name];
    if (hidden !== undefined) {
      sheet['!rows'] = [];
      for (const row of hidden) sheet['!rows'][row - 1] = { hidden: true };
    }
    const columns = widths[name];
    if (columns !== undefined) sheet['!cols'] = columns.map((wch) => (wch === undefined ? {} : { wch }));
    const filter = filters[name];
    if (filter !== undefined) sheet['!autofilter'] = { ref: filter };
    utils.book_append_sheet(book, sheet, name);
  }
  book.Workbook = {
    Names: Object.entries(names).map(([Name, Ref]) => ({ Name, Ref })),
    ...(date1904 && { WBProps: { date1904 } }),
  };
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer);
}

function toSheet(cells: Readonly<Record<string, TestCell>>): WorkSheet {
  const sheet: WorkSheet = {};
  let [rows, columns] = [0, 0];
  for (const [address, cell] of Object.entries(cells)) {
    const { r, c } = utils.decode_cell(address);
    [rows, columns] = [Math.max(rows, r), Math.max(columns, c)];
    sheet[address] = toCell(cell);
  }
  sheet['!ref'] = `A1:${utils.encode_cell({ r: rows, c: columns })}`;
  return sheet;
}

function toCell(cell: TestCell): CellObject {
  const { v, ...rest } = typeof cell === 'object' && cell !== null ? { v: null, ...cell } : { v: cell };
  if (typeof v === 'string' && v.startsWith('#')) return { t: 'e', v: errorCodes[v] ?? 15, w: v, ...rest };
  if (v === null) return { t: 'f' in rest ? 'n' : 'z', ...('f' in rest && { v: 0 }), ...rest };
  return { t: typeof v === 'number' ? 'n' : typeof v === 'boolean' ? 'b' : 's', v, ...rest };
}

const errorCodes: Readonly<Record<string, number>> = {
  '#NULL!': 0,
  '#DIV/0!': 7,
  '#VALUE!': 15,
  '#REF!': 23,
  '#NAME?': 29,
  '#NUM!': 36,
  '#N/A': 42,
};
