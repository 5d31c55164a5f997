import type { Json } from '@coverwright/rules';
import { expect, test } from 'vitest';
import { listMissing, listNeeded, missingHint } from './missing-variables.ts';

const missing = (logic: Json, values: Json) => listMissing(listNeeded(logic), values);

test('what has a fallback, or is looked for before it is read, is not missing', () => {
  const logic: Json = {
    '+': [{ var: ['rate', 2] }, { if: [{ missing: ['age'] }, 0, { var: 'age' }] }, { '??': [{ var: 'fee' }, 1] }],
  };
  expect(missing(logic, {})).toEqual([]);
});

test('null among the values is given, and a place in a list is found by its number', () => {
  const logic: Json = { '+': [{ var: 'a.b' }, { var: 'list.1.x' }, { var: 'list.2' }] };
  expect(missing(logic, { a: { b: null }, list: [0, { x: 1 }] })).toEqual(['list.2']);
});

test('each name is reported once, in the order of the logic, with its dots written as such', () => {
  const logic: Json = {
    '+': [{ var: 'z' }, { val: ['a.b', 'c'] }, { var: 'z' }, { map: [{ var: 'l' }, { var: 'x' }] }],
  };
  expect(missing(logic, [])).toEqual(['z', 'a\\.b.c', 'l']);
});

test('what every object inherits is not given', () => {
  expect(missing([{ var: 'toString' }, { var: 'list.length' }], { list: [] })).toEqual(['toString', 'list.length']);
});

test('a sentence names ten of them at most', () => {
  const logic: Json = { '+': Array.from({ length: 12 }, (_, n) => ({ var: `v${n}` })) };
  expect(missingHint(listNeeded(logic), {})).toMatch(/given: v0, .*v9 and 2 more\.$/);
});
