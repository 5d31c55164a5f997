/** The key columns of a table as numbers: codes of exact keys, ends of ranges, and which keys a row gives at all. */
import { cellsOfKey, type Cells, type ExactKey, type RangeKey, type RateTable, type TableKey } from './rate-table.ts';
import { isEmpty, numberAt, toComposed } from './table-cells.ts';

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

function indexTexts(key: ExactKey, rowCount: number): ExactIndex {
  const { data, texts } = key.cells;
  const codes = new Map<string, number>();
  const codeOfTexts = new Int32Array(texts.length).fill(-1);
  const rowCodes = Int32Array.from({ length: rowCount }, (_, row) => {
    const position = data[row] ?? -1;
    const text = texts[position];
    if (text === undefined) return -1;
    const known = codeOfTexts[position] ?? -1;
    if (known !== -1) return known;
    const code = addCode(codes, toComposed(text));
    codeOfTexts[position] = code;
    return code;
  });
  return { key, codes, rowCodes };
}

function indexExact(key: ExactKey, rowCount: number): ExactIndex {
  if (key.type === 'text') return indexTexts(key, rowCount);
  const codes = new Map<number | boolean, number>();
  const rowCodes = Int32Array.from({ length: rowCount }, (_, row) => {
    if (isEmpty(key.cells, key.type, row)) return -1;
    const value = numberAt(key.cells, row);
    return addCode(codes, key.type === 'boolean' ? value === 1 : value);
  });
  return { key, codes, rowCodes };
}

function addCode<Value>(codes: Map<Value, number>, value: Value): number {
  const code = codes.get(value) ?? codes.size;
  codes.set(value, code);
  return code;
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
export function listPatterns({ keys, rowCount }: RateTable): readonly Pattern[] {
  const cells = keys.map((key) => ({ type: key.type, columns: cellsOfKey(key) }));
  const rows = new Map<number, number[]>();
  for (let row = 0; row < rowCount; row++) {
    let bits = 0;
    for (const { type, columns } of cells) bits = bits * 2 + (columns.every((one) => isEmpty(one, type, row)) ? 0 : 1);
    const known = rows.get(bits);
    if (known === undefined) rows.set(bits, [row]);
    else known.push(row);
  }
  const patterns = [...rows].map(([bits, those]) => {
    const given = Array.from(bits.toString(2).padStart(keys.length, '0'), (bit) => bit === '1');
    return { given, rows: those, bits };
  });
  return patterns.toSorted((a, b) => countGiven(b) - countGiven(a) || b.bits - a.bits);
}

function countGiven({ given }: Pattern): number {
  return given.filter(Boolean).length;
}
