// Which rows of two states of a rate table are the same, by their keys, and which of their cells differ. Pure.
import type { KeyColumn, TableHeader, ValueUnit } from '@coverwright/rules';
import { cellColumnsOf } from '../../calculation/tables/table-pieces.ts';
import { cellText, isSameCell, type Row } from '../../calculation/tables/table-rows.ts';
import { longestIncreasing } from '../../snapshots/difference.ts';

/** A table, and the rows in which it may differ from its other state. */
export interface ComparedTable extends TableHeader {
  readonly rows: readonly Row[];
}

/** A column of both states. A key that is a range has two cells, whose changes are those of one column. */
export interface ComparedColumn {
  readonly name: string;
  readonly end?: 'from' | 'to';
  readonly isKey: boolean;
  /** Of values. */
  readonly unit?: ValueUnit;
}

export interface CellChange {
  readonly column: ComparedColumn;
  readonly before: string;
  readonly after: string;
}

export interface RowChange {
  readonly row: Row;
  readonly cells: readonly CellChange[];
}

/** All changed cells of a column. */
export interface ColumnChange {
  readonly column: ComparedColumn;
  readonly count: number;
  /** The least and the greatest number on each side; undefined if some cells are not numbers. */
  readonly before: Range | undefined;
  readonly after: Range | undefined;
}

type Range = readonly [least: number, greatest: number];

export interface TableChanges {
  readonly added: readonly Row[];
  readonly removed: readonly Row[];
  /** Rows that have to move so that all others keep their order. */
  readonly movedCount: number;
  readonly changed: readonly RowChange[];
  readonly columns: readonly ColumnChange[];
}

/** The time is proportional to the number of cells; for rows in another order, to n log n. */
export function compareTables(before: ComparedTable, after: ComparedTable): TableChanges {
  const matches = matchRows(before, after);
  const columns = commonColumns(before, after);
  const summaries = columns.map(({ column }) => new Summary(column));
  const changed: RowChange[] = [];
  const known = new Set<number>();
  const order: number[] = [];
  for (const [y, x] of matches.entries()) {
    if (x === undefined) continue;
    known.add(x);
    order.push(x);
    const [old = [], row = []] = [before.rows[x], after.rows[y]];
    const cells: CellChange[] = [];
    for (const [index, { column, type, from, to }] of columns.entries()) {
      if (isSameCell(type, old[from], row[to])) continue;
      const change = { column, before: cellText(old[from]), after: cellText(row[to]) };
      cells.push(change);
      summaries[index]?.add(change);
    }
    if (cells.length > 0) changed.push({ row, cells });
  }
  return {
    added: after.rows.filter((_, y) => matches[y] === undefined),
    removed: before.rows.filter((_, x) => !known.has(x)),
    movedCount: order.length - longestIncreasing(order).size,
    changed,
    columns: summaries.flatMap((summary) => summary.toChange() ?? []),
  };
}

class Summary {
  readonly #column: ComparedColumn;
  #count = 0;
  #before: Range | undefined = [Infinity, -Infinity];
  #after: Range | undefined = [Infinity, -Infinity];

  constructor(column: ComparedColumn) {
    this.#column = column;
  }

  add({ before, after }: CellChange): void {
    this.#count += 1;
    this.#before = widen(this.#before, before);
    this.#after = widen(this.#after, after);
  }

  toChange(): ColumnChange | undefined {
    if (this.#count === 0) return undefined;
    return { column: this.#column, count: this.#count, before: this.#before, after: this.#after };
  }
}

function widen(range: Range | undefined, cell: string): Range | undefined {
  const value = cell.trim() === '' ? NaN : Number(cell);
  if (range === undefined || !Number.isFinite(value)) return undefined;
  return [Math.min(range[0], value), Math.max(range[1], value)];
}

interface CommonColumn {
  readonly column: ComparedColumn;
  readonly type: ReturnType<typeof cellColumnsOf>[number]['type'];
  readonly from: number;
  readonly to: number;
}

/** Of keys only those that are matched in the same way. */
function commonColumns(before: TableHeader, after: TableHeader): CommonColumn[] {
  const keys = new Map(after.keys.map((key) => [key.name, key]));
  const units = new Map(after.values.map(({ name, unit }) => [name, unit]));
  const positions = new Map(cellColumnsOf(before).map(({ name, end = '' }, index) => [`${end} ${name}`, index]));
  return cellColumnsOf(after).flatMap(({ name, end, type }, to): CommonColumn[] => {
    const from = positions.get(`${end ?? ''} ${name}`);
    if (from === undefined) return [];
    const unit = units.get(name);
    const column = { name, isKey: keys.has(name), ...(end && { end }), ...(unit && { unit }) };
    return [{ column, type, from, to }];
  });
}

/** By row of the new state, the row of the old one. */
function matchRows(before: ComparedTable, after: ComparedTable): (number | undefined)[] {
  const keys = commonColumns(before, after).filter(({ column }) => column.isKey);
  const [keyOfOld, keyOfNew] = [keyReader(keys, 'from'), keyReader(keys, 'to')];
  const open = new Map<string, number[]>();
  for (let x = before.rows.length - 1; x >= 0; x -= 1) {
    const key = keyOfOld(before.rows[x] ?? []);
    const rows = open.get(key);
    if (rows === undefined) open.set(key, [x]);
    else rows.push(x);
  }
  const matches = after.rows.map((row) => open.get(keyOfNew(row))?.pop());
  return withChangedKeys(matches, before.rows, after.rows, keys);
}

function keyReader(keys: readonly CommonColumn[], side: 'from' | 'to'): (row: Row) => string {
  const read = keys.map(({ type, [side]: position }) => ({ isNumber: type === 'number', position }));
  return (row) => {
    let key = '';
    for (const { isNumber, position } of read) {
      const text = cellText(row[position]);
      const value = isNumber && text !== '' ? Number(text) : NaN;
      key += `${Number.isNaN(value) ? text : value}\u0000`;
    }
    return key;
  };
}

/** Rows between the same neighbours, as many as there were, have other keys if something else in them is the same. */
function withChangedKeys(
  matches: readonly (number | undefined)[],
  before: readonly Row[],
  after: readonly Row[],
  keys: readonly CommonColumn[],
): (number | undefined)[] {
  const all = [...matches];
  const taken = new Set(matches);
  let [start, previous] = [0, -1];
  for (let y = 0; y <= all.length; y += 1) {
    const x = y === all.length ? before.length : matches[y];
    if (x === undefined) continue;
    const count = y - start;
    if (count > 0 && x - previous - 1 === count) {
      for (let index = 0; index < count; index += 1) {
        const other = previous + 1 + index;
        const isSimilar = keys.some(({ type, from, to }) =>
          isSameCell(type, before[other]?.[from], after[start + index]?.[to]),
        );
        if (isSimilar && !taken.has(other)) all[start + index] = other;
      }
    }
    [start, previous] = [y + 1, x];
  }
  return all;
}

/** Keys of a row with their columns, as cells: two of a range. */
export function keyCellsOf(
  { keys }: Pick<TableHeader, 'keys'>,
  row: Row,
): readonly { readonly key: KeyColumn; readonly cells: readonly string[] }[] {
  let at = 0;
  return keys.map((key) => {
    const count = key.match === 'range' ? 2 : 1;
    at += count;
    return { key, cells: row.slice(at - count, at).map(cellText) };
  });
}
