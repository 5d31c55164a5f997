import { compareExact, Exact, toExact } from '../numbers/exact.ts';
import type { Run } from '../problems/failures.ts';
import { comparisons, type ComparisonName } from '../operators/values.ts';

/** Like the comparison of that name, but exact if either side is an exact number. */
export function compareValues(name: ComparisonName, a: unknown, b: unknown, run: Run): boolean {
  if (!(a instanceof Exact) && !(b instanceof Exact)) return comparisons[name](a, b);
  if (name.length === 3 && typeof (a instanceof Exact ? b : a) !== 'number') {
    if (!(a instanceof Exact && b instanceof Exact)) return name === '!==';
  }
  const order = compareExact(toExact(a, run), toExact(b, run), run);
  if (name === '<') return order < 0;
  if (name === '<=') return order <= 0;
  if (name === '>') return order > 0;
  if (name === '>=') return order >= 0;
  return name.startsWith('!') ? order !== 0 : order === 0;
}
