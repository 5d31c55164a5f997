/** A table as nested `if`, for the keys of one lookup. */
import { isJsonObject, type Json } from '../json/json.ts';
import { isExact, listPatterns, type ExactIndex, type RangeIndex } from './key-index.ts';
import type { PreparedColumn, PreparedTable } from './prepare-table.ts';
import { dateOf } from './table-cells.ts';

/** Both fail as the lookup does; where `throw` is unknown, reaching it is a failure as well. */
const noRow: Json = { throw: 'NO_RATE' };
const wrongType: Json = { throw: 'Invalid Arguments' };

/** The operators whose result is the value itself if it is of the type. */
const conversions = { text: 'cat', number: '+', boolean: '!!', date: 'cat' } as const;

/** How many nodes may still be added, and how often rows may be visited for them. */
export interface ExpansionBudget {
  nodesLeft: number;
  visitsLeft: number;
}

/** More nodes than the budget allows. */
export class TooLarge extends Error {}

/** Values of a range key for which the same rows match. */
interface Segment {
  readonly from: number;
  readonly rows: readonly number[];
}

export class LookupExpansion {
  readonly #prepared: PreparedTable;
  readonly #column: PreparedColumn;
  readonly #budget: ExpansionBudget;
  /** By row, the position of its pattern: of all rows that match, the first one in this order is found. */
  readonly #ranks: Int32Array;

  constructor(prepared: PreparedTable, column: PreparedColumn, budget: ExpansionBudget) {
    this.#prepared = prepared;
    this.#column = column;
    this.#budget = budget;
    this.#ranks = new Int32Array(prepared.table.rowCount);
    for (const [rank, { rows }] of listPatterns(prepared.table).entries())
      for (const row of rows) this.#ranks[row] = rank;
  }

  /** @param keys logic that reads the value of each key, which is evaluated several times */
  expand(keys: readonly Json[]): Json {
    const rows = Array.from({ length: this.#prepared.table.rowCount }, (_, row) => row);
    // Comparisons would convert other types: null and texts to numbers, numbers to texts.
    const areTyped = this.#prepared.keys.map(({ key: { type } }, position): Json => {
      const key = keys[position] ?? null;
      const converted: Json = { [conversions[type]]: [key] };
      return { '===': [converted, key] };
    });
    return { if: [{ and: areTyped }, this.#expandKey(keys, 0, rows), wrongType] };
  }

  #spend(nodes: number, visits = 0): void {
    this.#budget.nodesLeft -= nodes;
    this.#budget.visitsLeft -= visits;
    if (this.#budget.nodesLeft < 0 || this.#budget.visitsLeft < 0) throw new TooLarge();
  }

  #expandKey(keys: readonly Json[], position: number, rows: readonly number[]): Json {
    const index = this.#prepared.keys[position];
    if (index === undefined) return this.#cellOf(rows);
    const key = keys[position] ?? null;
    const next = (those: readonly number[]): Json => this.#expandKey(keys, position + 1, those);
    this.#spend(0, rows.length);
    if (isExact(index)) return this.#expandExact(index, key, rows, next);
    return this.#expandRange(index, key, rows, next);
  }

  #expandExact(
    { key: { type }, codes, rowCodes }: ExactIndex,
    key: Json,
    rows: readonly number[],
    next: (rows: readonly number[]) => Json,
  ): Json {
    const byCode = Map.groupBy(rows, (row) => rowCodes[row] ?? -1);
    const always = byCode.get(-1) ?? [];
    const branches = [...codes].flatMap(([value, code]): readonly Json[] => {
      const those = byCode.get(code);
      if (those === undefined) return [];
      this.#spend(8);
      const literal = type === 'date' && typeof value === 'number' ? dateOf(value) : value;
      return [{ '===': [key, literal] }, next(always.length === 0 ? those : [...those, ...always])];
    });
    const otherwise = next(always);
    return branches.length === 0 ? otherwise : { if: [...branches, otherwise] };
  }

  #expandRange(index: RangeIndex, key: Json, rows: readonly number[], next: (rows: readonly number[]) => Json): Json {
    const segments = this.#segmentsOf(index, rows);
    const literal = (end: number): Json => (index.key.type === 'date' ? dateOf(end) : end);
    const search = (start: number, end: number): Json => {
      if (end - start === 1) return next(segments[start]?.rows ?? []);
      const middle = (start + end) >>> 1;
      this.#spend(8);
      const isBelow: Json = { '<': [key, literal(segments[middle]?.from ?? 0)] };
      return { if: [isBelow, search(start, middle), search(middle, end)] };
    };
    return search(0, segments.length);
  }

  /** From minus infinity to infinity, in ascending order. */
  #segmentsOf({ from, to }: RangeIndex, rows: readonly number[]): readonly Segment[] {
    const fromOf = (row: number): number => from[row] ?? 0;
    const toOf = (row: number): number => to[row] ?? 0;
    const sorted = rows.filter((row) => fromOf(row) < toOf(row)).sort((a, b) => (fromOf(a) < fromOf(b) ? -1 : 1));
    const ends = new Set(sorted.flatMap((row) => [fromOf(row), toOf(row)]).filter(Number.isFinite));
    let open: number[] = [];
    let at = 0;
    return [-Infinity, ...[...ends].sort((a, b) => a - b)].map((end) => {
      open = open.filter((row) => toOf(row) > end);
      for (let row = sorted[at]; row !== undefined && fromOf(row) <= end; row = sorted[at]) {
        open.push(row);
        at += 1;
      }
      this.#spend(0, open.length);
      return { from: end, rows: [...open] };
    });
  }

  #cellOf(rows: readonly number[]): Json {
    const { cells, value } = this.#column;
    const fallback = value.default === undefined ? noRow : value.default;
    let best = -1;
    for (const row of rows) {
      const [rank = 0, least = 0] = [this.#ranks[row], this.#ranks[best]];
      if (best === -1 || rank < least || (rank === least && row < best)) best = row;
    }
    const cell = best === -1 ? undefined : cells[best];
    return cell === undefined || Number.isNaN(cell) ? fallback : cell;
  }
}

/** Whether a key may be written several times: a literal, or a variable read by its name. */
export function isRepeatable(key: Json): boolean {
  if (typeof key !== 'object' || key === null) return true;
  return isJsonObject(key) && Object.keys(key).join() === 'var' && typeof key['var'] === 'string';
}
