import { expect, test } from 'vitest';
import { toInstantText, withoutOffset } from './instant-text.ts';

test.each([
  ['2027-01-31T08:00:00Z', '2027-01-31T08:00:00.000Z', undefined],
  ['2027-01-31T08:00+08:00', '2027-01-31T00:00:00.000Z', undefined],
  ['2027-01-31T08:00+00:00', '2027-01-31T08:00:00.000Z', undefined],
  ['2027-01-31T08:00-0000', '2027-01-31T08:00:00.000Z', undefined],
  ['2027-01-31T08:00', '2027-01-31T08:00:00.000+00:00', '2027-01-31T08:00:00.000'],
  ['2027-01-31', '2027-01-31T00:00:00.000+00:00', '2027-01-31T00:00:00.000'],
])('%s is %s', (text, instantText, local) => {
  expect(toInstantText(text)).toBe(instantText);
  expect(withoutOffset(instantText)).toBe(local);
  expect(Number.isNaN(new Date(instantText).getTime())).toBe(false);
});

test('a text that is not a time has none', () => {
  for (const text of ['', 'soon', '2027-01-31T08', '2027-13-31T08:00', '+002027-01-31']) {
    expect(toInstantText(text)).toBeUndefined();
  }
});
