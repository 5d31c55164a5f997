import { expect, test } from 'vitest';
import { readRange } from './byte-range.ts';

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-', { start: 2, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=5-99', { start: 5, end: 9 }],
  ['bytes = 1 - 2', { start: 1, end: 2 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=3-2', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,4-5', undefined],
  ['lines=0-1', undefined],
  ['bytes=a-b', undefined],
  [undefined, undefined],
])('%j of ten bytes is %j', (header, range) => {
  expect(readRange(header, 10)).toEqual(range);
});

test.each(['bytes=0-', 'bytes=-1'])('%j of nothing cannot be had', (header) => {
  expect(readRange(header, 0)).toBe('unsatisfiable');
});
