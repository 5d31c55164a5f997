import type { Axis, Rect } from '@coverwright/app-runtime/canvas-messages';
import { parseTemplate } from '@coverwright/component-tree/parse';
import { expect, test } from 'vitest';
import { findCanvasDrop, type HitPart } from './canvas-drop.ts';

// n1 div: n2 section (n3 p "a", n5 p "b"), n7 img
const { document } = parseTemplate('<div><section><p>a</p><p>b</p></section><img></div>');
const rects: Readonly<Record<string, Rect>> = {
  n1: { x: 0, y: 0, width: 400, height: 400 },
  n2: { x: 0, y: 0, width: 400, height: 200 },
  n3: { x: 20, y: 20, width: 360, height: 40 },
  n5: { x: 20, y: 80, width: 360, height: 40 },
  n7: { x: 0, y: 200, width: 400, height: 100 },
};
const rectOf = (id: string): Rect => rects[id] ?? { x: 0, y: 0, width: 0, height: 0 };

function hit(id: string, children: readonly string[] = [], axis: Axis = 'column'): HitPart {
  return {
    id,
    rect: rectOf(id),
    outer: rectOf('n1'),
    axis,
    outerAxis: 'column',
    children: children.map((child) => ({ id: child, rect: rectOf(child) })),
  };
}

function drop(part: HitPart, x: number, y: number, moved: readonly string[] = []) {
  const { place, isRefused } = findCanvasDrop(document, part, { x, y }, moved);
  return [place.parent, place.index, isRefused];
}

test('an element that cannot contain others is split in half', () => {
  expect(drop(hit('n7'), 10, 220)).toEqual(['n1', 1, false]);
  expect(drop(hit('n7'), 10, 280)).toEqual(['n1', 2, false]);
  expect(drop(hit('n3'), 30, 35)).toEqual(['n2', 0, false]);
});

test('a container accepts drops between its children, except at its narrow edges', () => {
  const section = hit('n2', ['n3', 'n5']);
  expect(drop(section, 30, 5)).toEqual(['n1', 0, false]);
  expect(drop(section, 30, 195)).toEqual(['n1', 1, false]);
  expect(drop(section, 30, 70)).toEqual(['n2', 1, false]);
  expect(drop(section, 30, 150)).toEqual(['n2', 2, false]);
  expect(drop(hit('n2'), 30, 100)).toEqual(['n2', 2, false]);
});

test('the root accepts drops everywhere', () => {
  expect(drop(hit('n1', ['n2', 'n7']), 1, 1)).toEqual(['n1', 0, false]);
});

test('the mark is a line between two children, perpendicular to their direction', () => {
  expect(findCanvasDrop(document, hit('n2', ['n3', 'n5']), { x: 30, y: 70 }, []).mark).toEqual({
    x: 20,
    y: 79,
    width: 360,
    height: 2,
  });
  const row = hit('n2', ['n3', 'n5'], 'row');
  expect(findCanvasDrop(document, row, { x: 390, y: 30 }, []).mark).toMatchObject({ width: 2 });
});

test('the mark includes the box of its container', () => {
  expect(findCanvasDrop(document, hit('n3'), { x: 30, y: 35 }, []).box).toEqual(rectOf('n1'));
  expect(findCanvasDrop(document, hit('n2', ['n3', 'n5']), { x: 30, y: 70 }, []).box).toEqual(rectOf('n2'));
});

test('a node cannot be dropped into itself', () => {
  expect(drop(hit('n3'), 30, 35, ['n2'])).toEqual(['n2', 0, true]);
});
