import { expect, test } from 'vitest';
import { readColumn, type EditedColumn } from './read-column.ts';

const newCondition: EditedColumn = { kind: 'condition', name: undefined, logic: undefined, values: undefined };
const age: EditedColumn = { ...newCondition, name: 'age', logic: '{"var":  "insured.age"}' };
const decision: EditedColumn = { kind: 'outcome', name: 'decision', logic: undefined, values: '["a", 1]' };

test('a condition is read with the logic of its formula', () => {
  const form = { name: ' age ', formula: 'insured.age', ranking: '' };
  expect(readColumn(form, newCondition, [], undefined)).toEqual({
    ok: true,
    column: { name: 'age', logic: '{"var": "insured.age"}' },
  });
  expect(readColumn(form, age, [], undefined)).toEqual({ ok: true, column: {} });
  expect(readColumn({ ...form, formula: 'insured.years' }, age, [], undefined)).toEqual({
    ok: true,
    column: { logic: '{"var":  "insured.years"}' },
  });
});

test('the priority of outcomes is read by line, and removed if it is empty', () => {
  const form = { name: 'decision', formula: '', ranking: 'a\n1\n' };
  expect(readColumn(form, decision, [], undefined)).toEqual({ ok: true, column: {} });
  expect(readColumn({ ...form, ranking: '1\na' }, decision, [], undefined)).toEqual({
    ok: true,
    column: { values: '[1, "a"]' },
  });
  expect(readColumn({ ...form, ranking: '' }, decision, [], undefined)).toEqual({ ok: true, column: { values: null } });
});

test('the priority of decisions has complete ones only', () => {
  const words = { accept: 'Accept', decline: 'Decline', refer: 'Refer' };
  const form = { name: 'decision', formula: '', ranking: 'Accept\ndecline' };
  expect(readColumn(form, decision, [], words)).toEqual({ ok: false, faults: { ranking: { unread: 'decline' } } });
  expect(readColumn({ ...form, ranking: 'Accept\ndecline AGE' }, decision, [], words)).toEqual({
    ok: true,
    column: { values: '[[], ["AGE"]]' },
  });
});

test('faults are reported together', () => {
  const read = readColumn({ name: '12', formula: '1 +', ranking: '' }, newCondition, [], undefined);
  expect(read).toMatchObject({ ok: false, faults: { name: 'unfit', formula: { code: 'VALUE_MISSING' } } });
  const twice = readColumn({ name: 'age', formula: '1', ranking: '' }, newCondition, ['age'], undefined);
  expect(twice).toMatchObject({ ok: false, faults: { name: 'twice' } });
});
