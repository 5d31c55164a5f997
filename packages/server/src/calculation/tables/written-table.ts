// Reads the rows of a rate table as they are sent, checks them, and divides them into the texts of pieces. Pure, and all in
// one task, since 100,000 rows take a second.
import {
  checkTable,
  isJsonList,
  type Json,
  parseLogicText,
  readTable,
  type TableHeader,
  type TableProblem,
} from '@coverwright/rules';
import { toAddress } from '@coverwright/render/sheet-file';
import type { SheetTexts } from '@coverwright/render/workbook';
import { type Problem, UserError } from '../../errors/user-error.ts';
import { validateJson } from '../../errors/validate-json-text.ts';
import { toPartText } from '../../parts/part.ts';
import { say } from '../../sentences/say.ts';
import { readSheetTable } from './sheet-table.ts';
import { columnNames, parseCsv, toCsv } from './table-csv.ts';
import { cellColumnsOf, fromPieces, toPieces } from './table-pieces.ts';
import { type Row, rowsOf } from './table-rows.ts';

export type WrittenRows =
  /** A list of rows. */
  | { readonly form: 'json'; readonly text: string }
  /** With a header line, whose names are not compared. */
  | { readonly form: 'csv'; readonly text: string }
  /** A list of SheetTexts as JSON in UTF-8. */
  | { readonly form: 'sheets'; readonly json: Uint8Array; readonly sheet: string | undefined };

export interface WrittenTable {
  readonly header: TableHeader;
  readonly rows: WrittenRows;
  /** Of problems with the rows; those in a file have the addresses of their cells. */
  readonly path: string;
}

export interface ReadPiece {
  readonly rowCount: number;
  readonly text: string;
}

export interface TableReading {
  /** What makes lookups fail or ambiguous, at most 50; in a file, at most 1,000. */
  readonly errors: readonly Problem[];
  readonly warnings: readonly TableProblem[];
  /** None if there are errors. */
  readonly pieces: readonly ReadPiece[];
  /** Of comma-separated values without errors: in the form in which they are written. */
  readonly csv?: string;
}

/** Keep in sync with docs/limits.md. */
export const warningsMax = 100;
/** Further problems would only repeat the first ones. */
const errorsMax = 50;

/** Throws a UserError if the rows cannot be read at all. */
export function readWrittenTable({ header, rows: written, path }: WrittenTable): TableReading {
  const { rows, columns } = rowsIn(written, header, path);
  const { table, problems } = readTable(header, rows);
  const pieces = toPieces(table);
  const stored = fromPieces(header, pieces);
  const found = problems.length > 0 ? problems : checkTable(stored);
  const errors = found.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    if (columns === undefined)
      return { errors: errors.slice(0, errorsMax).map((one) => toProblem(one, path)), warnings: [], pieces: [] };
    const pathOf = cellPaths(header, columns);
    const byRow = errors.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0));
    return { errors: byRow.map((one) => toProblem(one, pathOf(one))), warnings: [], pieces: [] };
  }
  return {
    errors: [],
    warnings: found.slice(0, warningsMax),
    pieces: pieces.map((piece) => ({ rowCount: piece.rowCount, text: toPartText(piece) })),
    ...(written.form === 'csv' && { csv: toCsv(columnNames(header), rowsOf(stored)) }),
  };
}

interface ReadRows {
  readonly rows: readonly Row[];
  /** Of a file: the column of the sheet for each column of cells. */
  readonly columns?: readonly number[];
}

function rowsIn(written: WrittenRows, header: TableHeader, path: string): ReadRows {
  if (written.form === 'json') return { rows: parseRows(written.text, cellColumnsOf(header).length, path) };
  if (written.form === 'csv') return { rows: parseCsvRows(written.text, header, path) };
  const sheets = JSON.parse(new TextDecoder().decode(written.json)) as readonly SheetTexts[];
  return readSheetTable(sheets, header, written.sheet);
}

function parseRows(text: string, columnCount: number, path: string): readonly Row[] {
  const parsed = parseLogicText(text);
  if (!parsed.ok) throw new UserError(...validateJson(text, path, 'rows'));
  const { value } = parsed;
  if (isJsonList(value) && value.every((row): row is readonly Json[] => isJsonList(row) && row.length === columnCount))
    return value;
  throw new UserError({ code: 'INVALID', ...say('TABLE_ROWS_NOT_A_LIST'), path });
}

function parseCsvRows(text: string, header: TableHeader, path: string): readonly Row[] {
  const parsed = parseCsv(text);
  const [first, ...rows] = parsed.ok ? parsed.rows : [];
  const isOfColumns = first === undefined || first.length === cellColumnsOf(header).length;
  if (parsed.ok && isOfColumns) return rows;
  const line = parsed.ok ? 1 : parsed.line;
  throw new UserError({ code: 'INVALID', ...say('TABLE_CSV_WRONG', { name: header.name, line }), path });
}

/** Of a problem in a file whose first line is the header line. */
function cellPaths(header: TableHeader, columns: readonly number[]): (problem: TableProblem) => string {
  const names = cellColumnsOf(header).map(({ name }) => name);
  return ({ row = 0, column }) => toAddress(row, columns[column === undefined ? 0 : names.indexOf(column)] ?? 0);
}

/** A problem of a table as a problem of the request. */
export function toProblem({ code, reason, parameters, message }: TableProblem, path: string): Problem {
  const isLimit = code === 'LIMIT_EXCEEDED';
  return { code: isLimit ? 'LIMIT_EXCEEDED' : 'INVALID', reason, params: parameters, message, path };
}
