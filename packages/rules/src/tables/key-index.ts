/** The key columns of a table as numbers: codes of exact keys, ends of ranges, and which keys a row gives at all. */
import { cellsOfKey, type Cells, type ExactKey, type RangeKey, type RateTable, type TableKey } from './rate-table.ts';
import { isEmpty, keyAt, numberAt, toComposed } from './table-cells.ts';

export interface ExactIndex {
  readonly key: ExactKey;
  /** By value: a text in NFC, a number, a day, true or false. */
  readonly codes: ReadonlyMap<string | number | boolean, number>;
  /** By row; -1 for an empty cell. */
  readonly rowCodes: Int32Array;
}

/** By row, the nearest doubles of the ends, which are infinite if they are open. */
export interface RangeIndex {
  readonly key: RangeKey;
  readonly from: Float64Array;
  readonly to: Float64Array;
}

export type KeyIndex = ExactIndex | RangeIndex;

export function isExact(index: KeyIndex): index is ExactIndex {
  return index.key.match === 'exact';
}

function indexExact(key: ExactKey, rowCount: number): ExactIndex {
  const codes = new Map<string | number | boolean, number>();
  const rowCodes = new Int32Array(rowCount).fill(-1);
  for (let row = 0; row < rowCount; row++) {
    const cell = key.type === 'date' ? numberAt(key.cells, row) : keyAt(key.cells, key.type, row);
    if (cell === null || Number.isNaN(cell)) continue;
    const value = typeof cell === 'string' ? toComposed(cell) : cell;
    const code = codes.get(value) ?? codes.size;
    codes.set(value, code);
    rowCodes[row] = code;
  }
  return { key, codes, rowCodes };
}

function endsOf(cells: Cells, rowCount: number, open: number): Float64Array {
  return Float64Array.from({ length: rowCount }, (_, row) => {
    const end = numberAt(cells, row);
    return Number.isNaN(end) ? open : end;
  });
}

function indexKey(key: TableKey, rowCount: number): KeyIndex {
  if (key.match === 'exact') return indexExact(key, rowCount);
  return { key, from: endsOf(key.from, rowCount, -Infinity), to: endsOf(key.to, rowCount, Infinity) };
}

export function indexKeys({ keys, rowCount }: RateTable): readonly KeyIndex[] {
  return keys.map((key) => indexKey(key, rowCount));
}

/** The rows that give the same keys, and leave the others empty, in order. */
export interface Pattern {
  /** By key. */
  readonly given: readonly boolean[];
  readonly rows: readonly number[];
}

/**
 * The patterns of a table, the most specific first. Of two with as many keys, the one that gives an earlier key is first;
 * the check of a table reports rows of both that match the same values.
 */
export function listPatterns(table: RateTable): readonly Pattern[] {
  const rows = new Map<string, number[]>();
  for (let row = 0; row < table.rowCount; row++) {
    let code = '';
    for (const key of table.keys) {
      code += cellsOfKey(key).every((cells) => isEmpty(cells, key.type, row)) ? '0' : '1';
    }
    const known = rows.get(code);
    if (known === undefined) rows.set(code, [row]);
    else known.push(row);
  }
  const patterns = [...rows].map(([code, those]) => ({
    given: Array.from(code, (bit) => bit === '1'),
    rows: those,
    code,
  }));
  return patterns.toSorted((a, b) => countGiven(b) - countGiven(a) || (a.code < b.code ? 1 : -1));
}

function countGiven({ given }: Pattern): number {
  return given.filter(Boolean).length;
}
