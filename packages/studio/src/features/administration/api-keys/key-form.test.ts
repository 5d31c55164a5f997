import { expect, test } from 'vitest';
import { expectSafe } from '../../../testing/keystrokes.ts';
import { emptyKeyForm, toChoices, toExpiry, toKeyVariables, toLastDay, validateLastDay } from './key-form.ts';

const products = [
  { plan: 'a', type: 't', version: '1' },
  { plan: 'a', type: 't', version: '' },
  { plan: 'b', type: 't', version: '2' },
];

test('a plan and type can be chosen with all versions, or one of several', () => {
  expect(toChoices(products).map(({ product }) => product)).toEqual([
    { plan: 'a', type: 't' },
    { plan: 'a', type: 't', version: '1' },
    { plan: 'a', type: 't', version: '' },
    { plan: 'b', type: 't' },
  ]);
});

test('a key expires at the end of its last day, in the time zone of the browser', () => {
  expect(toExpiry('2027-01-31')).toEqual(new Date(2027, 1, 1));
  expect(toExpiry('2027-12-31')).toEqual(new Date(2028, 0, 1));
});

test.each(['2026-12-31', '2027-01-31', '2028-02-29', '2027-03-31'])('the last day %s is shown as typed', (typed) => {
  const [year, month, day] = typed.split('-').map(Number);
  const expiresAt = toExpiry(typed)?.toISOString() ?? '';
  expect(toLastDay(expiresAt)).toEqual(new Date(year ?? 0, (month ?? 0) - 1, day));
});

test('a key that expires during a day has no last day', () => {
  const times = [new Date(2027, 0, 1, 8), new Date(2027, 0, 1, 0, 0, 1), new Date(2026, 11, 31, 23, 59, 59)];
  expect(times.map((time) => toLastDay(time.toISOString()))).toEqual([undefined, undefined, undefined]);
  expect(toLastDay('unknown')).toBeUndefined();
});

test('the last day may be today, but not before', () => {
  const noon = new Date(2027, 0, 31, 12);
  expect(['', '2027-01-31', '2027-01-30', '2027-02-01', '2027-01'].map((day) => validateLastDay(day, noon))).toEqual([
    undefined,
    undefined,
    'past',
    undefined,
    'invalid',
  ]);
});

test('a last day can be typed', () => {
  expectSafe(['2027-01-31', '0002-01-31', '275760-12-31'], (typed) => [
    validateLastDay(typed, new Date()),
    toExpiry(typed),
  ]);
});

test('without a last day and products, the key has no limits', () => {
  const choices = toChoices(products);
  expect(toKeyVariables({ ...emptyKeyForm, name: ' Broker ' }, choices)).toEqual({
    name: 'Broker',
    expiresAt: null,
    products: null,
  });
  const chosen = choices[1]?.value ?? '';
  expect(toKeyVariables({ name: 'Broker', lastDay: '2027-01-31', products: [chosen] }, choices)).toEqual({
    name: 'Broker',
    expiresAt: new Date(2027, 1, 1).toISOString(),
    products: [{ plan: 'a', type: 't', version: '1' }],
  });
});
