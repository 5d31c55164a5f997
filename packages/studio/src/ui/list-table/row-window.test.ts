import { expect, test } from 'vitest';
import { rowAt, rowTops, scrollFor } from './row-window.ts';

const tops = rowTops([40, 28, 36, 36]);

test('rows start where the previous ones end', () => {
  expect(tops).toEqual([0, 40, 68, 104, 140]);
  expect(rowTops([])).toEqual([0]);
});

test('a row is found by any position within it, and the nearest one for a position outside the list', () => {
  expect([-5, 0, 39, 40, 67, 68, 103, 104, 139, 140, 9999].map((position) => rowAt(tops, position))).toEqual([
    0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 3,
  ]);
  expect(rowAt(rowTops([]), 10)).toBe(0);
});

test('scrolling to a row takes the shortest way, and does nothing if the row is visible', () => {
  const view = { top: 40, height: 64 };
  expect([0, 1, 2, 3].map((index) => scrollFor(tops, index, view))).toEqual([0, undefined, undefined, 76]);
});
