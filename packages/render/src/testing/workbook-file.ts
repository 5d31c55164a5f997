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
}

export function writeWorkbook({ sheets, names = {}, date1904 }: TestWorkbook): Uint8Array {
  const book = utils.book_new();
  for (const [name, cells] of Object.entries(sheets)) utils.book_append_sheet(book, toSheet(cells), name);
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
