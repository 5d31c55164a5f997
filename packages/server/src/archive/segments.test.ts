import { expect, test } from 'vitest';
import { findGap, positionOf } from './segments.ts';

const names = [
  '0000000100000000000000FE',
  '0000000100000000000000FF',
  '000000010000000100000000',
  '000000010000000100000001',
];
const [first = '', second = '', third = '', last = ''] = names;

test('a log without a gap has none, across the carry of its positions', () => {
  expect(findGap(names, first, second)).toBeUndefined();
});

test('the first missing segment is named, with the one before it', () => {
  expect(findGap([first, second, last], first, second)).toEqual({ missing: third, previous: second });
  expect(findGap([second, third], first, second)).toEqual({ missing: first, previous: undefined });
});

test('the segments that a base needs are missing although no later one is there', () => {
  expect(findGap([first, second], first, last)).toEqual({ missing: third, previous: second });
});

test('segments of another history do not fill a gap', () => {
  const other = third.replace('00000001', '00000002');
  expect(findGap([first, second, other, last], first, last)?.missing).toBe(third);
  expect(positionOf(other)).toBe(positionOf(third));
});
