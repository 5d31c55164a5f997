/**
 * What the rows of a decision table cover: the inputs that no row matches, rows that are never reached, and rows that
 * contradict each other. The question is as hard as any of its kind (coNP-complete), so that each search has a budget, in
 * comparisons and not in time, beyond which not everything could be checked.
 */
import type { Input } from '@coverwright/insurance/input';
import { isJsonObject, type Json, type JsonObject } from '../json/json.ts';
import { BoxSpace, type Box } from './boxes.ts';
import { domainOf, type ColumnDomain } from './column-domain.ts';
import { toDecideCall, type DecideCall } from './decide-call.ts';
import type { DecisionTable } from './decision-table.ts';
import { keyOfOutcome } from './outcome.ts';

export interface DecisionCoverage {
  /** False if a search ended early, by its budget or after 100 findings: there may be more. */
  readonly isComplete: boolean;
  /** Inputs that no row matches, by column, one for each combination of ranges and texts that is left. */
  readonly gaps: readonly JsonObject[];
  /** Rows, from 1, that decide nothing. Those that match, but after others, have an example and the row that decides it. */
  readonly unreachable: readonly {
    readonly row: number;
    readonly taken?: { readonly by: number; readonly inputs: JsonObject };
  }[];
  /** Pairs of rows, from 1, of which `unique` or `any` accepts only one, with inputs that both match. */
  readonly overlaps: readonly { readonly row: number; readonly otherRow: number; readonly inputs: JsonObject }[];
}

/** Comparisons of boxes in each of the three searches. */
const maxComparisons = 500_000;
/** Words of all boxes together. */
const maxWords = 4_000_000;
/** Reported of each kind. */
const maxReported = 100;

interface Budget {
  left: number;
}

class CoverageSearch {
  readonly #table: DecisionTable;
  readonly #domains: readonly ColumnDomain[];
  readonly #space: BoxSpace;
  readonly #boxes: readonly Box[];
  isComplete = true;

