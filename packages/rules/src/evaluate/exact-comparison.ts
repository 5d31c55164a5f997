import { isLongNumber } from '@coverwright/insurance/long-number';
import { compareExact, Exact, toComparable } from '../numbers/exact.ts';
import type { Run } from '../problems/failures.ts';
import { comparisons, type ComparisonName } from '../operators/values.ts';

function isNumber(value: unknown): boolean {
  return typeof value === 'number' || isLongNumber(value);
}

/** Like the comparison of that name, but exact if either side is an exact number. */
export function compareValues(name: ComparisonName, a: unknown, b: unknown, run: Run): boolean {
  if (!(a instanceof Exact) && !(b instanceof Exact)) return comparisons[name](a, b);
  if (name.length === 3 && !isNumber(a instanceof Exact ? b : a)) {
    if (!(a instanceof Exact && b instanceof Exact)) return name === '!==';
  }
  const order = compareExact(toComparable(a, run), toComparable(b, run), run);
  if (name === '<') return order < 0;
  if (name === '<=') return order <= 0;
  if (name === '>') return order > 0;
  if (name === '>=') return order >= 0;
  return name.startsWith('!') ? order !== 0 : order === 0;
}
