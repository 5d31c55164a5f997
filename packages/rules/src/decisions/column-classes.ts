/**
 * The values of a column as classes that no row distinguishes: for numbers and dates every end of a range and every gap
 * between two of them, for texts every text that is mentioned and all others together.
 */
import { type Condition, type ConditionValue, type Interval } from './condition.ts';
import type { KeyNumber } from '../tables/key-number.ts';

export interface ColumnClasses {
  readonly count: number;
  classOf(value: ConditionValue): number;
  /** By class, 1 if the condition holds for its values. */
  maskOf(condition: Condition | undefined): Uint8Array;
}

/** Numbers and dates: class 2i + 1 is the end i, class 2i the gap below it, and the last class the gap above all. */
export class NumberClasses implements ColumnClasses {
  /** Distinct, in ascending order. */
  readonly ends: Float64Array;
  readonly count: number;

  constructor(conditions: Iterable<Condition | undefined>) {
    const ends = new Set<number>();
    for (const condition of conditions) {
      for (const { from, to } of condition?.intervals ?? []) {
        if (Number.isFinite(from)) ends.add(from);
        if (Number.isFinite(to)) ends.add(to);
      }
    }
    this.ends = Float64Array.from(ends).sort();
    this.count = this.ends.length * 2 + 1;
  }

  classOf(value: ConditionValue): number {
    if (typeof value !== 'object') return 0;
    return this.classOfNumber(value.floor, value.isSame);
  }

  classOfNumber(floor: KeyNumber['floor'], isSame: KeyNumber['isSame']): number {
    const { ends } = this;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((ends[middle] ?? 0) <= floor) low = middle + 1;
      else high = middle;
    }
    return low > 0 && isSame && ends[low - 1] === floor ? low * 2 - 1 : low * 2;
  }

  maskOf(condition: Condition | undefined): Uint8Array {
    const mask = new Uint8Array(this.count);
    if (condition === undefined) return mask.fill(1);
    for (const interval of condition.intervals) mask.fill(1, this.#firstOf(interval), this.#lastOf(interval) + 1);
    return condition.isNegated ? mask.map((bit) => 1 - bit) : mask;
  }

  #firstOf({ from, includesFrom }: Interval): number {
    if (from === -Infinity) return 0;
    const end = this.classOfNumber(from, true);
    return includesFrom ? end : end + 1;
  }

  #lastOf({ to, includesTo }: Interval): number {
    if (to === Infinity) return this.count - 1;
    const end = this.classOfNumber(to, true);
    return includesTo ? end : end - 1;
  }
}

/** Texts and booleans: class 0 is everything that no condition mentions. */
export class ValueClasses implements ColumnClasses {
  readonly codes = new Map<ConditionValue, number>();
  readonly count: number;

  constructor(conditions: Iterable<Condition | undefined>) {
    for (const condition of conditions) {
      for (const value of condition?.values ?? []) {
        if (!this.codes.has(value)) this.codes.set(value, this.codes.size + 1);
      }
    }
    this.count = this.codes.size + 1;
  }

  classOf(value: ConditionValue): number {
    return this.codes.get(value) ?? 0;
  }

  maskOf(condition: Condition | undefined): Uint8Array {
    const mask = new Uint8Array(this.count);
    if (condition === undefined) return mask.fill(1);
    if (condition.isNegated) mask.fill(1);
    for (const value of condition.values) mask[this.classOf(value)] = condition.isNegated ? 0 : 1;
    return mask;
  }
}
