import type { Scalar, Table } from './values.ts';

/** A range, read from the slots of its cells. */
export class RangeTable implements Table {
  readonly rows: number;
  readonly columns: number;
  readonly isConstant: boolean;
  readonly top: number;
  readonly left: number;
  readonly unused: number;
  readonly #cells: readonly Scalar[];
  readonly #slots: Int32Array;

  constructor(
    cells: readonly Scalar[],
    slots: Int32Array,
    place: {
      readonly rows: number;
      readonly columns: number;
      readonly top: number;
      readonly left: number;
      readonly isConstant: boolean;
      readonly unused: number;
    },
  ) {
    this.#cells = cells;
    this.#slots = slots;
    this.rows = place.rows;
    this.columns = place.columns;
    this.top = place.top;
    this.left = place.left;
    this.isConstant = place.isConstant;
    this.unused = place.unused;
  }

  get(index: number): Scalar {
    return this.#cells[this.#slots[index] ?? 0] ?? null;
  }
}

/** The result of a calculation, or constants in braces. */
export class ValueTable implements Table {
  readonly rows: number;
  readonly columns: number;
  readonly isConstant = false;
  readonly #values: readonly Scalar[];

  constructor(rows: number, columns: number, values: readonly Scalar[]) {
    this.rows = rows;
    this.columns = columns;
    this.#values = values;
  }

  get(index: number): Scalar {
    return this.#values[index] ?? null;
  }
}

/** A column or row of a table, without copying; always the same object, so that its index is reused. */
const slices = new WeakMap<Table, Map<number, Table>>();

export function columnOf(table: Table, column: number): Table {
  if (table.columns === 1 && column === 0) return table;
  const known = slices.get(table)?.get(column);
  if (known !== undefined) return known;
  const { rows, columns, isConstant } = table;
  const slice: Table = { rows, columns: 1, isConstant, get: (index) => table.get(index * columns + column) };
  const all = slices.get(table) ?? new Map<number, Table>();
  slices.set(table, all.set(column, slice));
  return slice;
}

export function rowOf(table: Table, row: number): Table {
  if (table.rows === 1 && row === 0) return table;
  const known = slices.get(table)?.get(-1 - row);
  if (known !== undefined) return known;
  const { columns, isConstant } = table;
  const slice: Table = { rows: 1, columns, isConstant, get: (index) => table.get(row * columns + index) };
  const all = slices.get(table) ?? new Map<number, Table>();
  slices.set(table, all.set(-1 - row, slice));
  return slice;
}

export function valuesOf(table: Table): Scalar[] {
  return Array.from({ length: table.rows * table.columns }, (_, index) => table.get(index));
}
