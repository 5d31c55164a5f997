import { expect, test } from 'vitest';
import { areaOf, draggedSize, handleAt, hasRoom } from './space-places.ts';

const rect = { x: 100, y: 100, width: 300, height: 90 };
const sides = { top: 8, right: 16, bottom: 8, left: 16 };
const space = { margin: sides, padding: sides };

test('a margin grows outwards and a padding inwards, and a padding is never negative', () => {
  expect(draggedSize(8, 'margin', 'Top', { x: 0, y: -10 })).toBe(18);
  expect(draggedSize(8, 'margin', 'Left', { x: 20, y: 0 })).toBe(-12);
  expect(draggedSize(8, 'padding', 'Bottom', { x: 0, y: -10 })).toBe(18);
  expect(draggedSize(8, 'padding', 'Right', { x: 20, y: 0 })).toBe(0);
});

test('margin handles are outside, padding handles are inside', () => {
  expect(handleAt(rect, space, 'margin', 'Top', 0.5)).toEqual({ x: 100, y: 39 });
  expect(handleAt(rect, space, 'padding', 'Left', 1)).toEqual({ x: 117, y: 130 });
});

test('the strip covers the space', () => {
  expect(areaOf(rect, { part: 'margin', side: 'Right', size: 16 })).toEqual({ x: 400, y: 100, width: 16, height: 90 });
  expect(areaOf(rect, { part: 'padding', side: 'Bottom', size: 8 })).toEqual({ x: 100, y: 182, width: 300, height: 8 });
  expect(areaOf(rect, { part: 'margin', side: 'Top', size: -8 })).toMatchObject({ y: 100, height: 0 });
});

test('small elements have only margin handles', () => {
  expect([hasRoom(rect, 'Top', 0.6), hasRoom(rect, 'Top', 0.4), hasRoom(rect, 'Left', 0.4)]).toEqual([
    true,
    false,
    true,
  ]);
});
