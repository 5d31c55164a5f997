// Changes of the rows of a table, as they are sent and applied. Pure. Every change names what it replaces, so that the
// changes of two users merge cell by cell, and each change can be undone by its inverse.
import {
  isJsonList,
  isJsonObject,
  type Json,
  parseLogicText,
  type TableHeader,
  type WrittenCell,
} from '@coverwright/rules';
import type { Problem } from '../../errors/user-error.ts';
import { validateJson } from '../../errors/validate-json-text.ts';
import { say } from '../../sentences/say.ts';
import type { RowSlots } from './row-slots.ts';
import { cellColumnsOf, type CellColumn } from '../../calculation/tables/table-pieces.ts';
import { cellText, isSameCell, type Row } from '../../calculation/tables/table-rows.ts';

/** Rows and columns are counted from 1, each in the table as the changes before have left it. */
export type TableChange =
  | {
      readonly kind: 'set';
      readonly row: number;
      readonly column: number;
      readonly before: readonly Row[];
      readonly after: readonly Row[];
    }
  | { readonly kind: 'insert'; readonly row: number; readonly rows: readonly Row[] }
  | { readonly kind: 'remove'; readonly row: number; readonly before: readonly Row[] };

export type ParsedChanges =
  | { readonly ok: true; readonly changes: readonly TableChange[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Further problems would only repeat the first ones. */
const problemsMax = 50;

export function parseChanges(text: string, path: string): ParsedChanges {
  const parsed = parseLogicText(text);
  if (!parsed.ok) return { ok: false, problems: validateJson(text, path, 'changes') };
  const entries = isJsonList(parsed.value) ? parsed.value : undefined;
  if (entries === undefined)
    return { ok: false, problems: [{ code: 'INVALID', ...say('TABLE_CHANGES_NOT_A_LIST'), path }] };
  const changes: TableChange[] = [];
  const problems: Problem[] = [];
  for (const [index, entry] of entries.entries()) {
    const change = toChange(entry);
    if (change === undefined)
      problems.push({ code: 'INVALID', ...say('TABLE_CHANGE_UNREADABLE'), path: `${path}.${index}` });
    else changes.push(change);
  }
  return problems.length > 0 ? { ok: false, problems: problems.slice(0, problemsMax) } : { ok: true, changes };
}

function toChange(entry: Json): TableChange | undefined {
  if (!isJsonObject(entry)) return undefined;
  const [member, ...others] = Object.entries(entry);
  if (member === undefined || others.length > 0) return undefined;
  const [kind, value] = member;
  if (!isJsonObject(value)) return undefined;
  const { row, column, before, after, rows } = value;
  if (!isCount(row)) return undefined;
  if (kind === 'insert') return isRows(rows) ? { kind, row, rows } : undefined;
  if (!isRows(before)) return undefined;
  if (kind === 'remove') return { kind, row, before };
  if (kind !== 'set' || !isCount(column) || !isRows(after) || !isSameShape(before, after)) return undefined;
  return { kind, row, column, before, after };
}

function isCount(value: Json | undefined): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;
}

function isRows(value: Json | undefined): value is readonly (readonly Json[])[] {
  return isJsonList(value) && value.length > 0 && value.every(isJsonList);
}

function isSameShape(before: readonly Row[], after: readonly Row[]): boolean {
  return before.length === after.length && before.every((row, index) => row.length === after[index]?.length);
}

export interface AppliedChanges {
  /** Whether rows that were there before have another number. */
  readonly movesRows: boolean;
  /** Cells that another user has changed, and changes outside the table. */
  readonly problems: readonly Problem[];
}

/** Applies the changes in their order; those with a problem are left out. */
export function applyChanges(
  slots: RowSlots,
  changes: readonly TableChange[],
  header: TableHeader,
  path: string,
): AppliedChanges {
  const columns = cellColumnsOf(header);
  const problems: Problem[] = [];
  let movesRows = false;
  for (const [index, change] of changes.entries()) {
    const place = `${path}.${index}`;
    if (isOutside(change, columns.length, slots.rowCount)) {
      problems.push({ code: 'INVALID', ...say('TABLE_CHANGE_OUTSIDE'), path: place });
      continue;
    }
    if (change.kind === 'insert') {
      movesRows ||= change.row <= slots.rowCount;
      slots.insert(change.row - 1, change.rows);
      continue;
    }
    const conflicts = conflictsOf(slots, change, columns, place);
    problems.push(...conflicts);
    if (conflicts.length > 0) continue;
    if (change.kind === 'remove') {
      movesRows = true;
      slots.remove(change.row - 1, change.before.length);
    } else setCells(slots, change);
  }
  return { movesRows, problems: problems.slice(0, problemsMax) };
}

function isOutside(change: TableChange, columnCount: number, rowCount: number): boolean {
  const { row } = change;
  if (change.kind === 'insert') return row > rowCount + 1 || change.rows.some(({ length }) => length !== columnCount);
  const isBelow = row - 1 + change.before.length > rowCount;
  if (change.kind === 'remove') return isBelow || change.before.some(({ length }) => length !== columnCount);
  return isBelow || change.before.some(({ length }) => change.column - 1 + length > columnCount);
}

function setCells(slots: RowSlots, { row, column, after }: Extract<TableChange, { kind: 'set' }>): void {
  for (const [down, cells] of after.entries())
    for (const [across, cell] of cells.entries()) slots.set(row - 1 + down, column - 1 + across, cell);
}

/** Cells that are neither what the change replaces nor what it sets. */
function conflictsOf(
  slots: RowSlots,
  change: Exclude<TableChange, { kind: 'insert' }>,
  columns: readonly CellColumn[],
  path: string,
): Problem[] {
  const conflicts: Problem[] = [];
  const first = change.kind === 'set' ? change.column - 1 : 0;
  for (const [down, cells] of change.before.entries()) {
    for (const [across, expected] of cells.entries()) {
      const column = columns[first + across];
      if (column === undefined || conflicts.length >= problemsMax) continue;
      const current = slots.cell(change.row - 1 + down, first + across);
      const wanted = change.kind === 'set' ? change.after[down]?.[across] : undefined;
      if (isSameCell(column.type, current, expected)) continue;
      if (change.kind === 'set' && isSameCell(column.type, current, wanted)) continue;
      conflicts.push({ code: 'CONFLICT', ...cellChanged(change.row + down, column, current), path });
    }
  }
  return conflicts;
}

function cellChanged(row: number, { name, end }: CellColumn, current: WrittenCell) {
  const column = end === undefined ? name : `${name} (${end})`;
  return say('TABLE_CELL_CHANGED', { row, column, value: cellText(current) });
}
