/** A table with its index, ready for lookups. Shared by all evaluations of a process. */
import { indexKeys, type KeyIndex } from './key-index.ts';
import type { RateTable, TableValue } from './rate-table.ts';
import { numberIn, textAt } from './table-cells.ts';
import { buildLayers, type Layer } from './table-layers.ts';

export interface PreparedColumn {
  readonly value: TableValue;
  /** By row; numbers are NaN, and texts undefined, where the cell is empty. */
  readonly cells: Float64Array | readonly (string | undefined)[];
  readonly hasEmpty: boolean;
}

export interface PreparedTable {
  readonly table: RateTable;
  /** What caches distinguish it by: equal hashes must mean equal contents. */
  readonly hash: string;
  /** Approximate memory of the index and the values, without the table. */
  readonly bytes: number;
  readonly keys: readonly KeyIndex[];
  readonly layers: readonly Layer[];
  readonly columns: ReadonlyMap<string, PreparedColumn>;
}

/** The tables that a rule may look up, by name. */
export type PreparedTables = ReadonlyMap<string, PreparedTable>;

let prepared = 0;

function prepareColumn(value: TableValue, rowCount: number): PreparedColumn {
  const { cells, unit } = value;
  if (unit.kind === 'text') {
    const texts = Array.from({ length: rowCount }, (_, row) => textAt(cells, row));
    return { value, cells: texts, hasEmpty: texts.includes(undefined) };
  }
  const numbers = Float64Array.from({ length: rowCount }, (_, row) => numberIn(cells, unit, row));
  return { value, cells: numbers, hasEmpty: numbers.some(Number.isNaN) };
}

function bytesOf(layers: readonly Layer[], keys: readonly KeyIndex[], table: RateTable): number {
  let numbers = table.rowCount * (table.values.length + keys.length * 2);
  for (const { groups, last, levels, grid, combinations } of layers) {
    numbers += (groups.starts.length + groups.order.length + last.order.length) / 2 + (grid?.rows.length ?? 0) / 2;
    for (const { next } of levels) numbers += next.length * 3;
    for (const map of combinations ?? []) numbers += map.size * 5;
  }
  return Math.ceil(numbers * 8);
}

/**
 * Builds the index of a table, in about two microseconds a row. Rows that the check of a table refuses have a defined
 * meaning: the first of several that match wins, and a range that runs backwards matches nothing.
 *
 * @param hash the hash of tableContent; without it, the table differs from every other one for the caches
 * @throws RangeError for a table that checkTable refuses with TABLE_TOO_COMPLEX
 */
export function prepareTable(table: RateTable, hash?: string): PreparedTable {
  const keys = indexKeys(table);
  const layers = buildLayers(table, keys);
  if (layers === undefined) throw new RangeError(`The ranges of the table ${table.name} overlap too much.`);
  prepared += 1;
  return {
    table,
    hash: hash ?? `#${prepared}`,
    bytes: bytesOf(layers, keys, table),
    keys,
    layers,
    columns: new Map(table.values.map((value) => [value.name, prepareColumn(value, table.rowCount)])),
  };
}
