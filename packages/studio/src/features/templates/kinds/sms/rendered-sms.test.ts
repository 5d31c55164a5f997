import { expect, test } from 'vitest';
import { gsmUnitsPerSegment, toRenderedSms } from './rendered-sms.ts';

test('an empty message is valid', () => {
  expect(toRenderedSms({ body: '', length: null })).toEqual({ body: '', length: undefined });
  expect(toRenderedSms(null)).toBeUndefined();
});

test('a segment of a multipart message holds less because it contains its number', () => {
  const length = { encoding: 'UCS_2', units: 70, segments: 1, unitsPerSegment: 70 } as const;
  expect(gsmUnitsPerSegment(length)).toBe(160);
  expect(gsmUnitsPerSegment({ ...length, units: 71, segments: 2, unitsPerSegment: 67 })).toBe(153);
});
