import { expect, test } from 'vitest';
import { toViewAction } from './view-keys.ts';

const pressed = (key: string) => ({ key, ctrlKey: true, metaKey: false, altKey: false });

test('Ctrl with the arrow keys turns pages, and with plus and minus zooms', () => {
  expect(toViewAction(pressed('ArrowRight'), false)).toBe('nextPage');
  expect(toViewAction(pressed('ArrowLeft'), false)).toBe('previousPage');
  expect(toViewAction(pressed('+'), false)).toBe('zoomIn');
  expect(toViewAction(pressed('='), false)).toBe('zoomIn');
  expect(toViewAction(pressed('-'), false)).toBe('zoomOut');
  expect(toViewAction({ ...pressed('+'), ctrlKey: false, metaKey: true }, false)).toBe('zoomIn');
});

test('other keys are ignored', () => {
  expect(toViewAction({ ...pressed('ArrowRight'), ctrlKey: false }, false)).toBeUndefined();
  expect(toViewAction({ ...pressed('-'), altKey: true }, false)).toBeUndefined();
  expect(toViewAction(pressed('ArrowUp'), false)).toBeUndefined();
  expect(toViewAction(pressed('constructor'), false)).toBeUndefined();
});

test('in a field, the arrow keys edit the text', () => {
  expect(toViewAction(pressed('ArrowLeft'), true)).toBeUndefined();
  expect(toViewAction(pressed('+'), true)).toBe('zoomIn');
});
