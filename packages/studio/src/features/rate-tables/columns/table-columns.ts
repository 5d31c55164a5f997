/**
 * The columns of a rate table as the studio edits them: every field as typed, also those that the chosen use does not have,
 * so that another choice brings them back. Keys come before values. Pure.
 */
import {
  checkTableHeader,
  type KeyColumn,
  type TableHeader,
  type TableProblem,
  type ValueColumn,
} from '@coverwright/rules';
import { parseJson } from '@coverwright/insurance/json';
import { minorUnitsOf } from '@coverwright/insurance/minor-units';
import type { CellType, GridColumn } from '../../../ui/grid/model/sheet.ts';

/** An exact key has one cell in a row, a range two. */
export const columnUses = ['exact', 'range', 'value'] as const;
export type ColumnUse = (typeof columnUses)[number];

export const keyTypes = ['text', 'number', 'boolean', 'date'] as const;
export type KeyType = (typeof keyTypes)[number];

export const rangeTypes = ['number', 'date'] as const;
export type RangeType = (typeof rangeTypes)[number];

export const units = ['amount', 'factor', 'percent', 'text'] as const;
export type Unit = (typeof units)[number];

/** What a lookup gives that finds no row, or an empty cell. */
export const fallbacks = ['failure', 'none', 'value'] as const;
export type Fallback = (typeof fallbacks)[number];

export interface TableColumn {
  /** Distinct among the columns; stays when the column gets another name. */
  readonly id: string;
  readonly name: string;
  readonly use: ColumnUse;
  readonly type: KeyType;
  readonly unit: Unit;
  readonly currency: string;
  readonly fallback: Fallback;
  /** Of the fallback `value`, as typed. */
  readonly fallbackValue: string;
}

export function emptyColumn(id: string, use: ColumnUse, currency: string): TableColumn {
  const type = use === 'range' ? 'number' : 'text';
  return { id, name: '', use, type, unit: 'amount', currency, fallback: 'failure', fallbackValue: '' };
}

/** An id that no column has. */
export function freeId(columns: readonly TableColumn[]): string {
  return String(columns.reduce((most, { id }) => Math.max(most, Number(id)), 0) + 1);
}

/** Keys first, in their order. */
export function inStoredOrder(columns: readonly TableColumn[]): readonly TableColumn[] {
  return [...columns.filter(({ use }) => use !== 'value'), ...columns.filter(({ use }) => use === 'value')];
}

export function rangeTypeOf({ type }: Pick<TableColumn, 'type'>): RangeType {
  return type === 'date' ? 'date' : 'number';
}

function toKey(column: TableColumn): KeyColumn {
  const name = column.name.trim();
  if (column.use === 'range') return { name, match: 'range', type: rangeTypeOf(column) };
  return { name, match: 'exact', type: column.type };
}

const numberPattern = /^-?\d+(?:\.\d+)?$/u;

function toFallback({ unit, fallback, fallbackValue }: TableColumn): Pick<ValueColumn, 'default'> {
  if (fallback === 'failure') return {};
  if (fallback === 'none') return { default: null };
  const text = fallbackValue.trim();
  return { default: unit === 'text' || !numberPattern.test(text) ? text : Number(text) };
}

function toValue(column: TableColumn): ValueColumn {
  const { unit, currency } = column;
  const toUnit = unit === 'amount' ? { kind: unit, currency: currency.trim().toUpperCase() } : { kind: unit };
  return { name: column.name.trim(), unit: toUnit, ...toFallback(column) };
}

export function toHeader(name: string, columns: readonly TableColumn[]): TableHeader {
  const keys = columns.filter(({ use }) => use !== 'value').map(toKey);
  return { name, keys, values: columns.filter(({ use }) => use === 'value').map(toValue) };
}

/** What is wrong with the columns, and with the name. */
export function checkColumns(name: string, columns: readonly TableColumn[]): readonly TableProblem[] {
  return checkTableHeader(toHeader(name, columns));
}

export interface SentHeader {
  readonly keys: readonly { readonly name: string; readonly match: string; readonly type: string }[];
  readonly values: readonly {
    readonly name: string;
    readonly unit: string;
    readonly currency?: string | null | undefined;
    readonly defaultJsonString?: string | null | undefined;
  }[];
}

