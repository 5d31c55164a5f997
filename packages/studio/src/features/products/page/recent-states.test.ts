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
    { number: 9, createdAt: at(2, 8), changedParts: ['pricing', 'texts'] },
    { number: 7, createdAt: at(1, 0), changedParts: ['pricing'] },
    { number: 5, createdAt: new Date(2026, 1, 28, 23, 59).toISOString(), changedParts: ['benefits'] },
  ];
  expect(toRecentStates(states, startOfYesterday(now))).toEqual({ count: 2, parts: ['pricing', 'texts'], before: 5 });
});

test('a product that was created since then has no state before', () => {
  const created = [{ number: 1, createdAt: at(2, 8), changedParts: ['general'] }];
  expect(toRecentStates(created, startOfYesterday(now))).toEqual({ count: 1, parts: ['general'], before: undefined });
  expect(toRecentStates([], startOfYesterday(now))).toEqual({ count: 0, parts: [], before: undefined });
});
