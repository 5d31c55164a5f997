import { expect, test } from 'vitest';
import {
  clampPage,
  layoutPages,
  nearPages,
  pageAt,
  pageGapPx,
  pageInView,
  positionAt,
  startOf,
  topOf,
} from './page-layout.ts';

const a4 = { width: 595, height: 842 };
const threePages = layoutPages(3, () => a4, 1);

test('a page number is clamped to the first and last page', () => {
  expect([-1, 0, 1, 2, 3, 4, 900].map((page) => clampPage(page, 3))).toEqual([1, 1, 1, 2, 3, 3, 3]);
  expect(clampPage(1, 0)).toBe(1);
});

test('pages are stacked with a gap around each', () => {
  expect(threePages.boxes.map(({ top }) => top)).toEqual([16, 874, 1732]);
  expect(threePages.height).toBe(1732 + 842 + pageGapPx);
  expect(threePages.width).toBe(595 + 2 * pageGapPx);
  const mixed = layoutPages(2, (page) => (page === 2 ? { width: 842, height: 595 } : a4), 2);
  expect(mixed.boxes[1]).toEqual({ top: 16 + 1684 + 16, width: 1684, height: 1190 });
  expect(mixed.width).toBe(1684 + 2 * pageGapPx);
});

test('every offset belongs to a page, even before the first and after the last', () => {
  expect([-50, 0, 16, 857, 858, 873, 874, 2574, 9999].map((y) => pageAt(threePages, y))).toEqual([
    1, 1, 1, 1, 2, 2, 2, 3, 3,
  ]);
});

test('of two thousand pages, only those in and around the visible part are near', () => {
  const long = layoutPages(2000, () => a4, 1);
  expect(nearPages(long, 0, 800)).toEqual({ from: 1, to: 2 });
  const { from, to } = nearPages(long, long.boxes[999]!.top, 800);
  expect({ from, to }).toEqual({ from: 999, to: 1001 });
  expect(nearPages(long, long.height - 800, 800).to).toBe(2000);
});

test('the page in the middle is the current one, and at the ends the first or last', () => {
  expect(pageInView(threePages, 0, 5000)).toBe(1);
  expect(pageInView(threePages, 300, 800)).toBe(1);
  expect(pageInView(threePages, 600, 800)).toBe(2);
  expect(pageInView(threePages, threePages.height - 800, 800)).toBe(3);
  const small = layoutPages(3, () => a4, 0.5);
  expect(pageInView(small, small.height - 1200, 1200)).toBe(3);
});

test('a position refers to the same text at another zoom', () => {
  const large = layoutPages(3, () => a4, 2);
  const middle = threePages.boxes[1]!.top + 421;
  expect(topOf(large, positionAt(threePages, middle))).toBe(large.boxes[1]!.top + 842);
  expect(topOf(large, positionAt(threePages, 0))).toBe(0);
  for (const y of [0, 5, 16, 500, 860, 1000, 2000]) expect(topOf(threePages, positionAt(threePages, y))).toBeCloseTo(y);
});

test('the start of a page shows the gap above it', () => {
  expect(topOf(threePages, startOf(1))).toBe(0);
  expect(topOf(threePages, startOf(3))).toBe(1732 - pageGapPx);
});

test('a position on a page that no longer exists becomes one on the last page', () => {
  const short = layoutPages(2, () => a4, 1);
  expect(topOf(short, startOf(3))).toBe(874 - pageGapPx);
  expect(
    topOf(
      layoutPages(0, () => a4, 1),
      startOf(1),
    ),
  ).toBe(0);
});
