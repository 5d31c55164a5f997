import { expect, test } from 'vitest';
import { listTimeZones, ownTimeZone } from './time-zones.ts';

test("lists the world's time zones, including the browser's own", () => {
  expect(listTimeZones()).toEqual(expect.arrayContaining(['Asia/Hong_Kong', 'UTC', ownTimeZone()]));
});
