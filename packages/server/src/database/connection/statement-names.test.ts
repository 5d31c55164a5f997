import { expect, test } from 'vitest';
import { createStatementNames } from './statement-names.ts';

test('names what repeats, each text differently and always the same', () => {
  const nameOf = createStatementNames();
  const sent = (text: string) => Array.from({ length: 8 }, () => nameOf(text));
  const [one, two] = [sent('select 1'), sent('select 2')];
  expect(one.slice(0, 5)).toEqual(Array(5).fill(undefined));
  expect(new Set(one.slice(5)).size).toBe(1);
  expect(one.at(-1)).toMatch(/^[\w-]{43}$/);
  expect(two.at(-1)).not.toBe(one.at(-1));
  expect(createStatementNames()('select 1')).toBeUndefined();
});

test('is bounded: in names, in what it remembers, and in the length of a text', () => {
  const nameOf = createStatementNames();
  const named = Array.from({ length: 300 }, (_, index) =>
    Array.from({ length: 6 }, () => nameOf(`select ${index}`)).at(-1),
  ).filter((name) => name !== undefined);
  expect(named).toHaveLength(200);
  const long = 'x'.repeat(4_001);
  const other = createStatementNames();
  expect(Array.from({ length: 8 }, () => other(long)).at(-1)).toBeUndefined();
  for (let index = 0; index < 5; index += 1) other('first');
  for (let index = 0; index < 1_000; index += 1) other(`other ${index}`);
  expect(other('first')).toBeUndefined();
});