  constructor(table: DecisionTable, domains: readonly ColumnDomain[], columns: readonly number[]) {
    this.#table = table;
    this.#domains = domains;
    this.#space = new BoxSpace(domains.map(({ examples }) => examples.length));
    this.isComplete = table.rows.length * this.#space.words <= maxWords;
    const rows = this.isComplete ? table.rows : [];
    this.#boxes = rows.map(({ conditions }) =>
      this.#space.boxOf(domains.map((domain, index) => domain.maskOf(conditions[columns[index] ?? 0]))),
    );
  }

  gaps(): JsonObject[] {
    if (this.#boxes.length === 0) return [];
    const everything = this.#space.boxOf(this.#domains.map((domain) => domain.maskOf(undefined)));
    const found = this.#uncovered(everything, [...this.#boxes.keys()], { left: maxComparisons }, maxReported);
    if (found.length === maxReported) this.isComplete = false;
    return found.map((box) => this.#exampleIn(box));
  }

  unreachable(): DecisionCoverage['unreachable'] {
    const budget = { left: maxComparisons };
    const found: { row: number; taken?: { by: number; inputs: JsonObject } }[] = [];
    for (const [row, box] of this.#boxes.entries()) {
      if (budget.left < 0) break;
      if (found.length === maxReported) {
        this.isComplete = false;
        break;
      }
      if (this.#space.isEmpty(box)) {
        found.push({ row: row + 1 });
        continue;
      }
      const earlier = this.#decidingBefore(row);
      if (earlier.length === 0 || this.#uncovered(box, earlier, budget, 1).length > 0 || budget.left < 0) continue;
      const by = earlier.find((other) => this.#space.intersects(this.#boxes[other] ?? box, box)) ?? 0;
      const inputs = this.#exampleIn(this.#space.intersection(this.#boxes[by] ?? box, box));
      found.push({ row: row + 1, taken: { by: by + 1, inputs } });
    }
    return found;
  }

  overlaps(): DecisionCoverage['overlaps'] {
    const { hit, rows } = this.#table;
    if (hit !== 'unique' && hit !== 'any') return [];
    const outcomes = hit === 'any' ? rows.map((row) => keyOfOutcome(row.outcomes)) : undefined;
    const found: { row: number; otherRow: number; inputs: JsonObject }[] = [];
    let left = maxComparisons;
    for (const [row, box] of this.#boxes.entries()) {
      for (const [before, other] of this.#boxes.slice(0, row).entries()) {
        if (--left < 0 || found.length === maxReported) {
          this.isComplete = false;
          return found;
        }
        const isFine = outcomes !== undefined && outcomes[row] === outcomes[before];
        if (isFine || !this.#space.intersects(box, other)) continue;
        const inputs = this.#exampleIn(this.#space.intersection(box, other));
        found.push({ row: before + 1, otherRow: row + 1, inputs });
      }
    }
    return found;
  }

  /** The rows that decide instead of a row if they match, in the order in which they do. */
  #decidingBefore(row: number): number[] {
    const { hit, ranks } = this.#table;
    if (hit === 'first') return Array.from({ length: row }, (_, index) => index);
    if (hit !== 'priority') return [];
    const rankOf = (index: number): number => ranks[index] ?? 0;
    const before = [...ranks.keys()].filter(
      (other) => rankOf(other) < rankOf(row) || (rankOf(other) === rankOf(row) && other < row),
    );
    return before.sort((a, b) => rankOf(a) - rankOf(b) || a - b);
  }

  /** Parts of a box that none of the rows contains. Subtracting the largest rows first leaves the fewest parts. */
  #uncovered(whole: Box, rows: readonly number[], budget: Budget, limit: number): Box[] {
    const found: Box[] = [];
    const open = [{ box: whole, rows }];
    for (let next = open.pop(); next !== undefined && found.length < limit; next = open.pop()) {
      const { box } = next;
      budget.left -= next.rows.length + 1;
      if (budget.left < 0) {
        this.isComplete = false;
        return found;
      }
      const { touching, largest } = this.#rowsWithin(box, next.rows);
      if (largest === undefined) found.push(box);
      else if (!this.#space.contains(largest.box, box)) {
        const others = touching.filter((row) => row !== largest.row);
        for (const part of this.#space.subtract(box, largest.box)) open.push({ box: part, rows: others });
      }
    }
    return found;
  }

  /** The rows that intersect a box, and the one that contains most of it. */
  #rowsWithin(box: Box, rows: readonly number[]) {
    const touching: number[] = [];
    let largest: { readonly row: number; readonly box: Box } | undefined;
    let most = 0;
    for (const row of rows) {
      const own = this.#boxes[row];
      const volume = own === undefined ? 0 : this.#space.sharedVolume(own, box);
      if (own === undefined || volume === 0) continue;
      touching.push(row);
      if (volume <= most) continue;
      largest = { row, box: own };
      most = volume;
    }
    return { touching, largest };
  }

  #exampleIn(box: Box): JsonObject {
    const firsts = this.#space.firstIn(box);
    return Object.fromEntries(
      this.#domains.map(({ name, examples }, index) => [name, examples[firsts[index] ?? 0] ?? null]),
    );
  }
}

/** The declared input that the value of a column is read from, if it is read directly. */
function inputOf(node: Json | undefined, inputs: readonly Input[]): Input | undefined {
  const path = node !== undefined && isJsonObject(node) ? node['var'] : undefined;
  return typeof path === 'string' ? inputs.find((input) => input.path === path) : undefined;
}

function cover({ keys }: DecideCall, table: DecisionTable, inputs: readonly Input[]): DecisionCoverage {
  const columns = table.columns.flatMap(({ name }, column) => {
    const domain = domainOf(table, column, inputOf(keys[name], inputs));
    return domain === undefined ? [] : [{ column, domain }];
  });
  const search = new CoverageSearch(
    table,
    columns.map(({ domain }) => domain),
    columns.map(({ column }) => column),
  );
  const [gaps, unreachable, overlaps] = [search.gaps(), search.unreachable(), search.overlaps()];
  return { isComplete: search.isComplete, gaps, unreachable, overlaps };
}

/**
 * At most 100 gaps, 100 unreachable rows and 100 overlaps of the table in the arguments of `decide`; undefined if they have
 * problems, which checkRule reports. Without declared inputs, every value of a column's type is possible.
 */
export function findCoverage(argument: Json, inputs: readonly Input[] = []): DecisionCoverage | undefined {
  const call = toDecideCall(argument);
  return call?.read.ok === true ? cover(call, call.read.table, inputs) : undefined;
}
