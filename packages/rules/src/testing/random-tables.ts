/** Random tables with keys that they often match, and the lookup in them by reading row after row. For tests only. */
import { normalizeWithin } from '@coverwright/insurance/bounded-text';
import * as fc from 'fast-check';
import type { Json } from '../json/json.ts';
import type { KeyColumn, KeyType, TableHeader } from '../tables/rate-table.ts';
import type { WrittenCell } from '../tables/read-table.ts';

export interface RandomTable {
  readonly header: TableHeader;
  readonly rows: readonly (readonly WrittenCell[])[];
}

const texts = ['asia', 'Asia', 'é', 'e\u0301', '😀', '\ud83d', '34', '', ' ', '__proto__', 'toString', '"'];
const numbers = [-2, -0.5, 0, 0.1, 0.8, 1, 2, 3, 4, 5, 10, 20, 99_999_999_999_999];
const dates = ['2024-02-29', '2024-03-01', '2026-12-31', '2027-01-01', '2027-01-02'];

const cells: Readonly<Record<KeyType, fc.Arbitrary<WrittenCell>>> = {
  text: fc.constantFrom<WrittenCell>(...texts),
  number: fc.constantFrom<WrittenCell>(...numbers),
  boolean: fc.boolean(),
  date: fc.constantFrom<WrittenCell>(...dates),
};

const keyColumns: fc.Arbitrary<KeyColumn> = fc.constantFrom<KeyColumn>(
  { name: 'a', match: 'exact', type: 'text' },
  { name: 'b', match: 'exact', type: 'number' },
  { name: 'c', match: 'exact', type: 'boolean' },
  { name: 'd', match: 'exact', type: 'date' },
  { name: 'e', match: 'range', type: 'number' },
  { name: 'f', match: 'range', type: 'number' },
  { name: 'g', match: 'range', type: 'date' },
);

const defaults = fc.constantFrom<{ default?: number | null }>({}, {}, { default: null }, { default: 7.5 });

const headers: fc.Arbitrary<TableHeader> = fc
  .tuple(fc.uniqueArray(keyColumns, { minLength: 1, maxLength: 4, selector: ({ name }) => name }), defaults)
  .map(([keys, own]) => ({
    name: 'rates',
    keys,
    values: [{ name: 'amount', unit: { kind: 'amount', currency: 'HKD' }, ...own }],
  }));

function cellsOf({ match, type }: KeyColumn): readonly fc.Arbitrary<WrittenCell>[] {
  const cell = fc.oneof({ arbitrary: cells[type], weight: 5 }, { arbitrary: fc.constant(null), weight: 1 });
  return match === 'exact' ? [cell] : [cell, cell];
}

export const randomTable: fc.Arbitrary<RandomTable> = headers.chain((header) => {
  const row = fc.tuple(
    ...header.keys.flatMap(cellsOf),
    fc.option(fc.constantFrom<WrittenCell>(1, 2.25, '3.10'), { freq: 20 }),
  );
  return fc.array(row, { maxLength: 30 }).map((rows) => ({ header, rows }));
});

/** A value of a key: mostly of its type and between the ends of the table's ranges, sometimes of another type. */
function valueOf(type: KeyType): fc.Arbitrary<Json> {
  const near: Readonly<Record<KeyType, fc.Arbitrary<Json>>> = {
    text: cells.text,
    number: fc.oneof(
      cells.number,
      fc.constantFrom(0.7999999999999999, 0.05, 2.5, -3, 1e300, 5e-324, 99_999_999_999_998, Number.MAX_SAFE_INTEGER),
    ),
    boolean: cells.boolean,
    date: fc.oneof(cells.date, fc.constantFrom('2025-06-01', '1999-01-01', '9999-12-31')),
  };
  const odd = fc.constantFrom<Json>(null, '34', 34, true, '2027-02-30', [], {}, '1e3');
  return fc.oneof({ arbitrary: near[type], weight: 12 }, { arbitrary: odd, weight: 1 });
}

export function randomKeys({ keys }: TableHeader): fc.Arbitrary<Record<string, Json>> {
  return fc
    .tuple(...keys.map(({ type }) => valueOf(type)))
    .map((values) => Object.fromEntries(keys.map(({ name }, index) => [name, values[index] ?? null])));
}

function isOfType(value: Json | undefined, type: KeyType): boolean {
  if (type === 'date') {
    return typeof value === 'string' && new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value;
  }
  return typeof value === (type === 'text' ? 'string' : type);
}

/** Dates are ordered as texts. */
function isBefore(a: Json, b: Json): boolean {
  return (a ?? 0) < (b ?? 0);
}

interface Match {
  readonly isMatch: boolean;
  readonly isGiven: boolean;
}

function matchCell({ match, type }: KeyColumn, value: Json, [from = null, to = null]: readonly WrittenCell[]): Match {
  const composed = (text: Json): Json =>
    typeof text === 'string' && type === 'text' ? (normalizeWithin(text, 1_000, 'NFC') ?? text) : text;
  if (match === 'exact') {
    const isGiven = from !== null && from !== '';
    return { isGiven, isMatch: !isGiven || composed(from) === composed(value) };
  }
  const isMatch = (from === null || !isBefore(value, from)) && (to === null || isBefore(value, to));
  return { isGiven: from !== null || to !== null, isMatch };
}

/** The value of the row, the reason for a failure, or the default: row after row. */
export function lookUpNaively({ header, rows }: RandomTable, given: Readonly<Record<string, Json>>): Json {
  if (header.keys.some(({ name, type }) => !isOfType(given[name], type))) return 'INVALID_ARGUMENTS';
  let best: { readonly pattern: string; readonly amount: WrittenCell } | undefined;
  for (const row of rows) {
    let at = 0;
    const matches = header.keys.map((key) => {
      const width = key.match === 'exact' ? 1 : 2;
      return matchCell(key, given[key.name] ?? null, row.slice(at, (at += width)));
    });
    if (!matches.every(({ isMatch }) => isMatch)) continue;
    const bits = matches.map(({ isGiven }) => (isGiven ? '1' : '0')).join('');
    const pattern = `${bits.replaceAll('0', '').length} ${bits}`;
    if (best === undefined || pattern > best.pattern) best = { pattern, amount: row[at] ?? null };
  }
  const amount = best?.amount ?? null;
  if (amount !== null) return Number(amount);
  const fallback = header.values[0]?.default;
  return fallback === undefined ? 'NO_RATE' : fallback;
}
