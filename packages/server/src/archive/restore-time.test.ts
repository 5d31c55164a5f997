import { expect, test } from 'vitest';
import { parseRestoreTime } from './restore-time.ts';

const now = new Date('2026-11-30T10:00:00Z');

test.each([
  ['2026-11-30T09:59:59.5Z', '2026-11-30T09:59:59.500Z'],
  ['2026-11-30T17:05+08:00', '2026-11-30T09:05:00.000Z'],
  ['2026-11-29T23:30:00-10:00', '2026-11-30T09:30:00.000Z'],
  ['2026-11-30T10:00:00Z', '2026-11-30T10:00:00.000Z'],
])('%s is a time', (text, expected) => {
  expect(parseRestoreTime(text, now)?.toISOString()).toBe(expected);
});

test('latest has no time', () => {
  expect(parseRestoreTime('latest', now)).toBeUndefined();
});

test.each([
  '2026-11-30T09:00:00',
  '2026-11-30',
  '2026-11-30 09:00Z',
  '30.11.2026',
  '2026-02-30T09:00Z',
  '',
  'yesterday',
])('"%s" is refused, with the format', (text) => {
  expect(() => parseRestoreTime(text, now)).toThrow(/time zone. For example 2026-11-30T14:05:00[+]08:00/);
});

test('a time in the future is refused', () => {
  expect(() => parseRestoreTime('2026-11-30T18:00:01+08:00', now)).toThrow('is in the future');
});
