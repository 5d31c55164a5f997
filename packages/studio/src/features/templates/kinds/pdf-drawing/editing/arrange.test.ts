import { describe, expect, it, test } from 'vitest';
import { align, distribute, withSameSize } from './arrange.ts';

const boxes = [
  { id: 'a', x: 10, y: 100, width: 50, height: 20 },
  { id: 'b', x: 200, y: 40, width: 100, height: 10 },
  { id: 'c', x: 90, y: 60, width: 30, height: 60 },
];

describe('several boxes are aligned', () => {
  it.each([
    ['left', 'x', [10, 10, 10]],
    ['center', 'x', [130, 105, 140]],
    ['right', 'x', [250, 200, 270]],
    ['top', 'y', [40, 40, 40]],
    ['middle', 'y', [70, 75, 50]],
    ['bottom', 'y', [100, 110, 60]],
  ] as const)('%s', (alignment, field, expected) => {
    expect(align(boxes, alignment).map((box) => box[field])).toEqual(expected);
  });
});

test('boxes are distributed with equal gaps between the outermost two, regardless of their order', () => {
  // Of the 290 points from 10 to 300, the boxes cover 180, so two gaps of 55 remain.
  expect(distribute(boxes, 'across').map(({ x }) => x)).toEqual([10, 200, 115]);
  expect(distribute(boxes, 'down').map(({ y }) => y)).toEqual([100, 40, 45]);
});

test('two boxes are not distributed', () => {
  expect(distribute(boxes.slice(0, 2), 'across')).toEqual(boxes.slice(0, 2));
});

test('boxes get the size of the first one', () => {
  expect(withSameSize(boxes, 'width').map(({ width, height }) => [width, height])).toEqual([
    [50, 20],
    [50, 10],
    [50, 60],
  ]);
  expect(withSameSize(boxes, 'height').every(({ height }) => height === 20)).toBe(true);
  expect(withSameSize(boxes, 'both').every(({ width, height }) => width === 50 && height === 20)).toBe(true);
});
