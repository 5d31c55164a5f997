/** Reads what was stored of a table before a forced reload. Pure. */
import { isJsonList, isJsonObject, isObject, parseJson, type Json } from '@coverwright/insurance/json';
import type { Rows, TableChange } from '../cells/table-changes.ts';
import { columnUses, fallbacks, keyTypes, type TableColumn, units } from '../columns/table-columns.ts';
import type { KeptTable } from './table-content.ts';

function readRows(value: unknown): Rows | undefined {
  if (!isJsonList(value)) return undefined;
  const rows = value.map((row) => (isJsonList(row) && row.every(isText) ? row : undefined));
  return rows.every((row) => row !== undefined) ? rows : undefined;
}

function isText(value: Json): value is string {
  return typeof value === 'string';
}

function readChange(value: Json): TableChange | undefined {
  if (!isJsonObject(value)) return undefined;
  const [kind, change] = Object.entries(value)[0] ?? [];
  if (!isJsonObject(change)) return undefined;
  const { row, column } = change;
  if (typeof row !== 'number') return undefined;
  if (kind === 'insert') {
    const rows = readRows(change['rows']);
    return rows && { insert: { row, rows } };
  }
  const before = readRows(change['before']);
  if (before === undefined) return undefined;
  if (kind === 'remove') return { remove: { row, before } };
  const after = readRows(change['after']);
  if (kind !== 'set' || after === undefined || typeof column !== 'number') return undefined;
  return { set: { row, column, before, after } };
}

function readColumn(value: Json): TableColumn | undefined {
  if (!isJsonObject(value)) return undefined;
  const text = (name: keyof TableColumn): string => {
    const field = value[name];
    return typeof field === 'string' ? field : '';
  };
  const use = columnUses.find((one) => one === text('use'));
  const type = keyTypes.find((one) => one === text('type'));
  const unit = units.find((one) => one === text('unit'));
  const fallback = fallbacks.find((one) => one === text('fallback'));
  if (use === undefined || type === undefined || unit === undefined || fallback === undefined) return undefined;
  const [id, name, currency, fallbackValue] = [text('id'), text('name'), text('currency'), text('fallbackValue')];
  return { id, name, use, type, unit, currency, fallback, fallbackValue };
}

function readAll<Value>(value: unknown, read: (entry: Json) => Value | undefined): readonly Value[] | undefined {
  if (!isJsonList(value)) return undefined;
  const found = value.map(read).filter((entry) => entry !== undefined);
  return found.length === value.length ? found : undefined;
}

/** Undefined if there is nothing, or if the table has changed since: its rows may have other numbers. */
export function readKeptTable(kept: unknown, revision: string | undefined): KeptTable | undefined {
  const value = parseJson(JSON.stringify(kept ?? null));
  if (!isObject(value) || value['revision'] !== (revision ?? null)) return undefined;
  const changes = readAll(value['changes'], readChange);
  if (changes !== undefined) return { changes };
  const [columns, cells] = [readAll(value['columns'], readColumn), readRows(value['cells'])];
  return columns && cells && { columns, cells };
}
