/** A lookup in a rate table as nested `if`: its result, and whether it has none. */
import type { Json } from '../json/json.ts';
import { isExact, listPatterns, type ExactIndex, type RangeIndex } from '../tables/key-index.ts';
import type { PreparedColumn, PreparedTable } from '../tables/prepare-table.ts';
import { dateOf } from '../tables/table-cells.ts';
import { anyOf, isOfType, not, spendNodes, type ExpansionBudget } from './plain-node.ts';

/** Values of a range key for which the same rows match. */
interface Segment {
  readonly from: number;
  readonly rows: readonly number[];
}

/** What a cell becomes; undefined if no row matches or the cell is empty. */
type ToLeaf = (cell: string | number | undefined) => Json;

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
  value(keys: readonly Json[]): Json {
    const fallback = this.#column.value.default ?? null;
    return this.#expandAll(keys, (cell) => cell ?? fallback);
  }

  /** True if the lookup fails: no row, or a key of another type. */
  failure(keys: readonly Json[]): Json {
    const types = this.#prepared.keys.map(({ key: { type } }, position) => isOfType(type, keys[position] ?? null));
    const hasDefault = this.#column.value.default !== undefined;
    const isMissing = hasDefault ? false : this.#expandAll(keys, (cell) => cell === undefined);
    return anyOf([...types.map(not), isMissing]);
  }

  #expandAll(keys: readonly Json[], toLeaf: ToLeaf): Json {
    const rows = Array.from({ length: this.#prepared.table.rowCount }, (_, row) => row);
    return this.#expandKey(keys, 0, rows, toLeaf);
  }

  #expandKey(keys: readonly Json[], position: number, rows: readonly number[], toLeaf: ToLeaf): Json {
    const index = this.#prepared.keys[position];
    if (index === undefined) return toLeaf(this.#cellOf(rows));
    const key = keys[position] ?? null;
    const next = (those: readonly number[]): Json => this.#expandKey(keys, position + 1, those, toLeaf);
    spendNodes(this.#budget, 0, rows.length);
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
    const otherwise = next(always);
    const branches = [...codes].flatMap(([value, code]): readonly (readonly [Json, Json])[] => {
      const those = byCode.get(code);
      const found = those === undefined ? otherwise : next(always.length === 0 ? those : [...those, ...always]);
      if (found === otherwise) return [];
      const literal = type === 'date' && typeof value === 'number' ? dateOf(value) : value;
      return [[literal, found]];
    });
    const [first] = branches;
    if (first === undefined) return otherwise;
    // `in` compares numbers by their first digits only.
    const areTexts = type === 'text' || type === 'date';
    if (otherwise === true && areTexts && branches.every(([, found]) => found === false)) {
      spendNodes(this.#budget, branches.length + 4);
      return { '!': [{ in: [key, branches.map(([literal]) => literal)] }] };
    }
    spendNodes(this.#budget, branches.length * 8);
    return { if: [...branches.flatMap(([literal, found]): Json[] => [{ '===': [key, literal] }, found]), otherwise] };
  }

  #expandRange(index: RangeIndex, key: Json, rows: readonly number[], next: (rows: readonly number[]) => Json): Json {
    const literal = (end: number): Json => (index.key.type === 'date' ? dateOf(end) : end);
    const parts: { from: number; result: Json }[] = [];
    for (const { from, rows: those } of this.#segmentsOf(index, rows)) {
      const result = next(those);
      if (parts.at(-1)?.result !== result) parts.push({ from, result });
    }
    const search = (start: number, end: number): Json => {
      if (end - start <= 1) return parts[start]?.result ?? null;
      const middle = (start + end) >>> 1;
      spendNodes(this.#budget, 8);
      const isBelow: Json = { '<': [key, literal(parts[middle]?.from ?? 0)] };
      return { if: [isBelow, search(start, middle), search(middle, end)] };
    };
    return search(0, parts.length);
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
      spendNodes(this.#budget, 0, open.length);
      return { from: end, rows: [...open] };
    });
  }

  #cellOf(rows: readonly number[]): string | number | undefined {
    const { cells } = this.#column;
    let best = -1;
    for (const row of rows) {
      const [rank = 0, least = 0] = [this.#ranks[row], this.#ranks[best]];
      if (best === -1 || rank < least || (rank === least && row < best)) best = row;
    }
    const cell = best === -1 ? undefined : cells[best];
    return cell === undefined || Number.isNaN(cell) ? undefined : cell;
  }
}
