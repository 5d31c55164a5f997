import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { commonSubsequence } from './common-subsequence.ts';
import { Work } from './work.ts';

const codes = fc.array(fc.nat({ max: 3 }), { maxLength: 12 });

/** By definition, without any bound on the effort. */
function longestLength([first, ...before]: readonly number[], after: readonly number[]): number {
  if (first === undefined) return 0;
  const at = after.indexOf(first);
  const without = longestLength(before, after);
  return at === -1 ? without : Math.max(without, 1 + longestLength(before, after.slice(at + 1)));
}

it('is common to both lists, in order, and as long as possible', () => {
  fc.assert(
    fc.property(codes, codes, (before, after) => {
      const matches = commonSubsequence(before, after, new Work(10_000)) ?? [];
      expect(matches.map(([x]) => before[x])).toEqual(matches.map(([, y]) => after[y]));
      for (const [index, [x, y]] of matches.entries()) {
        const [lastX, lastY] = matches[index - 1] ?? [-1, -1];
        expect(x > lastX && y > lastY).toBe(true);
      }
      expect(matches).toHaveLength(longestLength(before, after));
    }),
    { numRuns: 500 },
  );
});

it('is not searched for without end', () => {
  const [before, after] = [Array.from({ length: 3000 }, (_, index) => index), Array.from({ length: 3000 }, () => -1)];
  expect(commonSubsequence(before, after, new Work(Infinity))).toBeUndefined();
  expect(commonSubsequence(before, before.toReversed(), new Work(1000))).toBeUndefined();
  expect(commonSubsequence(before, before, new Work(1000))).toBeUndefined();
  expect(commonSubsequence(before, before, new Work(4000))).toHaveLength(3000);
});
