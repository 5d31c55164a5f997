// Converts the JSON of a call to cell values. The workbook's own cell determines the type: text instead of a number is a
// problem and never becomes zero.
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
      const message = value === undefined ? undefined : readField(field, value, rows, cells);
      if (message !== undefined) problems.push({ kind: 'input', variable: field.variable, message });
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
function readField(field: Field, value: FieldValue, rows: readonly InputCell[][], cells: Inputs): string | undefined {
  const { shape, label } = field;
  const [firstRow = []] = rows;
  const [first] = firstRow;
  if (shape === 'value') return first && readCell(value, first, label, cells);
  if (!Array.isArray(value)) return `The input ${label} must be a list${shape === 'list' ? '' : ' of rows'}.`;
  const list: readonly FieldValue[] = value;
  const flat = shape === 'list' ? rows.flat() : undefined;
  const size = flat?.length ?? rows.length;
  if (list.length !== size) {
    return `The input ${label} has ${list.length} ${flat ? 'values' : 'rows'}; the workbook has cells for ${size}.`;
  }
  for (const [index, item] of list.entries()) {
    const cell = flat?.[index];
    const at = `${label}[${index}]`;
    const message = cell ? readCell(item, cell, at, cells) : readRow(field, item, rows[index] ?? [], at, cells);
    if (message !== undefined) return message;
  }
  return undefined;
}

function readRow(
  { shape, columns }: Field,
  value: FieldValue,
  row: readonly InputCell[],
  at: string,
  cells: Inputs,
): string | undefined {
  if (shape !== 'records') {
    if (!Array.isArray(value)) return `The input ${at} must be a list.`;
    const list: readonly FieldValue[] = value;
    if (list.length !== row.length)
      return `The input ${at} has ${list.length} values; the workbook has cells for ${row.length}.`;
    return firstMessage(row, (cell, index) => readCell(list[index] ?? null, cell, `${at}[${index}]`, cells));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return `The input ${at} must be an object.`;
  const record = value as Readonly<Record<string, FieldValue>>;
  const unknown = Object.keys(record).find((name) => !columns.includes(name));
  if (unknown !== undefined)
    return `The input ${at} has no column ${unknown.slice(0, 100)}. It has ${columns.join(', ')}.`;
  return firstMessage(row, (cell, index) => {
    const name = columns[index] ?? '';
    return Object.hasOwn(record, name)
      ? readCell(record[name] ?? null, cell, `${at}.${name}`, cells)
      : `The input ${at} lacks the column ${name}.`;
  });
}

function firstMessage(
  row: readonly InputCell[],
  readAt: (cell: InputCell, index: number) => string | undefined,
): string | undefined {
  for (const [index, cell] of row.entries()) {
    const message = readAt(cell, index);
    if (message !== undefined) return message;
  }
  return undefined;
}

function readCell(value: FieldValue, { id, dataType }: InputCell, label: string, cells: Inputs): string | undefined {
  if (value === null) {
    cells.set(id, null);
    return undefined;
  }
  if (typeof value === 'object') return `The input ${label} must be a single value.`;
  if (typeof value === 'number' && !Number.isFinite(value)) return `The input ${label} is not a finite number.`;
  if (typeof value === 'string' && value.length > workbookLimits.textLength) {
    return `The input ${label} has ${value.length.toLocaleString('en-US')} characters; a cell holds at most ${workbookLimits.textLength.toLocaleString('en-US')}.`;
  }
  const wrong = checkType(value, dataType, label);
  if (wrong !== undefined) return wrong;
  cells.set(id, dataType === 'date' && typeof value === 'string' ? readIsoDate(value) : value);
  return undefined;
}

function checkType(value: number | string | boolean, dataType: DataType, label: string): string | undefined {
  switch (dataType) {
    case 'number':
      return typeof value === 'number' ? undefined : `The input ${label} must be a number.`;
    case 'string':
      return typeof value === 'string' ? undefined : `The input ${label} must be a text.`;
    case 'boolean':
      return typeof value === 'boolean' ? undefined : `The input ${label} must be true or false.`;
    case 'date':
      return typeof value === 'string' && readIsoDate(value) !== undefined
        ? undefined
        : `The input ${label} must be a date such as 2026-01-31.`;
    case 'stub':
    case 'error':
    case 'array':
    case 'object':
      break;
  }
  return undefined;
}
