import { errors, isTable, type Scalar, toNumber } from '../values.ts';
import { rankOf } from './criteria.ts';
import {
  asTable,
  collectNumbers,
  finite,
  type FunctionSpecification,
  type FunctionTable,
  manyMax,
  numeric,
  ofNumbers,
} from './specification.ts';

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

function variance(numbers: readonly number[], freedom: 0 | 1): number | typeof errors.div0 {
  if (numbers.length <= freedom) return errors.div0;
  const mean = total(numbers) / numbers.length;
  return total(numbers.map((number) => (number - mean) ** 2)) / (numbers.length - freedom);
}

const deviation = (freedom: 0 | 1) =>
  ofNumbers((numbers) => {
    const value = variance(numbers, freedom);
    return typeof value === 'number' ? Math.sqrt(value) : value;
  });

/** For the sorted numbers; the position is between 0 and 1. */
function percentileOf(numbers: number[], position: number): number | typeof errors.num {
  if (numbers.length === 0 || position < 0 || position > 1) return errors.num;
  const sorted = numbers.toSorted((left, right) => left - right);
  const index = position * (sorted.length - 1);
  const lower = sorted[Math.floor(index)] ?? 0;
  const upper = sorted[Math.ceil(index)] ?? 0;
  return lower + (upper - lower) * (index - Math.floor(index));
}

function ofRangeAnd(compute: (numbers: number[], parameter: number) => Scalar): FunctionSpecification {
  return {
    min: 2,
    max: 2,
    arguments: 'tv',
    call: (...[range = null, value = null]) => {
      const numbers = collectNumbers([range]);
      const parameter = toNumber(value);
      if (!Array.isArray(numbers)) return numbers;
      return typeof parameter === 'number' ? compute(numbers, parameter) : parameter;
    },
  };
}

const nth = (direction: 1 | -1) =>
  ofRangeAnd((numbers, position) => {
    const index = Math.ceil(position) - 1;
    if (index < 0 || index >= numbers.length) return errors.num;
    return numbers.toSorted((left, right) => direction * (left - right))[index] ?? errors.num;
  });

function count(counts: (value: Scalar, isWritten: boolean) => boolean): FunctionSpecification {
  return {
    min: 1,
    max: manyMax,
    arguments: 't',
    call: (...values) => {
      let found = 0;
      for (const value of values) {
        if (!isTable(value)) found += Number(counts(value, true));
        else
          for (let index = 0; index < value.rows * value.columns; index++)
            found += Number(counts(value.get(index), false));
      }
      return found;
    },
  };
}

/** The cumulative normal distribution: Hart's approximation, to fifteen digits. */
function normal(value: number): number {
  const size = Math.abs(value);
  if (size > 37) return value > 0 ? 1 : 0;
  const exponential = Math.exp((-size * size) / 2);
  let tail: number;
  if (size < 7.071_067_811_865_47) {
    const upper = polynomial(
      size,
      [
        3.526_249_659_989_11e-2, 0.700_383_064_443_688, 6.373_962_203_531_65, 33.912_866_078_383, 112.079_291_497_871,
        221.213_596_169_931, 220.206_867_912_376,
      ],
    );
    const lower = polynomial(
      size,
      [
        8.838_834_764_831_84e-2, 1.755_667_163_182_64, 16.064_177_579_207, 86.780_732_202_946_1, 296.564_248_779_674,
        637.333_633_378_831, 793.826_512_519_948, 440.413_735_824_752,
      ],
    );
    tail = (exponential * upper) / lower;
  } else {
    const fraction = size + 1 / (size + 2 / (size + 3 / (size + 4 / (size + 0.65))));
    tail = exponential / fraction / 2.506_628_274_631;
  }
  return value > 0 ? 1 - tail : tail;
}

function polynomial(value: number, coefficients: readonly number[]): number {
  return coefficients.reduce((sum, coefficient) => sum * value + coefficient, 0);
}

const rank: FunctionSpecification = {
  min: 2,
  max: 3,
  arguments: 'vtv',
  call: (...[value = null, range = null, order]) => rankOf(value, range, order),
};

export const statisticalFunctions: FunctionTable = {
  MAX: ofNumbers((numbers) => numbers.reduce((most, number) => Math.max(most, number), numbers[0] ?? 0)),
  MIN: ofNumbers((numbers) => numbers.reduce((least, number) => Math.min(least, number), numbers[0] ?? 0)),
  AVERAGE: ofNumbers((numbers) => (numbers.length === 0 ? errors.div0 : total(numbers) / numbers.length)),
  MEDIAN: ofNumbers((numbers) => percentileOf(numbers, 0.5)),
  STDEV: deviation(1),
  'STDEV.S': deviation(1),
  'STDEV.P': deviation(0),
  STDEVP: deviation(0),
  VAR: ofNumbers((numbers) => variance(numbers, 1)),
  'VAR.S': ofNumbers((numbers) => variance(numbers, 1)),
  'VAR.P': ofNumbers((numbers) => variance(numbers, 0)),
  VARP: ofNumbers((numbers) => variance(numbers, 0)),
  LARGE: nth(-1),
  SMALL: nth(1),
  PERCENTILE: ofRangeAnd((numbers, position) => percentileOf(numbers, position)),
  'PERCENTILE.INC': ofRangeAnd((numbers, position) => percentileOf(numbers, position)),
  RANK: rank,
  'RANK.EQ': rank,
  COUNT: count(
    (value, isWritten) =>
      typeof value === 'number' || (isWritten && value !== null && typeof toNumber(value) === 'number'),
  ),
  COUNTA: count((value, isWritten) => value !== null || isWritten),
  COUNTBLANK: {
    min: 1,
    max: 1,
    arguments: 't',
    call: (...[range = null]) => {
      const table = asTable(range);
      let blanks = 0;
      for (let index = 0; index < table.rows * table.columns; index++) {
        const value = table.get(index);
        if (value === null || value === '') blanks++;
      }
      return blanks;
    },
  },
  'NORM.S.DIST': {
    min: 2,
    max: 2,
    arguments: 'v',
    call: (...[value = null, isCumulative = null]) => {
      const [number, cumulative] = [toNumber(value), toNumber(isCumulative)];
      if (typeof number !== 'number') return number;
      if (typeof cumulative !== 'number') return cumulative;
      return finite(cumulative === 0 ? Math.exp((-number * number) / 2) / Math.sqrt(2 * Math.PI) : normal(number));
    },
  },
  NORMSDIST: numeric(1, 1, (value = 0) => normal(value)),
};
