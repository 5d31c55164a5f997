/** Finds what is wrong with a table before any rule looks it up, in bounded time and with a bounded number of problems. */
import { tableLimits } from './table-limits.ts';
import { normalizeWithin } from '@coverwright/insurance/bounded-text';
import { prototypeNames } from '../operators/values.ts';
import { say, type EnglishSentence } from '../problems/sentences.ts';
import { checkGaps, checkRows } from './check-rows.ts';
import { checkTies } from './check-ties.ts';
import { indexKeys, isExact, type KeyIndex } from './key-index.ts';
import {
  cellsOfKey,
  type Cells,
  type KeyType,
  type RateTable,
  type TableHeader,
  type ValueColumn,
  typeOfUnit,
} from './rate-table.ts';
import { isEmpty, isScale, isScaled, parseDecimal, scaleTo } from './table-cells.ts';
import { buildLayers } from './table-layers.ts';
import { TableProblems, type ReportProblem, type TableProblem } from './table-problems.ts';

const currencyPattern = /^[A-Z]{3}$/;

/** Pairs of rows that a check compares, and steps of other work that may grow faster than the table. */
const maxCompared = 2_000_000;

function isName(name: string): boolean {
  const isFit = name.length > 0 && name.length <= tableLimits.maxCellLength && name.trim() === name;
  return isFit && name.isWellFormed() && !prototypeNames.has(name);
}

function isDefault({ unit, default: value }: ValueColumn): boolean {
  if (value === undefined || value === null) return true;
  if (unit.kind === 'text') return typeof value === 'string';
  const written = typeof value === 'number' ? parseDecimal(String(value)) : undefined;
  return written !== undefined && isScale(written.decimals) && scaleTo(written, written.decimals) !== undefined;
}

/** Problems of the columns, without the rows. */
export function checkTableHeader({ name, keys, values }: TableHeader): TableProblem[] {
  const { report, found } = new TableProblems();
  const refuse = (sentence: EnglishSentence, column?: string): void =>
    report({ severity: 'error', code: 'INVALID_HEADER', ...sentence, ...(column !== undefined && { column }) });
  if (!isName(name)) refuse(say('TABLE_NAME_UNFIT', { name }));
  if (keys.length === 0) refuse(say('TABLE_WITHOUT_KEYS'));
  if (values.length === 0) refuse(say('TABLE_WITHOUT_VALUES'));
  if (keys.length > tableLimits.maxKeys) refuse(say('TOO_MANY_KEYS', { limit: tableLimits.maxKeys }));
  if (keys.length + values.length > tableLimits.maxColumns)
    refuse(say('TOO_MANY_COLUMNS', { limit: tableLimits.maxColumns }));
  const names = new Set<string>();
  for (const column of [...keys, ...values]) {
    if (!isName(column.name)) refuse(say('COLUMN_NAME_UNFIT', { name: column.name }), column.name);
    if (names.has(column.name)) refuse(say('COLUMN_NAME_TWICE', { name: column.name }), column.name);
    names.add(column.name);
  }
  for (const value of values) {
    const { unit } = value;
    if (unit.kind === 'amount' && !currencyPattern.test(unit.currency))
      refuse(say('CURRENCY_UNFIT', { column: value.name, currency: unit.currency }), value.name);
    if (!isDefault(value)) refuse(say('DEFAULT_UNFIT', { column: value.name }), value.name);
  }
  return found;
}

/** Whether the data of a column are of its type: a table may come from a file that another program has written. */
function checkCells(column: string, type: KeyType, cells: Cells, rowCount: number, report: ReportProblem): void {
  const { data, decimals, texts } = cells;
  const isLong = texts.some((text) => text.length > tableLimits.maxCellLength);
  if (data.length !== rowCount || !isScale(decimals) || isLong) {
    report({ severity: 'error', code: 'INVALID_HEADER', ...say('COLUMN_DATA_UNFIT', { column }), column });
    return;
  }
  if (type === 'text') return;
  for (let row = 0; row < rowCount; row++) {
    if (isEmpty(cells, type, row) || isScaled(data[row] ?? Number.NaN)) continue;
    const sentence = say('CELL_NUMBER_UNFIT', { column, row: row + 1, decimals });
    report({ severity: 'error', code: 'UNFIT_NUMBER', ...sentence, row: row + 1, column });
  }
}

function checkColumns({ keys, values, rowCount }: RateTable, report: ReportProblem): void {
  for (const key of keys) for (const cells of cellsOfKey(key)) checkCells(key.name, key.type, cells, rowCount, report);
  for (const { name, unit, cells } of values) checkCells(name, typeOfUnit(unit), cells, rowCount, report);
}

function checkMissing({ values, rowCount }: RateTable, report: ReportProblem): void {
  for (const { name, unit, cells, default: fallback } of values) {
    if (fallback !== undefined) continue;
    for (let row = 0; row < rowCount; row++) {
      if (!isEmpty(cells, typeOfUnit(unit), row)) continue;
      const sentence = say('VALUE_EMPTY', { column: name, row: row + 1 });
      report({ severity: 'error', code: 'MISSING_VALUE', ...sentence, row: row + 1, column: name });
    }
  }
}

/** Case, width, accents of compatibility and blanks do not matter. */
function fold(text: string): string {
  const folded = normalizeWithin(text, tableLimits.maxCellLength, 'NFKC') ?? text;
  return folded.trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}

function checkSimilar(keys: readonly KeyIndex[], report: ReportProblem): void {
  for (const index of keys) {
    if (!isExact(index) || index.key.type !== 'text') continue;
    const known = new Map<string, string>();
    for (const value of index.codes.keys()) {
      const text = String(value);
      const other = known.get(fold(text));
      if (other === undefined) {
        known.set(fold(text), text);
        continue;
      }
      const column = index.key.name;
      const row = index.rowCodes.indexOf(index.codes.get(value) ?? 0) + 1;
      const otherRow = index.rowCodes.indexOf(index.codes.get(other) ?? 0) + 1;
      const sentence = say('KEYS_SIMILAR', { column, text, other, row, otherRow });
      report({ severity: 'warning', code: 'SIMILAR_KEYS', ...sentence, row, otherRow, column });
    }
  }
}

/**
 * Every problem of a table, at most 1,000: what makes lookups fail or ambiguous is an error, what is probably a mistake a
 * warning. A table without errors can be prepared. Never throws.
 */
export function checkTable(table: RateTable): TableProblem[] {
  const header = checkTableHeader(table);
  if (header.length > 0) return header;
  const problems = new TableProblems();
  const { report } = problems;
  if (table.rowCount > tableLimits.maxRows) {
    const sentence = say('TOO_MANY_ROWS', { limit: tableLimits.maxRows });
    return [{ severity: 'error', code: 'LIMIT_EXCEEDED', ...sentence }];
  }
  checkColumns(table, report);
  if (problems.found.length > 0) return problems.found;
  checkMissing(table, report);
  const keys = indexKeys(table);
  const layers = buildLayers(table, keys);
  const work = { comparisonsLeft: maxCompared };
  if (layers === undefined) {
    report({ severity: 'error', code: 'LIMIT_EXCEEDED', ...say('RANGES_TOO_COMPLEX') });
  } else {
    checkRows(keys, layers, problems);
    checkTies(keys, layers, work, problems);
    checkGaps(keys, layers, problems);
  }
  if (work.comparisonsLeft < 0)
    report({ severity: 'warning', code: 'LIMIT_EXCEEDED', ...say('TABLE_CHECK_INCOMPLETE') });
  checkSimilar(keys, report);
  return problems.found;
}
