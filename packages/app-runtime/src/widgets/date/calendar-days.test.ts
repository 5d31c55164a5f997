import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  ageOn,
  dayOfDate,
  formatDay,
  isWithin,
  listYears,
  monthGrid,
  parseDay,
  parseTypedDay,
  selectDay,
  toDate,
  toDay,
  weekdayOf,
} from './calendar-days.ts';
import { holdsDates, readDays, writeDays } from './calendar-value.ts';

const anyDay = fc
  .record({
    year: fc.integer({ min: 1, max: 9998 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map((parts) => toDay(parts) ?? '');

test('shows six weeks from the first weekday on or before the first of the month', () => {
  const days = monthGrid('2026-06-18', 0);
  expect([days.length, days[0], days.at(-1)]).toEqual([42, '2026-05-31', '2026-07-11']);
  expect(monthGrid('2026-06-18', 1)[0]).toBe('2026-06-01');
  fc.assert(
    fc.property(
      anyDay.filter((day) => day > '0001-02' && day < '9998-11'),
      fc.integer({ min: 0, max: 6 }),
      (day, first) => {
        const grid = monthGrid(day, first);
        expect(new Set(grid).size).toBe(42);
        expect(weekdayOf(grid[0] ?? '')).toBe(first);
        expect(grid.indexOf(`${day.slice(0, 8)}01`)).toBeLessThan(7);
        expect(grid).toContain(day);
      },
    ),
  );
});

test('adds days and months over leap years and short months', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-01-31', -2)).toBe('2025-11-30');
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 300 }), (day, count) => addDays(addDays(day, count), -count) === day),
  );
});

test('rejects 31 April and 29 February 2100', () => {
  expect([parseDay('2026-04-31'), parseDay('2100-02-29'), parseDay('2026-4-1'), parseDay(7)]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(parseDay('2000-02-29')).toEqual({ year: 2000, month: 2, day: 29 });
});

test('parses typed dates in day, month, year order', () => {
  expect(['5/7/2026', '05.07.2026', ' 05-07-2026 ', '05 07 2026', '05072026'].map(parseTypedDay)).toEqual(
    Array(5).fill('2026-07-05'),
  );
  expect(['31/06/2026', '2026-07-05', '5/7/26', 'tomorrow', ''].map(parseTypedDay)).toEqual(Array(5).fill(undefined));
  expect(formatDay('2026-07-05')).toBe('05/07/2026');
});

test('selects one day, several, or the two sorted ends of a range', () => {
  expect(selectDay('single', ['2026-01-01'], '2026-01-02')).toEqual(['2026-01-02']);
  expect(selectDay('multiple', ['2026-01-03'], '2026-01-02')).toEqual(['2026-01-02', '2026-01-03']);
  expect(selectDay('multiple', ['2026-01-02', '2026-01-03'], '2026-01-02')).toEqual(['2026-01-03']);
  expect(selectDay('range', ['2026-01-03'], '2026-01-02')).toEqual(['2026-01-02', '2026-01-03']);
  expect(selectDay('range', ['2026-01-02', '2026-01-03'], '2026-01-09')).toEqual(['2026-01-09']);
});

test('returns dates for dates and texts for texts', () => {
  const date = new Date(1950, 4, 6, 23, 30);
  expect(readDays([date, '2026-01-02', 'none', new Date(Number.NaN)])).toEqual(['1950-05-06', '2026-01-02']);
  expect([holdsDates(date), holdsDates('2026-01-02'), holdsDates([date]), holdsDates(null)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  const written = writeDays('single', ['0099-12-31'], true);
  expect(written instanceof Date && dayOfDate(written)).toBe('0099-12-31');
  expect(writeDays('single', [], false)).toBeNull();
  expect(writeDays('range', ['2026-01-02'], false)).toEqual(['2026-01-02']);
  fc.assert(fc.property(anyDay, (day) => dayOfDate(toDate(day) ?? new Date()) === day));
});

test('lists 130 years within the bounds', () => {
  expect(listYears('2026-06-15', { min: undefined, max: '2026-06-15' }, 130)).toMatchObject({ 0: 1897, length: 130 });
  expect(listYears('2026-06-15', { min: '2025-01-01', max: '2027-01-01' }, 130)).toEqual([2025, 2026, 2027]);
  expect(listYears('2026-06-15', { min: undefined, max: undefined }, 130).at(-1)).toBe(2036);
  expect(isWithin('2026-06-15', { min: '2026-06-15', max: '2026-06-15' })).toBe(true);
});

test('counts complete years', () => {
  expect(ageOn('2000-06-15', '2026-06-14')).toBe(25);
  expect(ageOn('2000-06-15', '2026-06-15')).toBe(26);
  expect(ageOn('2004-02-29', '2026-02-28')).toBe(21);
  expect(ageOn('none', '2026-02-28')).toBeNaN();
});
