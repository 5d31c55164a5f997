import { expect, test } from 'vitest';
import { contrastOf, readColour, requiredContrast } from './contrast.ts';

const colour = (text: string) => readColour(text) ?? { red: NaN, green: NaN, blue: NaN, alpha: NaN };
const white = colour('rgb(255, 255, 255)');

test.each([
  ['rgb(0, 0, 0)', 21],
  ['rgb(255, 255, 255)', 1],
  ['rgb(118, 118, 118)', 4.54],
  ['rgb(119, 119, 119)', 4.48],
  ['rgba(0, 0, 0, 0.5)', 3.95],
  ['color(srgb 0 0 0)', 21],
])('%s on white has a contrast of %d', (text, contrast) => {
  expect(contrastOf(colour(text), white)).toBeCloseTo(contrast, 1);
});

test('a colour in another colour space is not supported', () => {
  expect(readColour('color(display-p3 1 0 0)')).toBeUndefined();
  expect(readColour('oklch(0.5 0.1 20)')).toBeUndefined();
  expect(readColour('rgb(1, 2)')).toBeUndefined();
});

test.each([
  [16, 400, 4.5],
  [18.66, 700, 3],
  [18.66, 400, 4.5],
  [24, 400, 3],
])('text of %d px and weight %d requires %d', (size, weight, required) => {
  expect(requiredContrast(size, weight)).toBe(required);
});
