// A table as history has it: its pieces are stored apart, under their hashes. Pure.
import type { TableHeader } from '@coverwright/rules';
import type { PieceReference } from './rate-table.ts';

export interface OutlinedTable extends TableHeader {
  readonly pieces: readonly PieceReference[];
}

const partPrefix = 'rateTables/';

/** A part for each table, so that history has the states of each. */
export function toTableParts(tables: readonly OutlinedTable[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(tables.map(({ name, ...outline }) => [`${partPrefix}${name}`, outline]));
}

/** The tables among the parts of a product, in the order of their names. */
export function outlinedTablesIn(parts: object): OutlinedTable[] {
  const tables = Object.entries(parts).flatMap(([part, outline]: [string, Omit<OutlinedTable, 'name'>]) =>
    part.startsWith(partPrefix) ? [{ ...outline, name: part.slice(partPrefix.length) }] : [],
  );
  return tables.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
