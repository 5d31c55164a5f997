import { expect, test } from 'vitest';
import { blockKeyOf } from './block-keys.ts';

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test.each([
  [
    { ...none, key: 'ArrowUp', altKey: true },
    { kind: 'step', direction: 'up' },
  ],
  [
    { ...none, key: 'ArrowRight', altKey: true },
    { kind: 'step', direction: 'in' },
  ],
  [{ ...none, key: 'ArrowUp' }, undefined],
  [{ ...none, key: 'ArrowUp', altKey: true, ctrlKey: true }, undefined],
  [{ ...none, key: 'F2' }, { kind: 'edit' }],
  [{ ...none, key: 'Enter' }, { kind: 'edit' }],
  [{ ...none, key: 'Enter', metaKey: true }, { kind: 'submit' }],
  [{ ...none, key: 'Z', ctrlKey: true, shiftKey: true }, { kind: 'redo' }],
  [{ ...none, key: 'z', ctrlKey: true }, { kind: 'undo' }],
  [{ ...none, key: 'g', ctrlKey: true }, { kind: 'wrap' }],
  [{ ...none, key: 'G', ctrlKey: true, shiftKey: true }, { kind: 'unwrap' }],
  [{ ...none, key: 'Delete' }, { kind: 'remove' }],
  [{ ...none, key: 'c', ctrlKey: true }, undefined],
])('%j is %j', (pressed, command) => {
  expect(blockKeyOf(pressed)).toEqual(command);
});
