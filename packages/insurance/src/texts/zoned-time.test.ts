import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDateTimeIn, isTimeZone, toInstantIn } from './zoned-time.ts';

test.each([
  ['Asia/Hong_Kong', '2027-01-31T09:30', '2027-01-31T01:30:00.000Z'],
  ['UTC', '2027-01-31T00:00', '2027-01-31T00:00:00.000Z'],
  ['Asia/Kolkata', '2027-01-01T00:15', '2026-12-31T18:45:00.000Z'],
  ['America/New_York', '2027-07-01T12:00', '2027-07-01T16:00:00.000Z'],
  ['Pacific/Kiritimati', '2027-01-01T00:00', '2026-12-31T10:00:00.000Z'],
  ['Europe/London', '9999-12-31T23:59', '9999-12-31T23:59:00.000Z'],
  // In the hour that occurs twice when summer time ends, the first one counts.
  ['Europe/London', '2026-10-25T01:30', '2026-10-25T00:30:00.000Z'],
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
])('the local time in %s is %s at %s', (zone, clock, instant) => {
  expect(toInstantIn(zone, clock)).toBe(instant);
  const [date = '', time] = clock.split('T');
  expect(formatDateTimeIn(zone, instant)).toBe(`${date.split('-').toReversed().join('/')} ${time}`);
});

test.each([
  ['2027-01-31', '2027-01-30T16:00:00.000Z'],
  ['2027-01-31T09:30:15', '2027-01-31T01:30:15.000Z'],
  ['2027-01-31T09:30:15.2567', '2027-01-31T01:30:15.256Z'],
])('%s may have less or more than minutes', (clock, instant) => {
  expect(toInstantIn('Asia/Hong_Kong', clock)).toBe(instant);
});

describe('has no instant:', () => {
  test.each([
    ['Europe/London', '2027-03-28T01:30'],
    ['America/New_York', '2027-03-14T02:00'],
    // On the other side of the date line from one day to the next.
    ['Pacific/Apia', '2011-12-30T12:00'],
    ['Europe/London', ''],
    ['Europe/London', 'soon'],
    ['Europe/London', '2027-02-30T10:00'],
    ['Europe/London', '2027-00-10T10:00'],
    ['Europe/London', '2027-01-31T24:00'],
    ['Europe/London', '2027-01-31T10:60'],
    ['Europe/London', '20270-01-31T10:00'],
    ['Europe/London', '2027-01-31T10:00Z'],
    ['Asia/Nowhere', '2027-01-31T10:00'],
    ['', '2027-01-31T10:00'],
  ])('%s %s', (zone, clock) => {
    expect(toInstantIn(zone, clock)).toBeUndefined();
  });
});

test('a year that is being typed is a year of the calendar', () => {
  expect(toInstantIn('UTC', '0002-01-31T09:30')).toBe('0002-01-31T09:30:00.000Z');
  expect(toInstantIn('UTC', '0001-01-01T00:00')).toBe('0001-01-01T00:00:00.000Z');
  expect(toInstantIn('UTC', '0000-01-01T00:00')).toBe('0000-01-01T00:00:00.000Z');
  expect(formatDateTimeIn('UTC', '0002-01-31T09:30:00.000Z')).toBe('31/01/0002 09:30');
});

test('an instant that is not valid is empty, and one in an unknown zone is shown in UTC', () => {
  expect(formatDateTimeIn('UTC', 'soon')).toBe('');
  expect(formatDateTimeIn('Asia/Nowhere', '2027-01-31T09:30:00Z')).toBe('31/01/2027 09:30');
  expect(['UTC', 'Asia/Hong_Kong', '', 'Asia/Nowhere', '\0'].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC', '', 'Asia/Nowhere'];
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const clocks = fc
  .tuple(digits(4), digits(2), digits(2), digits(2), digits(2))
  .map(([year, month, day, hour, minute]) => `${year}-${month}-${day}T${hour}:${minute}`);

test('no text and no zone fails, and every instant that is found shows the text', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.oneof(clocks, fc.string()), (zone, clock) => {
      const instant = toInstantIn(zone, clock);
      expect(typeof formatDateTimeIn(zone, clock)).toBe('string');
      if (instant === undefined) return;
      const [date = '', time = '00:00'] = clock.split('T');
      expect(formatDateTimeIn(zone, instant)).toBe(`${date.split('-').toReversed().join('/')} ${time.slice(0, 5)}`);
    }),
    { numRuns: 300 },
  );
});
