import { expect, test } from 'vitest';
import { formatDateTimeIn, listTimeZones, ownTimeZone, toInstantIn } from './zoned-time.ts';

test.each([
  ['Asia/Hong_Kong', '2027-01-31T09:30', '2027-01-31T01:30:00.000Z'],
  ['UTC', '2027-01-31T00:00', '2027-01-31T00:00:00.000Z'],
  ['Asia/Kolkata', '2027-01-01T00:15', '2026-12-31T18:45:00.000Z'],
  ['America/New_York', '2027-07-01T12:00', '2027-07-01T16:00:00.000Z'],
  ['Pacific/Kiritimati', '2027-01-01T00:00', '2026-12-31T10:00:00.000Z'],
  // In the hour that occurs twice when summer time ends, the first one counts.
  ['Europe/London', '2026-10-25T01:30', '2026-10-25T00:30:00.000Z'],
])('the local time in %s is %s at %s', (zone, clock, instant) => {
  expect(toInstantIn(zone, clock)).toBe(instant);
  const [date = '', time] = clock.split('T');
  expect(formatDateTimeIn(zone, instant)).toBe(`${date.split('-').toReversed().join('/')} ${time}`);
});

test('a time skipped by the clock change, or a text that is not a time, has no instant', () => {
  for (const clock of ['2027-03-28T01:30', '', 'soon', '2027-02-30T10:00', '2027-01-31']) {
    expect(toInstantIn('Europe/London', clock)).toBeUndefined();
  }
});

test("lists the world's time zones, including the browser's own", () => {
  expect(listTimeZones()).toEqual(expect.arrayContaining(['Asia/Hong_Kong', 'UTC', ownTimeZone()]));
});
