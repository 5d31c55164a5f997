/**
 * A rate table compared with the inputs that it is looked up with: combinations of values that no row covers, and rows that
 * no values reach. The search has a budget, in rows that it visits and not in time, beyond which not everything could be
 * checked.
 */
import type { Input } from '@coverwright/insurance/input';
import { classesOf, type KeyClasses, type KeyPart } from './key-classes.ts';
import { indexKeys, listPatterns } from './key-index.ts';
import type { RateTable } from './rate-table.ts';

export interface CoverageGap {
  /** By key; those with every value are left out. */
  readonly keys: readonly { readonly key: string; readonly parts: readonly KeyPart[] }[];
}

export interface UnreachableRow {
  /** From 1. */
  readonly row: number;
  /** The key whose value the input cannot have; undefined if more specific rows have all values of the row. */
  readonly key?: string;
}

export interface TableCoverage {
  /** The keys whose input has choices or a range. Without one, nothing is compared. */
  readonly comparedKeys: readonly string[];
  /** False if the search ended early: there may be more gaps and rows. */
  readonly isComplete: boolean;
  /** At most 100. */
  readonly gaps: readonly CoverageGap[];
  /** At most 100. */
  readonly unreachable: readonly UnreachableRow[];
}

const maxVisited = 3_000_000;
/** Before those that differ in one key are combined. */
const maxGaps = 5_000;
const maxReported = 100;

/** Classes that follow each other, by key; undefined for all. */
type Span = readonly [first: number, last: number];
type Gap = (readonly Span[] | undefined)[];

class CoverageSearch {
  readonly #keys: readonly KeyClasses[];
  /** By row: the lower of two decides. */
  readonly #ranks: Int32Array;
  readonly #isReached: Uint8Array;
  readonly gaps: Gap[] = [];
  #left = maxVisited;

  constructor(keys: readonly KeyClasses[], ranks: Int32Array) {
    this.#keys = keys;
    this.#ranks = ranks;
    this.#isReached = new Uint8Array(ranks.length);
  }

  get isComplete(): boolean {
    return this.#left >= 0 && this.gaps.length < maxGaps;
  }

  isReached(row: number): boolean {
    return this.#isReached[row] === 1;
  }

  /** @param spans those of the keys before */
  search(rows: readonly number[], spans: readonly Span[]): void {
    const key = this.#keys[spans.length];
    if (key === undefined) {
      this.#decide(rows);
      return;
    }
    for (const [span, matching] of this.#segments(key, rows)) {
      if (!this.isComplete) return;
      const here = [...spans, span];
      if (matching.length > 0) this.search(matching, here);
      else this.gaps.push(this.#keys.map((_, at) => (here[at] === undefined ? undefined : [here[at]])));
    }
  }

  /** The classes of a key, together where the same rows match. */
  *#segments(key: KeyClasses, rows: readonly number[]): Generator<readonly [Span, readonly number[]]> {
    const [begins, ends] = [new Map<number, number[]>(), new Map<number, number[]>()];
    const cuts = new Set([0, key.count]);
    for (const row of rows) {
      const [first, last] = [key.first[row] ?? 0, key.last[row] ?? -1];
      for (const [map, at] of [[begins, first] as const, [ends, last + 1] as const]) {
        const known = map.get(at);
        if (known === undefined) map.set(at, [row]);
        else known.push(row);
        cuts.add(at);
      }
    }
    const active = new Set<number>();
    const sorted = [...cuts].toSorted((a, b) => a - b);
    for (const [at, cut] of sorted.entries()) {
      const next = sorted[at + 1];
      if (next === undefined) return;
      for (const row of ends.get(cut) ?? []) active.delete(row);
      for (const row of begins.get(cut) ?? []) active.add(row);
      this.#left -= active.size + 1;
      yield [[cut, next - 1], [...active]];
    }
  }

