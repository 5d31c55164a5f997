import { expect, it } from 'vitest';
import { clampDrawingBox, isOnPage, toDrawingBox, toDrawingPoints } from './drawing-box.ts';

const page = { width: 595, height: 842 };

it('creates the same box from any two opposite corners', () => {
  const box = { x: 10, y: 20, width: 30, height: 40 };
  expect(toDrawingBox({ x: 10, y: 20 }, { x: 40, y: 60 })).toEqual(box);
  expect(toDrawingBox({ x: 40, y: 60 }, { x: 10, y: 20 })).toEqual(box);
  expect(toDrawingBox({ x: 40, y: 20 }, { x: 10, y: 60 })).toEqual(box);
  expect(toDrawingPoints(box)).toEqual({ point1: { x: 10, y: 20 }, point2: { x: 40, y: 60 } });
});

it('moves a box into its page and shrinks it to fit', () => {
  expect(clampDrawingBox({ x: -5, y: 830, width: 20, height: 20 }, page)).toEqual({
    x: 0,
    y: 822,
    width: 20,
    height: 20,
  });
  expect(clampDrawingBox({ x: 100, y: 1, width: 900, height: 900 }, page)).toEqual({ x: 0, y: 0, ...page });
  expect(clampDrawingBox({ x: 1, y: 2, width: 3, height: 4 }, page)).toEqual({ x: 1, y: 2, width: 3, height: 4 });
});

it('detects a box that is partly beyond its page, with a tolerance for rounded sizes', () => {
  expect(isOnPage({ x: 0, y: 0, ...page }, { width: 594.96, height: 841.92 })).toBe(true);
  expect(isOnPage({ x: 1, y: 0, ...page }, page)).toBe(false);
  expect(isOnPage({ x: -1, y: 0, width: 5, height: 5 }, page)).toBe(false);
});
