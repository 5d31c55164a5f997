import { expect, test } from 'vitest';
import { toCanvasAction } from './canvas-keys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const ctrl = { ...plain, ctrlKey: true };

test.each([
  ['Delete', 'remove'],
  ['Backspace', 'remove'],
  ['d', 'duplicate'],
  ['D', 'duplicate'],
  ['1', 'selectTool'],
  ['2', 'rectangleTool'],
  ['ArrowRight', 'nextPage'],
  ['ArrowLeft', 'previousPage'],
  ['+', 'zoomIn'],
  ['=', 'zoomIn'],
  ['ArrowUp', 'zoomIn'],
  ['-', 'zoomOut'],
  ['ArrowDown', 'zoomOut'],
  ['a', 'selectAll'],
])('Ctrl+%s is %s, and the same with Cmd', (key, kind) => {
  expect(toCanvasAction({ ...ctrl, key })).toEqual({ kind });
  expect(toCanvasAction({ ...plain, metaKey: true, key })).toEqual({ kind });
});

test('arrows move by one point, with Shift by ten, and resize with Alt', () => {
  expect(toCanvasAction({ ...plain, key: 'ArrowLeft' })).toEqual({ kind: 'move', step: { x: -1, y: 0 } });
  expect(toCanvasAction({ ...plain, shiftKey: true, key: 'ArrowDown' })).toEqual({
    kind: 'move',
    step: { x: 0, y: 10 },
  });
  expect(toCanvasAction({ ...plain, altKey: true, key: 'ArrowRight' })).toEqual({
    kind: 'resize',
    step: { x: 1, y: 0 },
  });
});

test('keys for typing, copying and saving are ignored', () => {
  for (const key of ['d', '1', '+', 'Backspace', 'Shift']) expect(toCanvasAction({ ...plain, key })).toBeUndefined();
  for (const key of ['c', 'x', 'v', 's', 'z', 'Enter']) expect(toCanvasAction({ ...ctrl, key })).toBeUndefined();
});
