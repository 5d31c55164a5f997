/** The index of a table: for each pattern of given keys, groups of rows with the same exact keys, and their ranges. */
import { isExact, listPatterns, type ExactIndex, type KeyIndex, type Pattern, type RangeIndex } from './key-index.ts';
import { toGrid, findInGrid, type RangeGrid } from './range-grid.ts';
import { buildLevels, findSegment, type Budget, type Groups, type RangeLevel } from './range-levels.ts';
import type { RateTable } from './rate-table.ts';

/** Up to so many combinations of exact keys, or some for each row, the number of the group is calculated. */
const freeCombinations = 1024;
const combinationsPerRow = 4;
/** For rows in several segments; see buildLevels. */
const maxEntries = 4_000_000;

export interface Layer {
  readonly pattern: Pattern;
  /** The indexes of the exact keys that it gives. */
  readonly exact: readonly number[];
  /** By exact key, the number of its codes. */
  readonly sizes: readonly number[];
  /**
   * The group by the codes of the exact keys, key by key: from the number of the group so far, times the size of the key,
   * plus its code. Undefined if every such number is a group, whether it has rows or not.
   */
  readonly combinations: readonly ReadonlyMap<number, number>[] | undefined;
  readonly groups: Groups;
  readonly levels: readonly RangeLevel[];
  /** See BuiltLevels. */
  readonly last: Groups;
  /** For the last level, if possible. */
  readonly grid: RangeGrid | undefined;
}

/** The numbers of exact keys, or the numbers themselves of range keys, by key. */
export type KeyNumbers = readonly number[];

/** The group of the exact keys; -1 if there is none. */
export function findGroup({ exact, sizes, combinations }: Layer, numbers: KeyNumbers): number {
  let group = 0;
  for (let index = 0; index < exact.length; index++) {
    const code = numbers[exact[index] ?? 0] ?? -1;
    if (code < 0) return -1;
    group = group * (sizes[index] ?? 0) + code;
    if (combinations !== undefined) group = combinations[index]?.get(group) ?? -1;
    if (group < 0) return -1;
  }
  return group;
}

/** The first row of the layer that matches; -1 if there is none. */
export function findInLayer(layer: Layer, numbers: KeyNumbers): number {
  const { levels, grid, groups } = layer;
  let group = findGroup(layer, numbers);
  if (group < 0) return -1;
  if (levels.length === 0) {
    const first = groups.starts[group] ?? 0;
    return first < (groups.starts[group + 1] ?? 0) ? (groups.order[first] ?? -1) : -1;
  }
  for (const [index, level] of levels.entries()) {
    const value = numbers[level.key] ?? 0;
    const isLast = index === levels.length - 1;
    group = isLast && grid !== undefined ? findInGrid(grid, group, value) : findSegment(level, group, value);
    if (group < 0) return -1;
  }
  return group;
}

interface Combined {
  readonly combinations: readonly ReadonlyMap<number, number>[] | undefined;
  readonly count: number;
  /** By position in the pattern's rows. */
  readonly groupOfRows: Int32Array;
}

function combine(rows: readonly number[], keys: readonly ExactIndex[]): Combined {
  const all = keys.reduce((product, { codes }) => product * codes.size, 1);
  const isCalculated = all <= Math.max(freeCombinations, rows.length * combinationsPerRow);
  const combinations = keys.map(() => new Map<number, number>());
  const groupOfRows = Int32Array.from(rows, (row) => {
    let group = 0;
    for (const [index, { codes, rowCodes }] of keys.entries()) {
      group = group * codes.size + (rowCodes[row] ?? 0);
      const known = combinations[index];
      if (isCalculated || known === undefined) continue;
      const next = known.get(group) ?? known.size;
      known.set(group, next);
      group = next;
    }
    return group;
  });
  if (isCalculated) return { combinations: undefined, count: all, groupOfRows };
  return { combinations, count: combinations.at(-1)?.size ?? 1, groupOfRows };
}

function toGroups(rows: readonly number[], { count, groupOfRows }: Combined): Groups {
  const starts = new Int32Array(count + 1);
  for (const group of groupOfRows) starts[group + 1] = (starts[group + 1] ?? 0) + 1;
  for (let group = 0; group < count; group++) starts[group + 1] = (starts[group + 1] ?? 0) + (starts[group] ?? 0);
  const next = starts.slice(0, count);
  const order = new Int32Array(rows.length);
  for (const [position, row] of rows.entries()) {
    const group = groupOfRows[position] ?? 0;
    order[next[group] ?? 0] = row;
    next[group] = (next[group] ?? 0) + 1;
  }
  return { starts, order };
}

function buildLayer(pattern: Pattern, keys: readonly KeyIndex[], budget: Budget): Layer | undefined {
  const exact: number[] = [];
  const exactKeys: ExactIndex[] = [];
  const ranges: (readonly [number, RangeIndex])[] = [];
  for (const [position, index] of keys.entries()) {
    if (pattern.given[position] !== true) continue;
    if (!isExact(index)) ranges.push([position, index]);
    else {
      exact.push(position);
      exactKeys.push(index);
    }
  }
  const combined = combine(pattern.rows, exactKeys);
  const groups = toGroups(pattern.rows, combined);
  const built = buildLevels(groups, ranges, budget);
  const lowest = built?.levels.at(-1);
  return (
    built && {
      pattern,
      exact,
      sizes: exactKeys.map(({ codes }) => codes.size),
      combinations: combined.combinations,
      groups,
      ...built,
      grid: lowest && toGrid(lowest),
    }
  );
}

/** The most specific layer first; undefined if the ranges of several keys overlap too much. */
export function buildLayers(table: RateTable, keys: readonly KeyIndex[]): readonly Layer[] | undefined {
  const budget: Budget = { entriesLeft: maxEntries };
  const layers: Layer[] = [];
  for (const pattern of listPatterns(table)) {
    const layer = buildLayer(pattern, keys, budget);
    if (layer === undefined) return undefined;
    layers.push(layer);
  }
  return layers;
}
