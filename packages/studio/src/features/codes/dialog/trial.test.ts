import { parseInputs } from '@coverwright/insurance/parse-inputs';
import type { Json } from '@coverwright/rules';
import { describe, expect, test } from 'vitest';
import { toLogicText } from '../calculation.ts';
import { trialFields, tryCode, type TrialInput } from './trial.ts';

const on = (logicText: string, changes: Partial<TrialInput> = {}) =>
  tryCode({ kind: 'discount', logicText, premium: 1000, values: {}, currency: 'HKD', ...changes });
const tenPercent = toLogicText({ kind: 'ratio', percent: 10 });

describe('tryCode', () => {
  test('subtracts a discount and adds a loading', () => {
    expect(on(tenPercent)).toEqual({ ok: true, before: 1000, after: 900 });
    expect(on(tenPercent, { kind: 'loading' })).toMatchObject({ after: 1100 });
    expect(on('[50,"HKD"]')).toMatchObject({ after: 950 });
    expect(on('{"if":[{">":[{"var":"age"},60]},[30,"HKD"],0]}', { values: { age: 61 } })).toMatchObject({
      after: 970,
    });
  });
  test('rounds half up, only once, and exactly', () => {
    expect(on(tenPercent, { premium: 100.05 })).toMatchObject({ after: 90.05 });
    expect(on('1.005', { premium: 0, kind: 'loading' })).toMatchObject({ after: 1.01 });
    expect(on(tenPercent, { premium: 105, currency: 'JPY' })).toMatchObject({ after: 95 });
  });
  test('never goes below 0', () => {
    expect(on('[5000,"HKD"]')).toMatchObject({ after: 0 });
  });
  test('calculates the same price as the server', () => {
    expect(on('{"-":[0.3,{"*":[3,0.1]}]}')).toMatchObject({ after: 1000 });
    expect(on('[50,"HKD",1]')).toMatchObject({ after: 950 });
  });
  test.each([
    ['[50,"USD"]', { code: 'currency', given: 'USD' }],
    ['{"-":[0,5]}', { code: 'negative', result: '-5' }],
    ['{"cat":["ten"]}', { code: 'noAmount', result: 'ten' }],
    ['{"nothing":[]}', { code: 'logic' }],
  ])('reports the problem with %s', (logicText, problem) => {
    expect(on(logicText)).toMatchObject({ ok: false, problem });
  });
  test('reports a price beyond the amounts that can be calculated exactly', () => {
    const loading = on('[90071992547409,"HKD"]', { kind: 'loading' });
    expect(loading).toEqual({ ok: false, problem: { code: 'tooLarge' } });
    expect(on('[90071992546409,"HKD"]', { kind: 'loading' })).toMatchObject({ after: 90_071_992_547_409 });
    // As in prices, a number with more digits than are calculated exactly is no amount.
    expect(on('[90071992546409.91,"HKD"]')).toMatchObject({ problem: { code: 'noAmount' } });
  });
  test('uses the example premium even if the other variables contain one', () => {
    expect(on(tenPercent, { values: { premium: 5 } })).toMatchObject({ before: 1000, after: 900 });
  });
  test('waits while the logic is incomplete JSON', () => expect(on('{"+": [')).toBeUndefined());
});

function declare(inputs: Json) {
  const parsed = parseInputs(inputs);
  return parsed.ok ? parsed.inputs : [];
}

test('asks for the variables other than the premium, as they are declared', () => {
  const logic = '{"*":[{"var":"premium"},{"var":"insured.age"},{"in":["x",{"var":"covers"}]}]}';
  const declared = declare([
    { path: 'insured.age', type: 'integer', label: { 'en-US': 'Age' } },
    { path: 'covers', type: 'list' },
  ]);
  const fields = trialFields(logic, declared, 'en-US');
  expect(fields.map(({ name, label, kind }) => [name, label, kind])).toEqual([
    ['insured.age', 'Age', 'number'],
    ['covers', 'covers', 'list'],
  ]);
});

test('asks for nothing without such variables, and while the logic is not valid', () => {
  const declared = declare([{ path: 'insured.age', type: 'integer' }]);
  expect(trialFields('{"*":[{"var":"premium"},0.1]}', declared, 'en-US')).toEqual([]);
  expect(trialFields('{', declared, 'en-US')).toEqual([]);
});
