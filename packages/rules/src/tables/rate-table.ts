/**
 * Rate tables: rows of keys and of values that rules look up with `table`. A table is stored by column, with numbers as
 * whole numbers, so that every cell is exactly what was written. Knows no product and no storage.
 */

export type KeyType = 'text' | 'number' | 'boolean' | 'date';

/** A cell contains one value; an empty cell matches every value. */
export interface ExactKeyColumn {
  readonly name: string;
  readonly match: 'exact';
  readonly type: KeyType;
}

/** A row has two cells: `from` inclusive, `to` exclusive. An empty one is an open end; two of them match every value. */
export interface RangeKeyColumn {
  readonly name: string;
  readonly match: 'range';
  readonly type: 'number' | 'date';
}

export type KeyColumn = ExactKeyColumn | RangeKeyColumn;

/** A percentage is written as 12.5 and looked up as 0.125. */
export type ValueUnit =
  | { readonly kind: 'amount'; readonly currency: string }
  | { readonly kind: 'factor' }
  | { readonly kind: 'percent' }
  | { readonly kind: 'text' };

export interface ValueColumn {
  readonly name: string;
  readonly unit: ValueUnit;
  /**
   * The result of a lookup that finds no row, or an empty cell. Without it such a lookup fails, because null counts as 0
   * in a calculation: null must be declared.
   */
  readonly default?: string | number | null;
}

/** What a rule can be checked against, without the rows. */
export interface TableHeader {
  readonly name: string;
  readonly keys: readonly KeyColumn[];
  readonly values: readonly ValueColumn[];
}

/** The names of a table, which lookups are compared with. */
export interface LookedUpTable {
  readonly name: string;
  /** Without types, those of the keys are not compared. */
  readonly keys: readonly (Pick<KeyColumn, 'name'> & Partial<Pick<KeyColumn, 'type'>>)[];
  readonly values: readonly Pick<ValueColumn, 'name'>[];
}

/**
 * The cells of a column by row. A number is `data` / 10 ** `decimals`, a date the days since 1970-01-01, a boolean 1 or 0,
 * a text an index of `texts`, which are distinct. Empty cells are NaN, or -1 for texts.
 */
export interface Cells {
  readonly data: ArrayLike<number>;
  readonly decimals: number;
  readonly texts: readonly string[];
}

export type ExactKey = ExactKeyColumn & { readonly cells: Cells };
export type RangeKey = RangeKeyColumn & { readonly from: Cells; readonly to: Cells };
export type TableKey = ExactKey | RangeKey;
export type TableValue = ValueColumn & { readonly cells: Cells };

export interface RateTable extends TableHeader {
  readonly rowCount: number;
  readonly keys: readonly TableKey[];
  readonly values: readonly TableValue[];
}

/** Columns of cells: two for a range. */
export function cellsOfKey(key: TableKey): readonly Cells[] {
  return key.match === 'exact' ? [key.cells] : [key.from, key.to];
}

/** The type of the cells of a value. */
export function typeOfUnit({ kind }: ValueUnit): KeyType {
  return kind === 'text' ? 'text' : 'number';
}
