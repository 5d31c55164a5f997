// The differences between two states of the rate tables of a product: cell by cell, as far as the rows correspond. Pure.
import { isDeepStrictEqual } from 'node:util';
import type { TableHeader } from '@coverwright/rules';
import type { Difference } from '../../snapshots/difference.ts';
import { cellColumnsOf } from '../../calculation/tables/table-pieces.ts';
import { cellText, isSameCell, type Row } from '../../calculation/tables/table-rows.ts';

/** A table, and the rows in which it may differ from its other state. */
export interface ComparedTable extends TableHeader {
  readonly rows: readonly Row[];
  /** Rows before these, which are the same in both states. */
  readonly rowsBefore: number;
}

type TableDifference = Difference<'RATE_TABLE'>;

const part = 'RATE_TABLE';

/** A table with more differences is compared as a whole. Keep in sync with docs/limits.md. */
export const tableEntriesMax = 1_000;

/**
 * Tables are known by their names; those of a name that only one state has are added or removed.
 * @param compare undefined for a table that can only be compared as a whole
 */
export function differencesOfTables(
  before: readonly TableHeader[],
  after: readonly TableHeader[],
  compare: (name: string) => readonly [ComparedTable, ComparedTable] | undefined,
): TableDifference[] {
  const [old, next] = [byName(before), byName(after)];
  const added = after.filter(({ name }) => !old.has(name));
  const removed = before.filter(({ name }) => !next.has(name));
  return [
    ...added.map((table): TableDifference => ({ part, action: 'ADDED', name: table.name, after: shownOf(table) })),
    ...after.flatMap((table): TableDifference[] => {
      const known = old.get(table.name);
      if (known === undefined) return [];
      const compared = compare(table.name);
      return compared === undefined ? [changed(known, table)] : differencesOfTable(...compared);
    }),
    ...removed.map((table): TableDifference => ({ part, action: 'REMOVED', name: table.name, before: shownOf(table) })),
  ];
}

function byName(tables: readonly TableHeader[]): ReadonlyMap<string, TableHeader> {
  return new Map(tables.map((table) => [table.name, table]));
}

function shownOf({ keys, values }: TableHeader): object {
  return { keys, values };
}

function changed(before: TableHeader, after: TableHeader): TableDifference {
  return { part, action: 'CHANGED', name: after.name, before: shownOf(before), after: shownOf(after) };
}

function differencesOfTable(before: ComparedTable, after: ComparedTable): TableDifference[] {
  if (!isDeepStrictEqual(shownOf(before), shownOf(after))) return [changed(before, after)];
  const found = before.rows.length === after.rows.length ? changedCells(before, after) : movedRows(before, after);
  return found.length <= tableEntriesMax ? found : [changed(before, after)];
}

function changedCells(before: ComparedTable, after: ComparedTable): TableDifference[] {
  const columns = cellColumnsOf(after);
  const found: TableDifference[] = [];
  for (const [index, row] of after.rows.entries()) {
    const old = before.rows[index] ?? [];
    for (const [position, { name, end, type }] of columns.entries()) {
      if (isSameCell(type, old[position], row[position])) continue;
      const column = end === undefined ? name : `${name}.${end}`;
      found.push({
        part,
        action: 'CHANGED',
        name: `${after.name}[${after.rowsBefore + index + 1}].${column}`,
        before: old[position] ?? undefined,
        after: row[position] ?? undefined,
      });
      if (found.length > tableEntriesMax) return found;
    }
  }
  return found;
}

/** What is between the first and the last row that differ has been removed and added. */
function movedRows(before: ComparedTable, after: ComparedTable): TableDifference[] {
  const [old, next] = [before.rows.map(lineOf), after.rows.map(lineOf)];
  const shorter = Math.min(old.length, next.length);
  let start = 0;
  while (start < shorter && old[start] === next[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === next.at(-1 - end)) end += 1;
  const nameOf = (index: number) => `${after.name}[${after.rowsBefore + start + index + 1}]`;
  return [
    ...before.rows
      .slice(start, old.length - end)
      .map((row, index): TableDifference => ({ part, action: 'REMOVED', name: nameOf(index), before: row })),
    ...after.rows
      .slice(start, next.length - end)
      .map((row, index): TableDifference => ({ part, action: 'ADDED', name: nameOf(index), after: row })),
  ];
}

function lineOf(row: Row): string {
  return JSON.stringify(row.map(cellText));
}
