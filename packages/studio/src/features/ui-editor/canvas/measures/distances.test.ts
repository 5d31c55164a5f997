import { expect, test } from 'vitest';
import { measureDistances } from './distances.ts';

const rect = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const words = (...rects: readonly [ReturnType<typeof rect>, ReturnType<typeof rect>]) =>
  measureDistances(...rects).map(({ side, length }) => `${side} ${length}`);

test('measures from the inner edges to the outer ones, in either order', () => {
  const outer = rect(0, 0, 400, 300);
  const inner = rect(20, 0, 100, 50);
  expect(words(inner, outer)).toEqual(['right 280', 'bottom 250', 'left 20']);
  expect(words(outer, inner)).toEqual(words(inner, outer));
});

test('measures the gap between separate boxes', () => {
  expect(words(rect(0, 0, 100, 40), rect(0, 64, 100, 40))).toEqual(['bottom 24']);
  expect(words(rect(0, 64, 100, 40), rect(0, 0, 100, 40))).toEqual(['top 24']);
  expect(words(rect(0, 0, 100, 40), rect(130, 60, 50, 40))).toEqual(['bottom 20', 'right 30']);
});

test('draws the line where the boxes overlap', () => {
  const [below] = measureDistances(rect(0, 0, 100, 40), rect(50, 64, 100, 40));
  expect(below?.line).toEqual(rect(75, 40, 0, 24));
});
