import { describe, expect, test } from 'vitest';
import { toLogicText } from '../calculation.ts';
import { otherVariables, tryCode, type TrialInput } from './trial.ts';

const on = (logicText: string, changes: Partial<TrialInput> = {}) =>
  tryCode({ kind: 'discount', logicText, premium: 1000, valuesText: '', currency: 'HKD', ...changes });
const tenPercent = toLogicText({ kind: 'ratio', percent: 10 });

describe('tryCode', () => {
  test('subtracts a discount and adds a loading', () => {
    expect(on(tenPercent)).toEqual({ ok: true, before: 1000, after: 900 });
    expect(on(tenPercent, { kind: 'loading' })).toMatchObject({ after: 1100 });
    expect(on('[50,"HKD"]')).toMatchObject({ after: 950 });
    expect(on('{"if":[{">":[{"var":"age"},60]},[30,"HKD"],0]}', { valuesText: '{"age":61}' })).toMatchObject({
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
  test('reports that the other variables are not an object', () => {
    expect(on('1', { valuesText: '[1]' })).toMatchObject({ problem: { code: 'values' } });
  });
  test('uses the example premium even if the other variables contain one', () => {
    expect(on(tenPercent, { valuesText: '{"premium":5}' })).toMatchObject({ before: 1000, after: 900 });
  });
  test('waits while the logic is incomplete JSON', () => expect(on('{"+": [')).toBeUndefined());
});

test('asks for the variables other than the premium', () => {
  expect(otherVariables('{"*":[{"var":"premium"},{"var":"insured.age"}]}')).toEqual(['insured.age']);
  expect(otherVariables('{')).toEqual([]);
});