  #decide(rows: readonly number[]): void {
    let best = rows[0] ?? 0;
    for (const row of rows) if ((this.#ranks[row] ?? 0) < (this.#ranks[best] ?? 0)) best = row;
    const rank = this.#ranks[best];
    for (const row of rows) if (this.#ranks[row] === rank) this.#isReached[row] = 1;
  }
}

function joined(spans: readonly Span[]): readonly Span[] {
  const found: [number, number][] = [];
  for (const [first, last] of spans.toSorted((a, b) => a[0] - b[0])) {
    const before = found.at(-1);
    if (before !== undefined && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else found.push([first, last]);
  }
  return found;
}

/** Gaps that differ in one key only are one gap with the values of both. */
function combine(gaps: readonly Gap[], keys: readonly KeyClasses[]): readonly Gap[] {
  let found = gaps;
  for (const at of keys.keys()) {
    const groups = new Map<string, Gap>();
    for (const gap of found) {
      const others = JSON.stringify(gap.map((spans, key) => (key === at ? null : (spans ?? 0))));
      const known = groups.get(others);
      if (known === undefined) groups.set(others, [...gap]);
      else if (known[at] !== undefined) known[at] = gap[at] && joined([...known[at], ...gap[at]]);
    }
    found = [...groups.values()];
  }
  return found;
}

function toGap(gap: Gap, table: RateTable, keys: readonly KeyClasses[]): CoverageGap {
  const described = keys.flatMap((classes, at) => {
    const spans = gap[at];
    const isAll = spans?.some(([first, last]) => first === 0 && last === classes.count - 1) ?? true;
    if (spans === undefined || (isAll && !classes.isDeclared)) return [];
    const parts = spans.flatMap(([first, last]) => classes.partOf(first, last));
    return isAll && keys.length > 1 ? [] : [{ key: table.keys[at]?.name ?? '', parts }];
  });
  return { keys: described };
}

/** The most specific rows first. */
function ranksOf(table: RateTable): Int32Array {
  const ranks = new Int32Array(table.rowCount);
  for (const [rank, { rows }] of listPatterns(table).entries()) for (const row of rows) ranks[row] = rank;
  return ranks;
}

/** @param inputs by the position of the key; see inputsOfKeys */
export function coverTable(table: RateTable, inputs: readonly (Input | undefined)[]): TableCoverage {
  const keys = indexKeys(table).map((index, at) => classesOf(index, inputs[at]));
  const comparedKeys = table.keys.filter((_, at) => keys[at]?.isDeclared === true).map(({ name }) => name);
  if (comparedKeys.length === 0 || table.rowCount === 0)
    return { comparedKeys, isComplete: true, gaps: [], unreachable: [] };
  const impossible = (row: number): number =>
    keys.findIndex(({ isDeclared, first, last }) => isDeclared && (first[row] ?? 0) > (last[row] ?? 0));
  const rows = Array.from({ length: table.rowCount }, (_, row) => row);
  const search = new CoverageSearch(keys, ranksOf(table));
  const isPossible = (row: number): boolean => keys.every(({ first, last }) => (first[row] ?? 0) <= (last[row] ?? 0));
  const possible = rows.filter(isPossible);
  search.search(possible, []);
  const hidden = search.isComplete ? possible.filter((row) => !search.isReached(row)) : [];
  const unreachable = [
    ...rows.flatMap((row): UnreachableRow[] => {
      const key = table.keys[impossible(row)]?.name;
      return key === undefined ? [] : [{ row: row + 1, key }];
    }),
    ...hidden.map((row) => ({ row: row + 1 })),
  ];
  const gaps = combine(search.gaps, keys).map((gap) => toGap(gap, table, keys));
  return {
    comparedKeys,
    isComplete: search.isComplete && gaps.length <= maxReported && unreachable.length <= maxReported,
    gaps: gaps.slice(0, maxReported),
    unreachable: unreachable.slice(0, maxReported),
  };
}
