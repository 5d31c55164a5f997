import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { boundsOf, clampMove, fromCorners, handles, isWithin, leastSidePt, resizedBy, touches } from './box.ts';

const page = { width: 595, height: 842 };
const box = { x: 100, y: 50, width: 200, height: 20 };

test('a box can be drawn from any corner to any other', () => {
  const expected = { x: 10, y: 20, width: 30.5, height: 5 };
  expect(fromCorners({ x: 10, y: 25 }, { x: 40.5, y: 20 })).toEqual(expected);
  expect(fromCorners({ x: 40.5, y: 20 }, { x: 10, y: 25 })).toEqual(expected);
});

describe('a move', () => {
  it('stops at the edge of the page', () => {
    expect(clampMove(box, { x: -500, y: 5000 }, page)).toEqual({ x: -100, y: 772 });
    expect(clampMove(box, { x: 5000, y: -500 }, page)).toEqual({ x: 295, y: -50 });
  });
  it('can bring back a part that is beyond the page, but not move it further out', () => {
    const beyond = { ...box, x: -40 };
    expect(clampMove(beyond, { x: 15, y: 0 }, page)).toEqual({ x: 15, y: 0 });
    expect(clampMove(beyond, { x: -15, y: 0 }, page)).toEqual({ x: 0, y: 0 });
  });
});

describe('a handle', () => {
  it('moves only its own sides', () => {
    expect(resizedBy(box, 'se', { x: 10, y: 5 }, page)).toEqual({ ...box, width: 210, height: 25 });
    expect(resizedBy(box, 'nw', { x: 10, y: 5 }, page)).toEqual({ x: 110, y: 55, width: 190, height: 15 });
    expect(resizedBy(box, 'n', { x: 10, y: -5 }, page)).toEqual({ ...box, y: 45, height: 25 });
    expect(resizedBy(box, 'e', { x: -10, y: -5 }, page)).toEqual({ ...box, width: 190 });
  });
  it.each(handles)('%s keeps the box on its page and unflipped, and does not move its other sides', (handle) => {
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: -2000, max: 2000 }), (x, y) => {
        const resized = resizedBy(box, handle, { x, y }, page);
        expect(isWithin(resized, page)).toBe(true);
        expect(Math.min(resized.width, resized.height)).toBeGreaterThanOrEqual(leastSidePt);
        if (!handle.includes('w')) expect(resized.x).toBe(box.x);
        if (!handle.includes('n')) expect(resized.y).toBe(box.y);
        if (!handle.includes('e')) expect(resized.x + resized.width).toBeCloseTo(box.x + box.width, 2);
        if (!handle.includes('s')) expect(resized.y + resized.height).toBeCloseTo(box.y + box.height, 2);
      }),
    );
  });
});

test('bounds enclose all boxes, and an empty list has none', () => {
  expect(boundsOf([box, { x: 50, y: 60, width: 10, height: 100 }])).toEqual({ x: 50, y: 50, width: 250, height: 110 });
  expect(boundsOf([])).toBeUndefined();
});

test('a selection rectangle includes boxes that it touches, and no others', () => {
  expect(touches({ x: 290, y: 60, width: 50, height: 50 }, box)).toBe(true);
  expect(touches({ x: 300, y: 50, width: 50, height: 50 }, box)).toBe(false);
});
