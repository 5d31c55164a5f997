/** Makes a table of written cells, such as those of a CSV file or of a form. */
import { tableLimits } from './table-limits.ts';
import { isLongNumber } from '@coverwright/insurance/long-number';
import type { Json } from '../json/json.ts';
import { say } from '../problems/sentences.ts';
import { typeOfUnit, type Cells, type KeyType, type RateTable, type TableHeader, type TableKey } from './rate-table.ts';
import { dayOf, isScale, parseDecimal, scaleTo, toComposed, type WrittenNumber } from './table-cells.ts';
import { TableProblems, type ReportProblem, type TableProblem } from './table-problems.ts';

/** A cell as it is written: a number may be a text; null and the empty text are empty cells. */
export type WrittenCell = Json;

export interface ReadTable {
  /** Cells with a problem are empty. */
  readonly table: RateTable;
  /** Cells that their columns cannot contain; checkTable finds all other problems. */
  readonly problems: readonly TableProblem[];
}

interface Column {
  readonly name: string;
  readonly type: KeyType;
  readonly cells: readonly WrittenCell[];
}

const typeProblems = {
  text: 'CELL_NOT_TEXT',
  number: 'CELL_NOT_NUMBER',
  boolean: 'CELL_NOT_BOOLEAN',
  date: 'CELL_NOT_DATE',
} as const;

function refuse(report: ReportProblem, { name, type }: Column, row: number): void {
  const sentence = say(typeProblems[type], { column: name, row: row + 1 });
  report({ severity: 'error', code: 'WRONG_TYPE', ...sentence, row: row + 1, column: name });
}

function isBlankCell(cell: WrittenCell | undefined): boolean {
  return cell === null || cell === undefined || cell === '';
}

function readTexts(column: Column, report: ReportProblem): Cells {
  const codes = new Map<string, number>();
  // Texts repeat, and to compose one takes longer than to find it.
  const read = new Map<string, number>();
  const data = Int32Array.from(column.cells, (cell, row) => {
    if (isBlankCell(cell)) return -1;
    if (typeof cell !== 'string') {
      refuse(report, column, row);
      return -1;
    }
    const known = read.get(cell);
    if (known !== undefined) return known;
    if (cell.length > tableLimits.maxCellLength) {
      const limit = tableLimits.maxCellLength;
      const sentence = say('CELL_TOO_LONG', { column: column.name, row: row + 1, limit });
      report({ severity: 'error', code: 'LIMIT_EXCEEDED', ...sentence, row: row + 1, column: column.name });
      return -1;
    }
    const text = toComposed(cell);
    const code = codes.get(text) ?? codes.size;
    codes.set(text, code);
    read.set(cell, code);
    return code;
  });
  return { data, decimals: 0, texts: [...codes.keys()] };
}

function readNumber(cell: WrittenCell): WrittenNumber | undefined {
  if (typeof cell === 'number') return parseDecimal(String(cell));
  if (isLongNumber(cell)) return parseDecimal(String(cell));
  return typeof cell === 'string' ? parseDecimal(cell.trim()) : undefined;
}

/** In the most decimals that a cell has: 1.1 beside 2.25 is 110 hundredths. */
function readNumbers(column: Column, report: ReportProblem): Cells {
  const read = new Map<WrittenCell, WrittenNumber>();
  const written = column.cells.map((cell, row) => {
    const number = isBlankCell(cell) ? undefined : (read.get(cell) ?? readNumber(cell));
    if (number !== undefined) read.set(cell, number);
    if (number === undefined && !isBlankCell(cell)) refuse(report, column, row);
    return number;
  });
  const decimals = written.reduce((most, number) => {
    return number !== undefined && isScale(number.decimals) ? Math.max(most, number.decimals) : most;
  }, 0);
  const data = Float64Array.from(written, (number, row) => {
    if (number === undefined) return Number.NaN;
    const scaled = scaleTo(number, decimals);
    if (scaled !== undefined) return scaled;
    const sentence = say('CELL_NUMBER_UNFIT', { column: column.name, row: row + 1, decimals });
    report({ severity: 'error', code: 'UNFIT_NUMBER', ...sentence, row: row + 1, column: column.name });
    return Number.NaN;
  });
  return { data, decimals, texts: [] };
}

function readPlain(column: Column, report: ReportProblem, read: (cell: WrittenCell) => number): Cells {
  const data = Float64Array.from(column.cells, (cell, row) => {
    if (isBlankCell(cell)) return Number.NaN;
    const value = read(cell);
    if (Number.isNaN(value)) refuse(report, column, row);
    return value;
  });
  return { data, decimals: 0, texts: [] };
}

function readBoolean(cell: WrittenCell): number {
  if (cell === true || cell === 'true') return 1;
  return cell === false || cell === 'false' ? 0 : Number.NaN;
}

function readColumn(column: Column, report: ReportProblem): Cells {
  if (column.type === 'text') return readTexts(column, report);
  if (column.type === 'number') return readNumbers(column, report);
  return readPlain(column, report, column.type === 'date' ? dayOf : readBoolean);
}

/**
 * Reads the cells of each row: one for an exact key, two for a range (`from`, `to`), then one for each value. Texts are
 * stored in NFC, and numbers exactly as they are written.
 */
export function readTable(header: TableHeader, rows: readonly (readonly WrittenCell[])[]): ReadTable {
  const problems = new TableProblems();
  let position = 0;
  const next = (name: string, type: KeyType): Cells => {
    const at = position++;
    return readColumn({ name, type, cells: rows.map((row) => row[at] ?? null) }, problems.report);
  };
  const keys = header.keys.map((key): TableKey => {
    if (key.match === 'exact') return { ...key, cells: next(key.name, key.type) };
    return { ...key, from: next(key.name, key.type), to: next(key.name, key.type) };
  });
  const values = header.values.map((value) => ({ ...value, cells: next(value.name, typeOfUnit(value.unit)) }));
  return { table: { name: header.name, rowCount: rows.length, keys, values }, problems: problems.found };
}