function oneOf<Value extends string>(values: readonly Value[], text: string): Value | undefined {
  return values.find((value) => value === text.toLowerCase());
}

function fromFallback(json: string | null | undefined): Pick<TableColumn, 'fallback' | 'fallbackValue'> {
  if (json === null || json === undefined) return { fallback: 'failure', fallbackValue: '' };
  const value = parseJson(json);
  if (value === null || value === undefined) return { fallback: 'none', fallbackValue: '' };
  return { fallback: 'value', fallbackValue: typeof value === 'string' ? value : json };
}

/** Undefined for columns that only a newer version of the studio knows. */
export function fromSent({ keys, values }: SentHeader): readonly TableColumn[] | undefined {
  const columns: TableColumn[] = [];
  for (const { name, match, type: sent } of keys) {
    const [use, type] = [oneOf(columnUses, match), oneOf(keyTypes, sent)];
    if (use === undefined || use === 'value' || type === undefined) return undefined;
    columns.push({ ...emptyColumn(freeId(columns), use, ''), name, type });
  }
  for (const { name, unit: sent, currency, defaultJsonString } of values) {
    const unit = oneOf(units, sent);
    if (unit === undefined) return undefined;
    const column = emptyColumn(freeId(columns), 'value', currency ?? '');
    columns.push({ ...column, name, unit, ...fromFallback(defaultJsonString) });
  }
  return columns;
}

export interface CellNames {
  readonly from: (name: string) => string;
  readonly to: (name: string) => string;
}

/** Where nobody reads the names of cells. */
export const plainNames: CellNames = { from: (name) => name, to: (name) => name };

function typeOf({ use, type, unit }: TableColumn): CellType {
  if (use !== 'value') return type;
  if (unit === 'text') return 'text';
  return unit === 'percent' ? 'percent' : 'number';
}

function formatOf({ use, unit, currency }: TableColumn): Pick<GridColumn, 'takesPercent' | 'decimals'> {
  if (use !== 'value') return {};
  if (unit === 'factor') return { takesPercent: true };
  return unit === 'amount' && currency.trim() !== '' ? { decimals: minorUnitsOf(currency.trim()) } : {};
}

/** The columns of cells: two for a range. */
export function toGridColumns(columns: readonly TableColumn[], names: CellNames): readonly GridColumn[] {
  return columns.flatMap((column): GridColumn[] => {
    const { id, use } = column;
    const name = column.name.trim();
    if (use !== 'range') return [{ id, name, type: typeOf(column), ...formatOf(column) }];
    const type = rangeTypeOf(column);
    return [
      { id: `${id}.from`, name: names.from(name), type },
      { id: `${id}.to`, name: names.to(name), type },
    ];
  });
}

/** As JSON, with the digits as they were typed. */
function defaultJson({ unit, fallback, fallbackValue }: TableColumn): string | null {
  if (fallback === 'failure') return null;
  if (fallback === 'none') return 'null';
  const text = fallbackValue.trim();
  return unit !== 'text' && numberPattern.test(text) ? text : JSON.stringify(text);
}

/** As the API takes them. */
export function toInput(columns: readonly TableColumn[]) {
  const keys = columns
    .filter(({ use }) => use !== 'value')
    .map((column) => ({
      name: column.name.trim(),
      match: column.use === 'range' ? ('RANGE' as const) : ('EXACT' as const),
      type: apiTypes[column.use === 'range' ? rangeTypeOf(column) : column.type],
    }));
  const values = columns
    .filter(({ use }) => use === 'value')
    .map((column) => ({
      name: column.name.trim(),
      unit: apiUnits[column.unit],
      currency: column.unit === 'amount' ? column.currency.trim().toUpperCase() : null,
      defaultJsonString: defaultJson(column),
    }));
  return { keys, values };
}

const apiTypes = { text: 'TEXT', number: 'NUMBER', boolean: 'BOOLEAN', date: 'DATE' } as const;
const apiUnits = { amount: 'AMOUNT', factor: 'FACTOR', percent: 'PERCENT', text: 'TEXT' } as const;
