import { errors, isError, type Scalar, toBoolean, toNumber, toScalar } from '../values.ts';
import { isTable } from '../values.ts';
import { type FunctionSpecification, type FunctionTable, manyMax } from './specification.ts';

function test(holds: (value: Scalar) => boolean): FunctionSpecification {
  return { min: 1, max: 1, arguments: 'v', call: (...[value = null]) => holds(toScalar(value)) };
}

function parity(isEven: boolean): FunctionSpecification {
  return {
    min: 1,
    max: 1,
    arguments: 'v',
    call: (...[value = null]) => {
      if (typeof value === 'boolean') return errors.value;
      const number = toNumber(value);
      return typeof number === 'number' ? (Math.abs(Math.trunc(number)) % 2 === 0) === isEven : number;
    },
  };
}

/** AND, OR and XOR: texts and blanks in ranges are ignored; without other values there is no result. */
function fold(combine: (values: readonly boolean[]) => boolean): FunctionSpecification {
  return {
    min: 1,
    max: manyMax,
    arguments: 't',
    call: (...values) => {
      const found: boolean[] = [];
      for (const value of values) {
        if (!isTable(value)) {
          const truth = toBoolean(value);
          if (typeof truth !== 'boolean') return truth;
          found.push(truth);
          continue;
        }
        for (let index = 0; index < value.rows * value.columns; index++) {
          const cell = value.get(index);
          if (isError(cell)) return cell;
          if (typeof cell === 'boolean' || typeof cell === 'number') found.push(Boolean(cell));
        }
      }
      return found.length === 0 ? errors.value : combine(found);
    },
  };
}

const errorNumbers: Readonly<Record<string, number>> = {
  '#NULL!': 1,
  '#DIV/0!': 2,
  '#VALUE!': 3,
  '#REF!': 4,
  '#NAME?': 5,
  '#NUM!': 6,
  '#N/A': 7,
};

export const informationFunctions: FunctionTable = {
  AND: fold((values) => values.every(Boolean)),
  OR: fold((values) => values.some(Boolean)),
  XOR: fold((values) => values.filter(Boolean).length % 2 === 1),
  NOT: {
    min: 1,
    max: 1,
    arguments: 'v',
    call: (...[value = null]) => {
      const truth = toBoolean(value);
      return typeof truth === 'boolean' ? !truth : truth;
    },
  },
  TRUE: { min: 0, max: 0, arguments: 'v', call: () => true },
  FALSE: { min: 0, max: 0, arguments: 'v', call: () => false },
  NA: { min: 0, max: 0, arguments: 'v', call: () => errors.na },
  ISBLANK: test((value) => value === null),
  ISNUMBER: test((value) => typeof value === 'number'),
  ISTEXT: test((value) => typeof value === 'string'),
  ISNONTEXT: test((value) => typeof value !== 'string'),
  ISLOGICAL: test((value) => typeof value === 'boolean'),
  ISERROR: test(isError),
  ISERR: test((value) => isError(value) && value.error !== '#N/A'),
  ISNA: test((value) => isError(value) && value.error === '#N/A'),
  ISEVEN: parity(true),
  ISODD: parity(false),
  N: {
    min: 1,
    max: 1,
    arguments: 'v',
    call: (...[value = null]) => (typeof value === 'number' || isError(value) ? value : value === true ? 1 : 0),
  },
  'ERROR.TYPE': {
    min: 1,
    max: 1,
    arguments: 'v',
    call: (...[value = null]) => (isError(value) ? (errorNumbers[value.error] ?? errors.na) : errors.na),
  },
};
