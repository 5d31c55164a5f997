import { expect, test } from 'vitest';
import { canvasScale } from './canvas-scale.ts';

const a4 = { width: 595, height: 842 };

test('a page is as sharp as the screen', () => {
  expect(canvasScale(a4, 1)).toBe(1);
  expect(canvasScale(a4, 2)).toBe(2);
  expect(canvasScale(a4, 1.5)).toBe(1.5);
});

test('a large page on a high-density screen stays within the memory limit', () => {
  const large = { width: 595 * 4, height: 842 * 4 };
  const scale = canvasScale(large, 3);
  expect(large.width * scale * large.height * scale).toBeCloseTo(2 ** 24);
});

test('a very long page fits the maximum canvas size', () => {
  expect(canvasScale({ width: 100, height: 16_384 }, 1)).toBe(0.5);
});
