import { describe, expect, it } from 'vitest';
import { snapMove, snapResize, toGuides } from './guides.ts';

const page = { width: 600, height: 800 };
const other = { x: 100, y: 200, width: 80, height: 40 };
const guides = toGuides([other], page);
const box = { x: 300, y: 400, width: 50, height: 20 };

describe('a moved box', () => {
  it.each([
    ['left edge to left edge', -197, { x: -200, y: 0 }, 100],
    ['right edge to right edge', -172, { x: -170, y: 0 }, 180],
    ['centre to centre', -184, { x: -185, y: 0 }, 140],
    ['left edge to right edge', -118, { x: -120, y: 0 }, 180],
    ['centre to the centre of the page', -27, { x: -25, y: 0 }, 300],
  ])('snaps %s', (_, way, move, at) => {
    const snapped = snapMove(guides, box, { x: way, y: -100 }, 4);
    expect(snapped.move.x).toBe(move.x);
    expect(snapped.lines).toContainEqual({ axis: 'x', at });
  });
  it('snaps to the nearest of several lines, on both axes simultaneously', () => {
    const { move, lines } = snapMove(guides, box, { x: -199, y: -201 }, 4);
    expect(move).toEqual({ x: -200, y: -200 });
    expect(lines).toEqual([
      { axis: 'x', at: 100 },
      { axis: 'y', at: 200 },
    ]);
  });
  it('moves freely if no line is near', () =>
    expect(snapMove(guides, box, { x: -90, y: -60 }, 4)).toEqual({ move: { x: -90, y: -60 }, lines: [] }));
});

describe('a resized box', () => {
  it('snaps with the sides that its handle moves', () => {
    const { move, lines } = snapResize(guides, box, 'nw', { x: -198, y: -161 }, 4);
    expect(move).toEqual({ x: -200, y: -160 });
    expect(lines).toEqual([
      { axis: 'x', at: 100 },
      { axis: 'y', at: 240 },
    ]);
  });
  it('does not snap with its other sides', () =>
    expect(snapResize(guides, box, 's', { x: -198, y: 0.5 }, 0.1).lines).toEqual([]));
});
