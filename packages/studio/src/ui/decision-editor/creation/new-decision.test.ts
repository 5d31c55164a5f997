import { applyChanges } from '@coverwright/rules/decision-text';
import { checkRule, type Json } from '@coverwright/rules';
import { expect, test } from 'vitest';
import { columnsFor, newDecision } from './new-decision.ts';

test('a column is named by the last part of its path if that is distinct', () => {
  expect(columnsFor(['insured.age', 'spouse.age', 'trip.zone']).map(({ name }) => name)).toEqual([
    'insured.age',
    'spouse.age',
    'zone',
  ]);
});

test('a new table accepts what no row matches, or multiplies by 1 until its rows are written', () => {
  const created = (text: string, isDecision: boolean) =>
    JSON.parse(applyChanges(text, newDecision(text, ['trip.days'], 'add', isDecision))) as Json;
  const inputs = { eachKey: { days: { var: 'trip.days' } } };
  const accepting = { preserve: { hit: 'first', outputs: [{ name: 'decision' }], rows: [['-', []]], default: [] } };
  expect(created('{"merge": ["A"]}', true)).toEqual({ merge: ['A', { decide: [inputs, accepting] }] });
  const factor = { preserve: { hit: 'first', outputs: [{ name: 'factor' }], rows: [['-', 1]] } };
  expect(created('{"var": "base"}', false)).toEqual({ '*': [{ var: 'base' }, { decide: [inputs, factor] }] });
  expect(checkRule(created('{"var": "base"}', false))).toEqual([]);
});
