/** Numbers that are looked up, placed between the doubles that tables contain. */
import { isLongNumber } from '@coverwright/insurance/long-number';
import { compareExact, Exact, exactFromNumber, exactToNumber, toComparable } from '../numbers/exact.ts';
import type { Run } from '../problems/failures.ts';

export interface KeyNumber {
  /** The greatest double whose decimal is at most the number, so that it lies between the same ends of ranges. */
  readonly floor: number;
  /** Whether it is the number itself. */
  readonly isSame: boolean;
}

const bits = new DataView(new ArrayBuffer(8));

/** The next lower double. */
function below(value: number): number {
  if (value === 0) return -Number.MIN_VALUE;
  bits.setFloat64(0, value);
  bits.setBigInt64(0, bits.getBigInt64(0) + (value > 0 ? -1n : 1n));
  return bits.getFloat64(0);
}

/** Undefined for anything but a number. */
export function toKeyNumber(value: unknown, run: Run): KeyNumber | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? { floor: value, isSame: true } : undefined;
  if (!(value instanceof Exact) && !isLongNumber(value)) return undefined;
  const exact = toComparable(value, run);
  const nearest = exactToNumber(exact);
  if (!Number.isFinite(nearest)) return { floor: nearest > 0 ? Number.MAX_VALUE : -Number.MAX_VALUE, isSame: false };
  const order = compareExact(exactFromNumber(nearest), exact, run);
  return { floor: order > 0 ? below(nearest) : nearest, isSame: order === 0 };
}
