import { expect, test } from 'vitest';
import { stepAt } from './edge-scroll.ts';

test('pages scroll only at the edges, faster closer to them', () => {
  const stage = { top: 100, bottom: 900 };
  expect([500, 148, 852].map((y) => stepAt(y, stage))).toEqual([0, 0, 0]);
  expect([124, 876].map((y) => stepAt(y, stage))).toEqual([-8, 8]);
  expect([100, 50, 900, 2_000].map((y) => stepAt(y, stage))).toEqual([-16, -16, 16, 16]);
});
