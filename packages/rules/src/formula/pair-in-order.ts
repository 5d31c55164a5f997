import { commonSubsequence } from '../difference/common-subsequence.ts';
import { Work } from '../difference/work.ts';

/** Enough for the arguments of logic within the limits; with more differences, they are paired by position. */
const stepsMax = 1_000_000;

/**
 * For each item of a list, its counterpart in the list before, or undefined if it is new. Counterparts are in order.
 * What differs is paired by position: it was edited.
 * @param before one number for equal items
 */
export function pairInOrder(before: readonly number[], after: readonly number[]): readonly (number | undefined)[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const [beforeEnd, afterEnd] = [before.length - end, after.length - end];
  const matches =
    commonSubsequence(before.slice(start, beforeEnd), after.slice(start, afterEnd), new Work(stepsMax)) ?? [];
  const inner = matches.map(([i, j]) => [i + start, j + start] as const);
  const ends = Array.from({ length: end }, (_, index) => [beforeEnd + index, afterEnd + index] as const);
  const pairs: (number | undefined)[] = Array.from({ length: after.length }, (_, index) =>
    index < start ? index : undefined,
  );
  let [x, y] = [start, start];
  for (const [i, j] of [...inner, [beforeEnd, afterEnd] as const]) {
    for (; x < i && y < j; x++, y++) pairs[y] = x;
    if (j < afterEnd) pairs[j] = i;
    [x, y] = [i + 1, j + 1];
  }
  for (const [i, j] of ends) pairs[j] = i;
  return pairs;
}
