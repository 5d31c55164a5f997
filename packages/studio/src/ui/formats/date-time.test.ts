import { expect, test } from 'vitest';
import { formatDate, formatDateTime, formatTime } from './date-time.ts';

const evening = new Date(2026, 1, 3, 4, 5, 6);

test('days and times have two digits, the day first', () => {
  expect(formatDate(evening)).toBe('03/02/2026');
  expect(formatTime(evening)).toBe('04:05:06');
  expect(formatDateTime(evening.toISOString())).toBe('03/02/2026 04:05:06');
});

test('an invalid date is empty', () => {
  expect([formatDate(null), formatDateTime(undefined), formatDateTime('soon')]).toEqual(['', '', '']);
});
