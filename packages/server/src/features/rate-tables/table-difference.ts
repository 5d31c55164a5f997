// The differences between two states of the rate tables of a product: one for each table, with its edits in words. Pure.
import { isDeepStrictEqual } from 'node:util';
import type { TableHeader } from '@coverwright/rules';
import type { Difference } from '../../snapshots/difference.ts';
import { type ComparedTable, compareTables, type TableChanges } from './compare-tables.ts';
import { editsOfColumns, editsOfHeader, editsOfRows, editsOfUnread } from './table-edits.ts';

type TableDifference = Difference<'RATE_TABLE'>;

const part = 'RATE_TABLE';

/**
 * Tables are known by their names; those of a name that only one state has are added or removed.
 * @param compare undefined for a table whose rows cannot be compared
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
    ...added.map((table): TableDifference => ({
      part,
      action: 'ADDED',
      name: table.name,
      edits: () => editsOfColumns(table),
    })),
    ...after.flatMap((table): TableDifference[] => {
      const known = old.get(table.name);
      return known === undefined ? [] : differencesOfTable(known, table, compare(table.name));
    }),
    ...removed.map((table): TableDifference => ({
      part,
      action: 'REMOVED',
      name: table.name,
      edits: () => editsOfColumns(table),
    })),
  ];
}

function byName(tables: readonly TableHeader[]): ReadonlyMap<string, TableHeader> {
  return new Map(tables.map((table) => [table.name, table]));
}

function differencesOfTable(
  before: TableHeader,
  after: TableHeader,
  compared: readonly [ComparedTable, ComparedTable] | undefined,
): TableDifference[] {
  const changes = compared && compareTables(...compared);
  const isHeaderSame = isDeepStrictEqual([before.keys, before.values], [after.keys, after.values]);
  if (isHeaderSame && changes !== undefined && isNothing(changes)) return [];
  const edits = () => [
    ...editsOfHeader(before, after),
    ...(changes === undefined ? editsOfUnread() : editsOfRows(changes, { before, after })),
  ];
  return [{ part, action: 'CHANGED', name: after.name, edits }];
}

function isNothing({ added, removed, changed, movedCount }: TableChanges): boolean {
  return added.length + removed.length + changed.length + movedCount === 0;
}
