import { errors, isTable, type Scalar, toNumber } from '../values.ts';
import { asTable, type FunctionSpecification, type FunctionTable, manyMax, ofNumbers } from './specification.ts';

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

export const statisticalFunctions: FunctionTable = {
  MAX: ofNumbers((numbers) => numbers.reduce((most, number) => Math.max(most, number), numbers[0] ?? 0)),
  MIN: ofNumbers((numbers) => numbers.reduce((least, number) => Math.min(least, number), numbers[0] ?? 0)),
  AVERAGE: ofNumbers((numbers) => (numbers.length === 0 ? errors.div0 : total(numbers) / numbers.length)),
  STDEV: deviation(1),
  'STDEV.S': deviation(1),
  'STDEV.P': deviation(0),
  STDEVP: deviation(0),
  VAR: ofNumbers((numbers) => variance(numbers, 1)),
  'VAR.S': ofNumbers((numbers) => variance(numbers, 1)),
  'VAR.P': ofNumbers((numbers) => variance(numbers, 0)),
  VARP: ofNumbers((numbers) => variance(numbers, 0)),
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
      let blanks = table.unused ?? 0;
      for (let index = 0; index < table.rows * table.columns; index++) {
        const value = table.get(index);
        if (value === null || value === '') blanks++;
      }
      return blanks;
    },
  },
};
