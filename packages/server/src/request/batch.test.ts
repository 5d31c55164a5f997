import { expect, test } from 'vitest';
import { batch } from './batch.ts';

function given() {
  const context = { loaders: new Map<string, unknown>() };
  const calls: (readonly string[])[] = [];
  const load = (key: string, name = 'lengths') =>
    batch(context, name, async (keys) => {
      calls.push(keys);
      return new Map(keys.filter((one) => one !== 'missing').map((one) => [one, one.length]));
    }).load(key);
  return { calls, load };
}

test('loads with one name in an operation become one call, with each key once', async () => {
  const { calls, load } = given();
  expect(await Promise.all([load('a'), load('bcd'), load('a')])).toEqual([1, 3, 1]);
  expect(await load('bcd')).toBe(3);
  expect(calls).toEqual([['a', 'bcd']]);
});

test('a key without an entry is undefined, and another name has separate calls', async () => {
  const { calls, load } = given();
  expect(await Promise.all([load('missing'), load('a'), load('a', 'other')])).toEqual([undefined, 1, 1]);
  expect(calls).toEqual([['missing', 'a'], ['a']]);
});
