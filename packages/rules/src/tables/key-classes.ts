/**
 * The values of a key that an input can have, as classes that no row of the table distinguishes, in order. A row matches
 * classes that follow each other.
 */
import type { Input } from '@coverwright/insurance/input';
import { isExact, type ExactIndex, type KeyIndex } from './key-index.ts';
import { dateOf, toComposed } from './table-cells.ts';

/** Values of a key: one of them, or all between two ends, of which an absent one is open. */
export type KeyPart =
  | { readonly value: string | number | boolean }
  | {
      readonly from?: number | string;
      readonly to?: number | string;
      /** The value `to` is not among them. */
      readonly isBelow?: boolean;
    };

export interface KeyClasses {
  readonly count: number;
  /** Whether an input has limited the values; otherwise they are those that the rows mention. */
  readonly isDeclared: boolean;
  /** By row, the first and the last class; none if the first is behind the last. */
  readonly first: Int32Array;
  readonly last: Int32Array;
  partOf(first: number, last: number): readonly KeyPart[];
}

interface Bounds {
  readonly minimum: number;
  /** A possible value, too. */
  readonly maximum: number;
  readonly isWhole: boolean;
}

function valuesOfRows({ codes }: ExactIndex): (string | number | boolean)[] {
  return [...codes.keys()];
}

/** A class for each value. */
function toValueClasses(
  { rowCodes, codes }: ExactIndex,
  values: readonly (string | number | boolean)[],
  show: (value: string | number | boolean) => string | number | boolean,
  isDeclared: boolean,
): KeyClasses {
  const positions = new Map(values.map((value, at) => [typeof value === 'string' ? toComposed(value) : value, at]));
  const classOfCodes = Array.from(codes.keys(), (value) => positions.get(value) ?? -1);
  const first = rowCodes.map((code) => (code === -1 ? 0 : (classOfCodes[code] ?? -1)));
  const last = rowCodes.map((code, row) => (code === -1 ? values.length - 1 : (first[row] ?? -1)));
  for (const [row, at] of first.entries()) if (at === -1) first[row] = values.length;
  return {
    count: values.length,
    isDeclared,
    first,
    last,
    partOf: (from, to) => values.slice(from, to + 1).map((value) => ({ value: show(value) })),
  };
}

/** The beginning of the first class that is not below a value. */
function positionOf(starts: Float64Array, value: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Ends {
  readonly from: Float64Array;
  readonly to: Float64Array;
}

/** The ends of the rows as ranges. Whole numbers begin at the next whole number. */
function endsOf(index: KeyIndex, isWhole: boolean): Ends {
  const round = isWhole ? Math.ceil : (value: number): number => value;
  if (!isExact(index)) return { from: index.from.map(round), to: index.to.map(round) };
  const values = Float64Array.from(index.codes.keys(), Number);
  const from = Float64Array.from(index.rowCodes, (code) => (code === -1 ? -Infinity : round(values[code] ?? 0)));
  const to = Float64Array.from(index.rowCodes, (code, row) => {
    if (code === -1) return Infinity;
    return Number.isInteger(values[code]) ? (from[row] ?? 0) + 1 : (from[row] ?? 0);
  });
  return { from, to };
}

/** Undeclared bounds are those of the rows. */
function boundsWithin({ from, to }: Ends, input: Input | undefined, isWhole: boolean) {
  const { minimum, maximum } = input ?? {};
  let [low, high] = [Infinity, -Infinity];
  for (const value of from) low = Math.min(low, value);
  for (const value of to) high = Math.max(high, value);
  const first = minimum === undefined ? low : isWhole ? Math.ceil(minimum) : minimum;
  // The first value beyond the classes. Where values need not be whole numbers, the maximum has a class of its own.
  const end = maximum === undefined ? high : isWhole ? Math.floor(maximum) + 1 : Infinity;
  return { first, end, last: isWhole ? undefined : maximum };
}

function toRangeClasses(index: KeyIndex, input: Input | undefined, isWhole: boolean): KeyClasses {
  const ends = endsOf(index, isWhole);
  const { first: least, end, last: maximum } = boundsWithin(ends, input, isWhole);
  const cuts = new Set<number>(least < end && !(maximum !== undefined && least > maximum) ? [least] : []);
  const isWithin = (value: number): boolean =>
    value > least && value < end && (maximum === undefined || value <= maximum);
  for (const value of [...ends.from, ...ends.to]) if (isWithin(value)) cuts.add(value);
  const starts = Float64Array.from(cuts).sort();
  const show = (value: number): number | string => (index.key.type === 'date' ? dateOf(value) : value);
  return {
    count: starts.length,
    isDeclared: input?.minimum !== undefined || input?.maximum !== undefined,
    first: Int32Array.from(ends.from, (from) => positionOf(starts, from)),
    last: Int32Array.from(ends.to, (to) => positionOf(starts, to) - 1),
    partOf: (from, to) => [partBetween(starts[from] ?? 0, starts[to + 1] ?? end, { isWhole, maximum, show })],
  };
}

interface Shown {
  readonly isWhole: boolean;
  readonly maximum: number | undefined;
  readonly show: (value: number) => number | string;
}

function partBetween(from: number, end: number, { isWhole, maximum, show }: Shown): KeyPart {
  const start = from === -Infinity ? {} : { from: show(from) };
  if (end === Infinity) {
    if (maximum === undefined) return start;
    return from === maximum ? { value: show(maximum) } : { ...start, to: show(maximum) };
  }
  if (!isWhole) return { ...start, to: show(end), isBelow: true };
  return from === end - 1 ? { value: show(from) } : { ...start, to: show(end - 1) };
}

/** @param input undefined if none is known, so that the values are those that the rows mention */
export function classesOf(index: KeyIndex, input: Input | undefined): KeyClasses {
  const isWhole = index.key.type === 'date' || input?.type === 'integer';
  if (!isExact(index)) return toRangeClasses(index, input, isWhole);
  const { type } = index.key;
  if (type === 'text' && input?.type === 'choice') {
    const choices = (input.choices ?? []).map(({ value }) => value);
    return toValueClasses(index, choices, (value) => value, true);
  }
  if (type === 'boolean') {
    const values = input === undefined ? valuesOfRows(index) : [true, false];
    return toValueClasses(index, values, (value) => value, input !== undefined);
  }
  if (type === 'number' && isWhole) return toRangeClasses(index, input, true);
  const bounds: Bounds = { minimum: input?.minimum ?? -Infinity, maximum: input?.maximum ?? Infinity, isWhole };
  const possible = valuesOfRows(index).filter(
    (value) => typeof value !== 'number' || (value >= bounds.minimum && value <= bounds.maximum),
  );
  const isLimited = input?.minimum !== undefined || input?.maximum !== undefined;
  const show = (value: string | number | boolean): string | number | boolean =>
    type === 'date' && typeof value === 'number' ? dateOf(value) : value;
  return toValueClasses(index, possible, show, type === 'number' && isLimited);
}
