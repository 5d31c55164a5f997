// Rates and values of cash flows. Rates are found by iteration, within the limits that Excel documents.
// Excel: "NPV function", "XNPV function", "IRR function", "XIRR function", "RATE function".
import type { CellError } from '../../values.ts';
import { errors, isError, type Result, type Scalar, toNumber } from '../values.ts';
import {
  asTable,
  collectNumbers,
  finite,
  type FunctionTable,
  manyMax,
  numeric,
  optionalNumber,
} from './specification.ts';

interface Iteration {
  readonly guess: number;
  /** Steps until the result has to be accurate. */
  readonly steps: number;
  readonly accuracy: number;
}

/** Steps that make an accurate result an exact one. */
const lastSteps = 8;

/** Smaller rates are the noise of a rate of zero. */
const smallest = 1e-15;

/** The rate at which a function is zero, by Newton's method; the function returns its value and its slope. */
function findRate(valueAt: (rate: number) => readonly [number, number], iteration: Iteration): number | CellError {
  const { guess, steps, accuracy } = iteration;
  if (guess <= -1) return errors.num;
  let rate = guess;
  let left: number | undefined;
  for (let step = 0; step < steps + lastSteps; step++) {
    const [value, slope] = valueAt(rate);
    if (value === 0) return rate;
    const next = rate - value / slope;
    if (!Number.isFinite(next)) return left === undefined ? errors.num : rate;
    // Rates of -100 % and less have no meaning.
    const moved = next <= -1 ? (rate - 1) / 2 : next;
    if (Math.abs(moved - rate) <= accuracy) left ??= lastSteps;
    else if (left === undefined && step >= steps) return errors.num;
    rate = Math.abs(moved) < smallest ? 0 : moved;
    if (left !== undefined && left-- === 0) return rate;
  }
  return left === undefined ? errors.num : rate;
}

interface CashFlow {
  readonly amount: number;
  /** In periods or years. */
  readonly time: number;
}

function presentValueOf(flows: readonly CashFlow[], rate: number): readonly [number, number] {
  let [value, slope] = [0, 0];
  for (const { amount, time } of flows) {
    const discounted = amount / (1 + rate) ** time;
    value += discounted;
    slope -= (time * discounted) / (1 + rate);
  }
  return [value, slope];
}

const gainsAndLoses = (flows: readonly CashFlow[]): boolean =>
  flows.some(({ amount }) => amount > 0) && flows.some(({ amount }) => amount < 0);

function netPresentValue(...[rate = null, ...values]: Result[]): Scalar {
  const [discount, numbers] = [toNumber(rate), collectNumbers(values)];
  if (typeof discount !== 'number') return discount;
  if (!Array.isArray(numbers)) return numbers;
  if (discount === -1) return errors.div0;
  return finite(numbers.reduce((sum, number, index) => sum + number / (1 + discount) ** (index + 1), 0));
}

const defaultGuess = 0.1;

function internalRate(...[values = null, guess]: Result[]): Scalar {
  const [numbers, start] = [collectNumbers([values]), optionalNumber(guess, defaultGuess)];
  if (!Array.isArray(numbers)) return numbers;
  if (typeof start !== 'number') return start;
  if (start <= -1) return errors.value;
  const flows = numbers.map((amount, time) => ({ amount, time }));
  if (!gainsAndLoses(flows)) return errors.num;
  return findRate((rate) => presentValueOf(flows, rate), { guess: start, steps: 20, accuracy: 1e-7 });
}

const daysPerYear = 365;

/** Dates are whole days, and none is before the first. */
function readDatedFlows(values: Result, dates: Result): CashFlow[] | CellError {
  const [amounts, days] = [asTable(values), asTable(dates)];
  const size = amounts.rows * amounts.columns;
  if (size !== days.rows * days.columns) return errors.num;
  const flows: CashFlow[] = [];
  let first: number | undefined;
  for (let index = 0; index < size; index++) {
    const [amount, date] = [amounts.get(index), days.get(index)];
    if (isError(amount)) return amount;
    if (isError(date)) return date;
    if (typeof amount === 'boolean' || typeof date === 'boolean') return errors.value;
    const [paid, serial] = [toNumber(amount), toNumber(date)];
    if (typeof paid !== 'number') return paid;
    if (typeof serial !== 'number') return serial;
    const day = Math.trunc(serial);
    first ??= day;
    if (day < first || day < 0) return errors.num;
    flows.push({ amount: paid, time: (day - first) / daysPerYear });
  }
  return flows;
}

function datedValue(...[rate = null, values = null, dates = null]: Result[]): Scalar {
  const [discount, flows] = [toNumber(rate), readDatedFlows(values, dates)];
  if (typeof discount !== 'number') return discount;
  if (!Array.isArray(flows)) return flows;
  return discount <= 0 ? errors.num : finite(presentValueOf(flows, discount)[0]);
}

function datedRate(...[values = null, dates = null, guess]: Result[]): Scalar {
  const [flows, start] = [readDatedFlows(values, dates), optionalNumber(guess, defaultGuess)];
  if (!Array.isArray(flows)) return flows;
  if (typeof start !== 'number') return start;
  if (start <= -1) return errors.value;
  if (!gainsAndLoses(flows)) return errors.num;
  return findRate((rate) => presentValueOf(flows, rate), { guess: start, steps: 100, accuracy: 1e-8 });
}

const slopeStep = 1e-6;

export const cashFlowFunctions: FunctionTable = {
  NPV: { min: 2, max: manyMax, arguments: 'vt', call: netPresentValue },
  IRR: { min: 1, max: 2, arguments: 'tv', call: internalRate },
  XNPV: { min: 3, max: 3, arguments: 'vtt', call: datedValue },
  XIRR: { min: 2, max: 3, arguments: 'ttv', call: datedRate },
  RATE: numeric(3, 6, (periods = 0, paid = 0, present = 0, future = 0, type = 0, guess = defaultGuess) => {
    if (periods <= 0 || guess <= -1) return errors.num;
    const owed = (rate: number) => {
      const discount = Math.exp(-periods * Math.log1p(rate));
      const paidPerPeriod = rate === 0 ? periods : -Math.expm1(-periods * Math.log1p(rate)) / rate;
      return present + paid * (type === 0 ? 1 : 1 + rate) * paidPerPeriod + future * discount;
    };
    const valueAt = (rate: number) =>
      [owed(rate), (owed(rate + slopeStep) - owed(rate - slopeStep)) / (2 * slopeStep)] as const;
    const found = findRate(valueAt, { guess, steps: 20, accuracy: 1e-7 });
    // With many periods the default guess is too far from the small rates of loans.
    return typeof found === 'number' ? found : findRate(valueAt, { guess: 0, steps: 20, accuracy: 1e-7 });
  }),
};
