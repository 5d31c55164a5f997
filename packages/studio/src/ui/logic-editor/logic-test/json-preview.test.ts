import { expect, it } from 'vitest';
import { previewJson } from './json-preview.ts';

it.each([
  [null, 'null'],
  [[1, 'a'], '[1, "a"]'],
  [{ a: { b: [] }, c: false }, '{"a": {"b": []}, "c": false}'],
])('writes %j completely if it fits', (value, text) => {
  expect(previewJson(value, 40)).toBe(text);
});
it('truncates a long value with an ellipsis', () => {
  expect(previewJson([1, 2, 3, 4, 5], 7)).toBe('[1, 2, …');
  expect(previewJson('x'.repeat(50), 5)).toBe('"xxxx…');
});
it('reads no more of a value than it shows', () => {
  const list = Array.from({ length: 100 }, () => 0);
  let isReadOn = false;
  Object.defineProperty(list, 50, { get: () => ((isReadOn = true), 0), enumerable: true });
  previewJson(list, 10);
  expect(isReadOn).toBe(false);
});
