// Numbers by their order and frequency. Excel: "PERCENTILE.INC function", "PERCENTILE.EXC function", "QUARTILE.INC
// function", "QUARTILE.EXC function", "MODE.SNGL function".
import { errors, type Scalar, toNumber } from '../values.ts';
import { rankOf } from './criteria.ts';
import { collectNumbers, type FunctionSpecification, type FunctionTable, ofNumbers } from './specification.ts';

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

/** Positions are counted as if there were another number on each side. */
function exclusivePercentileOf(numbers: number[], position: number): number | typeof errors.num {
  const index = position * (numbers.length + 1) - 1;
  if (!(position > 0 && position < 1) || index < 0 || index > numbers.length - 1) return errors.num;
  return percentileOf(numbers, numbers.length === 1 ? 0 : index / (numbers.length - 1));
}

const quartile = ofRangeAnd((numbers, number) => percentileOf(numbers, Math.trunc(number) / 4));

/** The most frequent number; of several the first. */
function mode(numbers: readonly number[]): number | typeof errors.na {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  let best: number | undefined;
  let most = 1;
  for (const [number, count] of counts) if (count > most) [best, most] = [number, count];
  return best ?? errors.na;
}

const rank: FunctionSpecification = {
  min: 2,
  max: 3,
  arguments: 'vtv',
  call: (...[value = null, range = null, order]) => rankOf(value, range, order),
};

export const percentileFunctions: FunctionTable = {
  MEDIAN: ofNumbers((numbers) => percentileOf(numbers, 0.5)),
  LARGE: nth(-1),
  SMALL: nth(1),
  PERCENTILE: ofRangeAnd(percentileOf),
  'PERCENTILE.INC': ofRangeAnd(percentileOf),
  'PERCENTILE.EXC': ofRangeAnd(exclusivePercentileOf),
  QUARTILE: quartile,
  'QUARTILE.INC': quartile,
  'QUARTILE.EXC': ofRangeAnd((numbers, number) => exclusivePercentileOf(numbers, Math.trunc(number) / 4)),
  MODE: ofNumbers(mode),
  'MODE.SNGL': ofNumbers(mode),
  RANK: rank,
  'RANK.EQ': rank,
};
