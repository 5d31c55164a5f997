import { describe, expect, it, test } from 'vitest';
import { newContent, type Drawing } from '../drawing.ts';
import {
  addDrawing,
  addWithoutPointer,
  changeContent,
  discardContent,
  duplicate,
  moveBy,
  paste,
  removeDrawings,
  resizeBy,
  selectedOf,
} from './edit-drawings.ts';

const sizeOf = (page: number) => (page <= 2 ? { width: 600, height: 800 } : undefined);
const drawing = (id: string, position: Partial<Drawing> = {}): Drawing => ({
  ...newContent,
  id,
  page: 1,
  x: 100,
  y: 100,
  width: 100,
  height: 20,
  ...position,
});
const drawings = [drawing('a'), drawing('b', { x: 480, y: 300 }), drawing('c', { page: 2, liquidSource: '{{ c }}' })];
const ids = (...selected: string[]) => new Set(selected);

describe('several drawings', () => {
  it('move together, as far as the outermost one can', () => {
    const moved = moveBy(drawings, ids('a', 'b'), { x: 50, y: -10 }, sizeOf);
    expect(moved.map(({ x, y }) => [x, y])).toEqual([
      [120, 90],
      [500, 290],
      [100, 100],
    ]);
  });
  it('remain the same list if none can move', () => {
    expect(moveBy([drawing('a', { x: 0 })], ids('a'), { x: -1, y: 0 }, sizeOf)[0]?.x).toBe(0);
    const still = [drawing('a', { x: 0 })];
    expect(moveBy(still, ids('a'), { x: -1, y: 0 }, sizeOf)).toBe(still);
  });
  it('are resized by the same amount with keys', () =>
    expect(
      resizeBy(drawings, ids('a', 'b'), 'se', { x: 10, y: 1 }, sizeOf).map(({ width, height }) => [width, height]),
    ).toEqual([
      [110, 21],
      [110, 21],
      [100, 20],
    ]));
  it('are listed in selection order', () =>
    expect(selectedOf(drawings, ids('c', 'a', 'gone')).map(({ id }) => id)).toEqual(['c', 'a']));
});

test('a new drawing is selected, and looks like the last one', () => {
  const bold = changeContent(drawings, ids('c'), { fontStyle: 'BOLD', emSize: 9 });
  const { drawings: after, selected } = addDrawing(bold, { page: 2, x: 1, y: 2, width: 30, height: 40 });
  expect(after.at(-1)).toMatchObject({ page: 2, x: 1, y: 2, width: 30, height: 40, fontStyle: 'BOLD', emSize: 9 });
  expect(after.at(-1)?.liquidSource).toBe('');
  expect([...selected]).toEqual([after.at(-1)?.id]);
});

test('drawings added without a pointer do not cover each other', () => {
  const size = { width: 600, height: 800 };
  const once = addWithoutPointer([], 1, { x: 300, y: 400 }, size);
  const twice = addWithoutPointer(once.drawings, 1, { x: 300, y: 400 }, size);
  const [first, second] = twice.drawings;
  expect(second!.y).toBeGreaterThan(first!.y + first!.height);
});

describe('copies', () => {
  it('are placed beside the original, or before it if there is no room', () => {
    const { drawings: after, selected } = duplicate(drawings, ids('a'), sizeOf);
    expect(after.at(-1)).toMatchObject({ page: 1, x: 110, y: 110 });
    expect([...selected]).toEqual([after.at(-1)?.id]);
    const corner = [drawing('a', { x: 500, y: 780 })];
    expect(duplicate(corner, ids('a'), sizeOf).drawings.at(-1)).toMatchObject({ x: 490, y: 770 });
  });
  it('have the same position and content on another page', () => {
    const { drawings: after } = paste(drawings, [drawings[2]!], 1, sizeOf);
    expect(after.at(-1)).toMatchObject({ page: 1, x: 110, y: 110, liquidSource: '{{ c }}' });
    const { drawings: free } = paste([drawings[2]!], [drawings[2]!], 1, sizeOf);
    expect(free.at(-1)).toMatchObject({ page: 1, x: 100, y: 100 });
  });
  it('from a larger page are moved onto this one', () => {
    const { drawings: after } = paste([], [drawing('far', { x: 900, y: 1000 })], 1, sizeOf);
    expect(after.at(-1)).toMatchObject({ x: 500, y: 780 });
  });
});

test('removed drawings disappear, and nothing is selected afterwards', () => {
  const { drawings: after, selected } = removeDrawings(drawings, ids('a', 'c'));
  expect(after.map(({ id }) => id)).toEqual(['b']);
  expect(selected.size).toBe(0);
});

test('discarding reverts typed text but not the position of the box', () => {
  const changed = moveBy(
    changeContent(drawings, ids('c'), { liquidSource: 'x', emSize: 30 }),
    ids('c'),
    { x: 5, y: 0 },
    sizeOf,
  );
  expect(discardContent(changed, ids('c'), drawings)[2]).toMatchObject({ liquidSource: '{{ c }}', emSize: 12, x: 105 });
});
