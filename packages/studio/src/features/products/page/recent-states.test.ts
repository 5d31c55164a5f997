import { expect, test } from 'vitest';
import { startOfYesterday, toRecentStates } from './recent-states.ts';

const now = new Date(2026, 2, 2, 9, 30);
const at = (day: number, hour: number) => new Date(2026, 2, day, hour).toISOString();

test('yesterday begins at midnight, also across the end of a month', () => {
  expect(startOfYesterday(now)).toEqual(new Date(2026, 2, 1));
  expect(startOfYesterday(new Date(2026, 2, 1, 0, 0))).toEqual(new Date(2026, 1, 28));
});

test('states since then are counted with their parts, and compared with the one before', () => {
  const states = [
    { number: 9, cause: 'SAVE', createdAt: at(2, 8), changedParts: ['pricing', 'rateTables/a', 'rateTables/b'] },
    { number: 7, cause: 'RESTORE', createdAt: at(1, 0), changedParts: ['pricing'] },
    { number: 5, cause: 'SAVE', createdAt: new Date(2026, 1, 28, 23, 59).toISOString(), changedParts: ['benefits'] },
  ];
  expect(toRecentStates(states, startOfYesterday(now))).toEqual({
    isCreated: false,
    count: 2,
    parts: ['pricing', 'rateTables'],
    before: 5,
  });
});

test('the creation of a product is not a change of its parts, most of which are empty', () => {
  const created = { number: 1, cause: 'SAVE', createdAt: at(2, 8), changedParts: ['general', 'benefits', 'codes'] };
  const none = { count: 0, parts: [], before: undefined };
  expect(toRecentStates([created], startOfYesterday(now))).toEqual({ ...none, isCreated: true });
  expect(toRecentStates([], startOfYesterday(now))).toEqual({ ...none, isCreated: false });
  const changed = { number: 2, cause: 'SAVE', createdAt: at(2, 9), changedParts: ['inputs'] };
  expect(toRecentStates([changed, created], startOfYesterday(now))).toEqual({
    isCreated: true,
    count: 1,
    parts: ['inputs'],
    before: undefined,
  });
});

test('the first state of a product that existed before its history is a change', () => {
  const first = { number: 1, cause: 'FIRST', createdAt: at(2, 8), changedParts: ['general'] };
  expect(toRecentStates([first], startOfYesterday(now))).toMatchObject({ isCreated: false, count: 1 });
});
