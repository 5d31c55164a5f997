/** A cell of a decision table: what the value of its column must be. */
import type { KeyType } from '../tables/rate-table.ts';
import type { KeyNumber } from '../tables/key-number.ts';

/** Numbers, or dates as days since 1970-01-01. An open end is infinite. */
export interface Interval {
  readonly from: number;
  readonly to: number;
  readonly includesFrom: boolean;
  readonly includesTo: boolean;
}

export interface Condition {
  readonly type: KeyType;
  /** Whether it holds for everything else of the type. */
  readonly isNegated: boolean;
  /** Of numbers and dates. A single value is an interval that includes both of its ends. */
  readonly intervals: readonly Interval[];
  /** Texts in NFC, or booleans. */
  readonly values: readonly (string | boolean)[];
}

/** The value of a condition's column: a date is the number of its day, a text is in NFC. */
export type ConditionValue = KeyNumber | string | boolean;

export function isWithin({ from, to, includesFrom, includesTo }: Interval, { floor, isSame }: KeyNumber): boolean {
  const isAbove = floor > from || (floor === from && (includesFrom || !isSame));
  return isAbove && (floor < to || (floor === to && includesTo && isSame));
}

export function holds({ isNegated, intervals, values }: Condition, value: ConditionValue): boolean {
  const isListed =
    typeof value === 'object' ? intervals.some((interval) => isWithin(interval, value)) : values.includes(value);
  return isListed !== isNegated;
}
