// Converts the JSON of a call to cell values. The workbook's own cell determines the type: text instead of a number is a
// problem and never becomes zero.
import type { Sentence } from '@coverwright/insurance/sentence';
import { say } from '../../sentences/say.ts';
import { workbookLimits } from '../limits.ts';
import { type DataType, dataTypeOf, type Field } from '../read/fields.ts';
import { toKey, type Workbook } from '../read/cells.ts';
import { toId } from '../plan/plan.ts';
import type { CellValue } from '../values.ts';
import type { CallProblem, FieldValue } from './outcome.ts';
import { readIsoDate } from './serial-dates.ts';

type Inputs = Map<number, CellValue | undefined>;

/** Reads the values of one call into the cells of its inputs. */
export type InputReader = (row: readonly (FieldValue | undefined)[], cells: Inputs) => CallProblem[];

/** The fields are those of the workbook, in the order of the values; `all` are set in every call. */
export function createInputReader(workbook: Workbook, fields: readonly Field[], all: readonly Field[]): InputReader {
  const cellsOf = new Map(all.map((field) => [field, toInputCells(field, workbook)]));
  const wanted = fields.map((field) => ({ field, rows: cellsOf.get(field) ?? [] }));
  return (row, cells) => {
    for (const rows of cellsOf.values()) for (const line of rows) for (const { id } of line) cells.set(id, undefined);
    const problems: CallProblem[] = [];
    for (const [index, { field, rows }] of wanted.entries()) {
      const value = row[index];
      const problem = value === undefined ? undefined : readField(field, value, rows, cells);
      if (problem !== undefined) problems.push({ kind: 'input', variable: field.variable, ...problem });
    }
    return problems;
  };
}

interface InputCell {
  readonly id: number;
  readonly dataType: DataType;
}

function toInputCells({ area }: Field, { sheets }: Workbook): InputCell[][] {
  const lines: InputCell[][] = [];
  for (let row = area.top; row <= area.bottom; row++) {
    const line: InputCell[] = [];
    for (let column = area.left; column <= area.right; column++) {
      const cell = sheets[area.sheet]?.cells.get(toKey(row, column));
      line.push({ id: toId(area.sheet, row, column), dataType: dataTypeOf(cell) });
    }
    lines.push(line);
  }
  return lines;
}

/** The problem with a value, if there is one. */
function readField(field: Field, value: FieldValue, rows: readonly InputCell[][], cells: Inputs): Sentence | undefined {
  const { shape, label } = field;
  const [firstRow = []] = rows;
  const [first] = firstRow;
  if (shape === 'value') return first && readCell(value, first, label, cells);
  if (!Array.isArray(value)) return say(shape === 'list' ? 'INPUT_NOT_A_LIST' : 'INPUT_NOT_A_LIST_OF_ROWS', { label });
  const list: readonly FieldValue[] = value;
  const flat = shape === 'list' ? rows.flat() : undefined;
  const size = flat?.length ?? rows.length;
  if (list.length !== size) {
    return say(flat ? 'INPUT_VALUES_WRONG' : 'INPUT_ROWS_WRONG', { label, count: list.length, size });
  }
  for (const [index, item] of list.entries()) {
    const cell = flat?.[index];
    const at = `${label}[${index}]`;
    const problem = cell ? readCell(item, cell, at, cells) : readRow(field, item, rows[index] ?? [], at, cells);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function readRow(
  { shape, columns }: Field,
  value: FieldValue,
  row: readonly InputCell[],
  at: string,
  cells: Inputs,
): Sentence | undefined {
  if (shape !== 'records') {
    if (!Array.isArray(value)) return say('INPUT_NOT_A_LIST', { label: at });
    const list: readonly FieldValue[] = value;
    if (list.length !== row.length)
      return say('INPUT_VALUES_WRONG', { label: at, count: list.length, size: row.length });
    return firstProblem(row, (cell, index) => readCell(list[index] ?? null, cell, `${at}[${index}]`, cells));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return say('INPUT_NOT_AN_OBJECT', { at });
  const record = value as Readonly<Record<string, FieldValue>>;
  const unknown = Object.keys(record).find((name) => !columns.includes(name));
  if (unknown !== undefined)
    return say('INPUT_COLUMN_UNKNOWN', { at, name: unknown.slice(0, 100), columns: columns.join(', ') });
  return firstProblem(row, (cell, index) => {
    const name = columns[index] ?? '';
    return Object.hasOwn(record, name)
      ? readCell(record[name] ?? null, cell, `${at}.${name}`, cells)
      : say('INPUT_COLUMN_MISSING', { at, name });
  });
}

function firstProblem(
  row: readonly InputCell[],
  readAt: (cell: InputCell, index: number) => Sentence | undefined,
): Sentence | undefined {
  for (const [index, cell] of row.entries()) {
    const problem = readAt(cell, index);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function readCell(value: FieldValue, { id, dataType }: InputCell, label: string, cells: Inputs): Sentence | undefined {
  if (value === null) {
    cells.set(id, null);
    return undefined;
  }
  if (typeof value === 'object') return say('INPUT_NOT_SINGLE', { label });
  if (typeof value === 'number' && !Number.isFinite(value)) return say('INPUT_NOT_FINITE', { label });
  if (typeof value === 'string' && value.length > workbookLimits.textLength) {
    const max = workbookLimits.textLength.toLocaleString('en-US');
    return say('INPUT_TEXT_TOO_LONG', { label, length: value.length.toLocaleString('en-US'), max });
  }
  const wrong = checkType(value, dataType, label);
  if (wrong !== undefined) return wrong;
  cells.set(id, dataType === 'date' && typeof value === 'string' ? readIsoDate(value) : value);
  return undefined;
}

function checkType(value: number | string | boolean, dataType: DataType, label: string): Sentence | undefined {
  switch (dataType) {
    case 'number':
      return typeof value === 'number' ? undefined : say('INPUT_NOT_A_NUMBER', { label });
    case 'string':
      return typeof value === 'string' ? undefined : say('INPUT_NOT_A_TEXT', { label });
    case 'boolean':
      return typeof value === 'boolean' ? undefined : say('INPUT_NOT_TRUE_OR_FALSE', { label });
    case 'date':
      return typeof value === 'string' && readIsoDate(value) !== undefined
        ? undefined
        : say('INPUT_NOT_A_DATE', { label });
    case 'stub':
    case 'error':
    case 'array':
    case 'object':
      break;
  }
  return undefined;
}
