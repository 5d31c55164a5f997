import type { Json } from '@coverwright/rules';
import { expect, test } from 'vitest';
import { listMissing, listNeeded, missingHint } from './missing-variables.ts';

const missing = (logic: Json, values: Json) => listMissing(listNeeded(logic), values);

test('variables with a fallback, or checked before they are read, are not missing', () => {
  const logic: Json = {
    '+': [{ var: ['rate', 2] }, { if: [{ missing: ['age'] }, 0, { var: 'age' }] }, { '??': [{ var: 'fee' }, 1] }],
  };
  expect(missing(logic, {})).toEqual([]);
});

test('null is a value, and list elements are found by index', () => {
  const logic: Json = { '+': [{ var: 'a.b' }, { var: 'list.1.x' }, { var: 'list.2' }] };
  expect(missing(logic, { a: { b: null }, list: [0, { x: 1 }] })).toEqual(['list.2']);
});

test('each name is reported once, in the order of the logic, with literal dots escaped', () => {
  const logic: Json = {
    '+': [{ var: 'z' }, { val: ['a.b', 'c'] }, { var: 'z' }, { map: [{ var: 'l' }, { var: 'x' }] }],
  };
  expect(missing(logic, [])).toEqual(['z', 'a\\.b.c', 'l']);
});

test('inherited object properties do not count as values', () => {
  expect(missing([{ var: 'toString' }, { var: 'list.length' }], { list: [] })).toEqual(['toString', 'list.length']);
});

test('a sentence lists at most ten of them', () => {
  const logic: Json = { '+': Array.from({ length: 12 }, (_, n) => ({ var: `v${n}` })) };
  expect(missingHint(listNeeded(logic), {})[0]?.message).toMatch(/given: v0, .*v9 and 2 more\.$/);
});
