/**
 * The money operators. Half up rounds half away from zero, as on invoices: 2.5 becomes 3 and -2.5 becomes -3.
 * Half even rounds to the even neighbour: 2.5 becomes 2 and 3.5 becomes 4.
 */
import { Exact, exactFromNumber } from './exact.ts';
import { invalidArguments } from '../problems/failures.ts';

export type RoundingMode = 'half_up' | 'half_even';
export const roundingOperators = ['round', 'round_half_even', 'round_to'] as const;
export type RoundingOperator = (typeof roundingOperators)[number];

export function isRoundingOperator(name: string): name is RoundingOperator {
  return (roundingOperators as readonly string[]).includes(name);
}

/** Maximum number of decimals: a double can hold 15. */
export const maxDecimals = 15;

export interface Rounding {
  /** Results are whole multiples of this unit, in lowest terms. */
  readonly step: Exact;
  readonly mode: RoundingMode;
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

function lowestTerms(value: Exact): Exact {
  const divisor = gcd(value.n, value.d);
  return new Exact(value.n / divisor, value.d / divisor);
}

const stepOfDecimals = new Map<number, Exact>();
for (let decimals = -maxDecimals; decimals <= maxDecimals; decimals++) {
  const power = 10n ** BigInt(Math.abs(decimals));
  stepOfDecimals.set(decimals, decimals < 0 ? new Exact(power, 1n) : new Exact(1n, power));
}

/**
 * Parses the arguments after the value.
 * `round` and `round_half_even` take decimals (a whole number from -15 to 15, 0 if omitted);
 * `round_to` takes a step above 0 and a mode, "half_up" if omitted.
 */
export function toRounding(operator: RoundingOperator, settings: readonly unknown[]): Rounding {
  if (operator === 'round_to') {
    const [step, mode = 'half_up'] = settings;
    if (typeof step !== 'number' || !Number.isFinite(step) || step <= 0) throw invalidArguments(operator);
    if (mode !== 'half_up' && mode !== 'half_even') throw invalidArguments(operator);
    return { step: lowestTerms(exactFromNumber(step)), mode };
  }
  const [decimals = 0] = settings;
  const step = typeof decimals === 'number' ? stepOfDecimals.get(decimals === 0 ? 0 : decimals) : undefined;
  if (step === undefined) throw invalidArguments(operator);
  return { step, mode: operator === 'round_half_even' ? 'half_even' : 'half_up' };
}

/** The multiple of the step nearest to the value. */
export function roundExact(value: Exact, rounding: Rounding): Exact {
  const { step, mode } = rounding;
  const negative = value.n < 0n;
  const dividend = (negative ? -value.n : value.n) * step.d;
  const divisor = value.d * step.n;
  let whole = dividend / divisor;
  const twice = (dividend % divisor) * 2n;
  if (twice > divisor || (twice === divisor && (mode === 'half_up' || (whole & 1n) === 1n))) whole += 1n;
  return new Exact((negative ? -whole : whole) * step.n, step.d);
}
