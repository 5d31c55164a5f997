import { expect, test } from 'vitest';
import { canvasPresets, presetOf, readSize } from './canvas-size.ts';

test('a size is a preset or a custom one', () => {
  expect(presetOf(canvasPresets.md)).toBe('md');
  expect(presetOf({ width: 1000, height: 563 })).toBeUndefined();
});

test('accepts numbers within limits', () => {
  expect(readSize(' 562,5 ')).toBe(562.5);
  expect(readSize('1,200')).toBe(1200);
  expect(readSize('3-500')).toBeUndefined();
  expect(readSize('3')).toBe(100);
  expect(readSize('99999')).toBe(4000);
  expect(readSize('wide')).toBeUndefined();
  expect(readSize('')).toBeUndefined();
});
