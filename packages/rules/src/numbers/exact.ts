/**
 * Exact numbers for money: a fraction of two big integers. A number in the rule or its data represents the shortest
 * decimal that prints it, so 1.005 is one and five thousandths and not the slightly smaller double.
 */
import { isLongNumber } from '@coverwright/insurance/long-number';
import { notANumber, numberTooLong, spend, TooManyDigits, type Run } from '../problems/failures.ts';
import { maxNumberLength, readNumber } from './number-text.ts';

export class Exact {
  readonly n: bigint;
  /** Always positive. */
  readonly d: bigint;
  constructor(n: bigint, d: bigint) {
    this.n = n;
    this.d = d;
  }
}

/** Numbers with more bits cost steps, about one per microsecond of a calculation with them. */
const freeSize = 2n ** 1024n;
const sizeSteps: readonly (readonly [above: bigint, steps: number])[] = [
  [2n ** 32768n, 3_000],
  [2n ** 16384n, 1_000],
  [2n ** 8192n, 150],
  [2n ** 4096n, 40],
  [2n ** 2048n, 12],
  [freeSize, 3],
];
const tooLarge = 2n ** 65536n;
/** About 1,200 digits: where doubles would do, larger numbers are not worth their time. */
const tooLargeToJudge = 2n ** 4096n;
const decimalPattern = /^\s*([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?\s*$/i;
/** Doubles end near 1e±324; a text beyond that is parsed as JavaScript does. */
const maxExponent = 400;
const maxDigits = maxNumberLength;

export const exactZero = new Exact(0n, 1n);
export const exactOne = new Exact(1n, 1n);

/** The cost of a calculation with this number in addition to its step. */
export function spendSize({ n, d }: Exact, run: Run): void {
  if (d <= freeSize && n <= freeSize && n >= -freeSize) return;
  const magnitude = n < 0n ? -n : n;
  const size = magnitude > d ? magnitude : d;
  spend(run, sizeSteps.find(([above]) => size > above)?.[1] ?? 0);
}

/** Big numbers take time, so they use up iterations; unlimited growth is refused. */
function bounded(n: bigint, d: bigint, run: Run): Exact {
  const limit = run.isOptional ? tooLargeToJudge : tooLarge;
  if (d > limit || n > limit || n < -limit) throw new TooManyDigits();
  const value = new Exact(n, d);
  spendSize(value, run);
  return value;
}

function fromDecimalText(text: string): Exact | undefined {
  const match = decimalPattern.exec(text);
  if (match === null) return undefined;
  const [, sign, whole = '', fraction = '', power = '0'] = match;
  const digits = whole + fraction;
  const exponent = Number(power) - fraction.length;
  if (digits === '' || digits.length > maxDigits || Math.abs(exponent) > maxExponent + maxDigits) return undefined;
  const magnitude = BigInt(digits);
  const n = sign === '-' ? -magnitude : magnitude;
  return exponent >= 0 ? new Exact(n * 10n ** BigInt(exponent), 1n) : new Exact(n, 10n ** BigInt(-exponent));
}

export function exactFromNumber(value: number): Exact {
  if (Number.isSafeInteger(value)) return new Exact(BigInt(value), 1n);
  const exact = fromDecimalText(String(value));
  if (exact === undefined) throw notANumber();
  return exact;
}

/** Converts a value to a number as the engine does: null is 0, true is 1, a text is parsed. */
export function toExact(value: unknown, run: Run): Exact {
  if (value instanceof Exact) return value;
  if (typeof value === 'number') return exactFromNumber(value);
  if (isLongNumber(value)) throw numberTooLong(value.valueOf());
  if (typeof value === 'object' && value !== null) throw notANumber();
  if (typeof value === 'string') {
    spend(run, value.length >>> 6);
    const number = readNumber(value);
    if (!Number.isFinite(number)) throw notANumber();
    return fromDecimalText(value) ?? exactFromNumber(number);
  }
  return exactFromNumber(Number(value));
}

/** Like toExact for a comparison, which long numbers allow. */
export function toComparable(value: unknown, run: Run): Exact {
  if (!isLongNumber(value)) return toExact(value, run);
  const text = value.valueOf();
  spend(run, text.length >>> 6);
  const exact = fromDecimalText(text);
  if (exact === undefined) throw numberTooLong(text);
  return exact;
}

export function addExact(a: Exact, b: Exact, run: Run): Exact {
  if (a.d === b.d) return bounded(a.n + b.n, a.d, run);
  if (a.d % b.d === 0n) return bounded(a.n + b.n * (a.d / b.d), a.d, run);
  if (b.d % a.d === 0n) return bounded(a.n * (b.d / a.d) + b.n, b.d, run);
  return bounded(a.n * b.d + b.n * a.d, a.d * b.d, run);
}

export function negateExact(a: Exact): Exact {
  return new Exact(-a.n, a.d);
}

export function multiplyExact(a: Exact, b: Exact, run: Run): Exact {
  return bounded(a.n * b.n, a.d * b.d, run);
}

export function divideExact(a: Exact, b: Exact, run: Run): Exact {
  if (b.n === 0n) throw notANumber();
  return b.n < 0n ? bounded(-a.n * b.d, a.d * -b.n, run) : bounded(a.n * b.d, a.d * b.n, run);
}

/** The remainder has the sign of the dividend, as with `%`. */
export function remainderExact(a: Exact, b: Exact, run: Run): Exact {
  if (b.n === 0n) throw notANumber();
  spendSize(a, run);
  spendSize(b, run);
  return bounded((a.n * b.d) % (b.n * a.d), a.d * b.d, run);
}

/** Negative, zero or positive if a is below, equal to or above b. */
export function compareExact(a: Exact, b: Exact, run: Run): number {
  spendSize(a, run);
  spendSize(b, run);
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function bitLength(value: bigint): number {
  return value.toString(16).length * 4;
}

/** The double nearest to the fraction, ties to even. */
export function exactToNumber(value: Exact): number {
  const { n, d } = value;
  if (d === 1n) return Number(n);
  const negative = n < 0n;
  const magnitude = negative ? -n : n;
  if (magnitude === 0n) return 0;
  // 1100 bits after the point preserve every bit of the smallest double; 70 bits preserve every bit of the others.
  const shift = Math.min(Math.max(70 + bitLength(d) - bitLength(magnitude), 0), 1100);
  const scaled = magnitude << BigInt(shift);
  const quotient = scaled / d;
  const sticky = scaled % d === 0n ? quotient : quotient | 1n;
  const result = scaleDown(sticky, shift);
  return negative ? -result : result;
}

function scaleDown(value: bigint, shift: number): number {
  if (shift <= 1000) return Number(value) / 2 ** shift;
  // Subnormal doubles have fewer bits: truncate first so that rounding happens only once.
  const drop = BigInt(shift - 1074);
  if (shift <= 1074) return Number(value) / 2 ** 1000 / 2 ** (shift - 1000);
  const kept = value >> drop;
  const half = 1n << (drop - 1n);
  const rest = value - (kept << drop);
  // Near the smallest normal doubles, `kept` has more bits than a double can hold, and only Number() rounds.
  if (kept >> 53n) return (Number((kept << 1n) | (rest === 0n ? 0n : 1n)) * Number.MIN_VALUE) / 2;
  const up = rest > half || (rest === half && (kept & 1n) === 1n);
  return Number(up ? kept + 1n : kept) * Number.MIN_VALUE;
}
