import { describe, expect, it, test } from 'vitest';
import { newContent, type Drawing } from '../drawing.ts';
import { beginMove, beginResize, toLive } from './gesture.ts';

const size = { width: 600, height: 800 };
const surroundings = { size, sizeOf: () => size, tolerance: 5 };
const drawing = (id: string, x: number, y: number): Drawing => ({
  ...newContent,
  id,
  page: 1,
  x,
  y,
  width: 100,
  height: 20,
});
const begun = { page: 1, start: { x: 310, y: 310 } };

test('a new box is drawn in whole points, and stops at the edge of the page', () => {
  const gesture = { ...begun, start: { x: 100.4, y: 700 }, kind: 'draw' } as const;
  expect(toLive(gesture, { x: 50.2, y: 900 }, surroundings).drawn).toEqual({ x: 50, y: 700, width: 50, height: 100 });
});

describe('moved boxes', () => {
  const drawings = [drawing('a', 300, 300), drawing('b', 300, 340), drawing('c', 50, 500)];
  const gesture = beginMove(begun, drawings.slice(0, 2), drawings);
  it('snap to boxes that are not moved, and not to each other', () => {
    const { move, lines } = toLive(gesture, { x: 62, y: 420 }, surroundings);
    expect(move).toEqual({ x: -250, y: 110 });
    expect(lines).toEqual([{ axis: 'x', at: 50 }]);
  });
  it('are rounded to whole points', () => {
    const between = beginMove(begun, [drawing('a', 300.25, 300)], []);
    const { move } = toLive(between, { x: 310 + 61.4, y: 310 + 7.6 }, surroundings);
    expect(300.25 + move!.x).toBe(362);
    expect(300 + move!.y).toBe(308);
  });
  it('stop at the edge of the page, without guides that they cannot reach', () => {
    const { move } = toLive(gesture, { x: 310, y: 5000 }, surroundings);
    expect(move).toEqual({ x: 0, y: 440 });
  });
});

describe('boxes over another page', () => {
  const drawings = [drawing('a', 300, 300), drawing('b', 300, 340)];
  const other = { page: 2, size: { width: 400, height: 300 }, offset: { x: 100, y: 820 } };
  it('move onto it, and stay together within it', () => {
    const gesture = beginMove(begun, drawings, drawings);
    const { move, onto, lines } = toLive(gesture, { x: 310 - 150, y: 310 + 570 }, { ...surroundings, other });
    expect(onto).toEqual({ page: 2, step: { x: -250, y: -250 } });
    expect(move).toEqual({ x: -150, y: 570 });
    expect(lines).toEqual([]);
    const far = toLive(gesture, { x: 310 + 500, y: 310 + 5_000 }, { ...surroundings, other });
    expect(far.onto).toEqual({ page: 2, step: { x: 0, y: -60 } });
  });
  it('snap to boxes on that page, and not to those on their own', () => {
    const there = { ...drawing('d', 40, 200), page: 2 };
    const gesture = beginMove(begun, drawings, [...drawings, drawing('c', 53, 60), there]);
    const { move, onto, lines } = toLive(gesture, { x: 310 - 157, y: 310 + 570 }, { ...surroundings, other });
    expect(onto).toEqual({ page: 2, step: { x: -260, y: -250 } });
    expect(move).toEqual({ x: -160, y: 570 });
    expect(lines).toEqual([{ axis: 'x', at: 40 }]);
  });
  it('show no guides that they cannot reach at the edge of that page', () => {
    const beyond = { ...drawing('d', 398, 200), page: 2 };
    const gesture = beginMove(begun, drawings, [...drawings, beyond]);
    const { onto, lines } = toLive(gesture, { x: 310 + 196, y: 310 + 570 }, { ...surroundings, other });
    expect(onto).toEqual({ page: 2, step: { x: 0, y: -250 } });
    expect(lines).toEqual([]);
  });
  it('stay on their pages if they come from several pages', () => {
    const mixed = [drawings[0]!, { ...drawing('c', 10, 10), page: 2 }];
    const gesture = beginMove(begun, mixed, mixed);
    expect(toLive(gesture, { x: 320, y: 880 }, { ...surroundings, other }).onto).toBeUndefined();
  });
});

test('a resized box snaps with the side that is moved', () => {
  const drawings = [drawing('a', 300, 300), drawing('c', 450, 500)];
  const gesture = beginResize({ page: 1, start: { x: 400, y: 310 } }, drawings[0]!, 'e', { drawings, size });
  expect(toLive(gesture, { x: 447, y: 350 }, surroundings)).toMatchObject({
    resized: { x: 300, y: 300, width: 150, height: 20 },
    lines: [{ axis: 'x', at: 450 }],
  });
});
