import { expect, test } from 'vitest';
import { pressedSelection } from './node-selection.ts';

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const plain = { shiftKey: false, ctrlKey: false, metaKey: false };

test('a press selects one node, with Ctrl it toggles the node, and with Shift it selects the range up to it', () => {
  expect(pressedSelection(rows, ['a'], 'a', 'c', plain)).toEqual(['c']);
  expect(pressedSelection(rows, ['a'], 'a', 'c', { ...plain, ctrlKey: true })).toEqual(['a', 'c']);
  expect(pressedSelection(rows, ['a', 'c'], 'a', 'a', { ...plain, metaKey: true })).toEqual(['c']);
  expect(pressedSelection(rows, ['b'], 'b', 'd', { ...plain, shiftKey: true })).toEqual(['b', 'c', 'd']);
  expect(pressedSelection(rows, ['c'], 'c', 'a', { ...plain, shiftKey: true })).toEqual(['c', 'b', 'a']);
});

test('a range whose start is no longer visible is only the pressed node', () => {
  expect(pressedSelection(rows, ['c'], 'gone', 'b', { ...plain, shiftKey: true })).toEqual(['b']);
});
