import { expect, test } from 'vitest';
import { differenceOfValue } from './difference.ts';
import { firstDifferences, planItem, problemsMax, revisionOf } from './import-plan.ts';
import type { Problem } from '../errors/user-error.ts';
import { say } from '../sentences/say.ts';

const differenceOf = (before: string | undefined, after: string) => differenceOfValue('TEXT', before, after);
const plan = (current: string | undefined, inFile: string, problems: Problem[] = []) =>
  planItem({ current, inFile, problems, toWanted: () => inFile.trim(), differenceOf });

test('an item is added, changed or unchanged, and compared in the form in which it is stored', () => {
  expect(plan(undefined, 'a ')).toMatchObject({ action: 'ADDED', wanted: 'a', changes: [{ action: 'ADDED' }] });
  expect(plan('b', 'a ')).toMatchObject({
    action: 'CHANGED',
    current: 'b',
    changes: [{ action: 'CHANGED', count: 1 }],
  });
  expect(plan('b', 'a ').differences).toMatchObject([{ action: 'CHANGED', before: 'b', after: 'a' }]);
  expect(plan('a', ' a')).toMatchObject({ action: 'UNCHANGED', changes: [], differences: [] });
});

test('an item with problems is refused, whatever would change, and shows the first of them', () => {
  const problems = Array.from({ length: 30 }, (_value, index) => ({
    code: 'INVALID' as const,
    ...say('EXPORT_PRODUCTS_MAX', { max: index }),
  }));
  const refused = plan('b', ' a', problems);
  expect(refused).toMatchObject({ action: 'REFUSED', changes: [], wanted: ' a' });
  expect(refused.problems).toHaveLength(problemsMax);
  expect(refused.allProblems).toHaveLength(30);
});

test('a preview lists as many differences as requested, within a limit', () => {
  const differences = Array.from({ length: 300 }, () => differenceOf('a', 'b')).flat();
  const listed = (limit?: number | null) => firstDifferences({ differences }, { limit }).length;
  expect([undefined, null, 5, 0, -1, 1000].map((limit) => listed(limit))).toEqual([200, 200, 5, 0, 0, 200]);
});

test('the revision changes with any part of a content', () => {
  const contents = [null, {}, { a: 1 }, { a: 2 }, [{ a: 1 }], [null, { a: 1 }]];
  expect(new Set(contents.map(revisionOf)).size).toBe(contents.length);
  expect(revisionOf({ a: [1] })).toBe(revisionOf({ a: [1] }));
});
