import { describe, expect, it } from 'vitest';
import { addVariables, testPrice } from './price-test.ts';

describe('testPrice', () => {
  it('runs the logic on the variables', () => {
    expect(testPrice('{"*": [{"var": "days"}, 22.5]}', '{"days": 2}')).toEqual({ ok: true, value: 45 });
  });
  it('takes empty variables as none', () => {
    expect(testPrice('{"var": ["days", 1]}', '')).toEqual({ ok: true, value: 1 });
  });
  it('tells broken JSON by editor and line', () => {
    expect(testPrice('[1,\n2', '{}')).toMatchObject({ ok: false, problem: { source: 'logic', line: 2 } });
    expect(testPrice('1', '{\n"a" 1}')).toMatchObject({ ok: false, problem: { source: 'variables', line: 2 } });
  });
  it('tells what is wrong by the code of the rules', () => {
    expect(testPrice('[', '{}')).toMatchObject({ problem: { sentence: { reason: 'LIST_LEFT_OPEN' } } });
    expect(testPrice('{"throw": "no"}', '')).toMatchObject({
      problem: { sentence: { reason: 'THROWN', parameters: { value: 'no' } }, line: 1 },
    });
  });
  it('tells where arguments do not fit, which no check foresees', () => {
    const outcome = testPrice('{"+": [1,\n {"max":\n [{"var": "age"}]}]}', '{"age": "old"}');
    expect(outcome).toMatchObject({ ok: false, problem: { source: 'logic', line: 2 } });
  });
  it('tells where the logic fails when it runs', () => {
    const outcome = testPrice('{"+": [1,\n {"vat": 2}]}', '{}');
    expect(outcome).toMatchObject({ ok: false, problem: { source: 'logic', line: 2 } });
  });
  it('ends a logic that would not end', () => {
    const bomb = '{"map": [{"var": "a"}, {"map": [{"val": [[2], "a"]}, {"map": [{"val": [[4], "a"]}, 1]}]}]}';
    const variables = JSON.stringify({ a: Array.from({ length: 2000 }, () => 1) });
    expect(testPrice(bomb, variables)).toMatchObject({ ok: false });
  });
});

describe('addVariables', () => {
  it('adds what the logic reads to what is typed', () => {
    const outcome = addVariables('{"+": [{"var": "trip.days"}, {"var": "rate"}]}', '{"rate": 3}');
    expect(outcome).toEqual({ ok: true, value: { rate: 3, trip: { days: null } } });
  });
  it('leaves variables alone that are no object', () => {
    expect(addVariables('{"var": "a"}', '[1]')).toMatchObject({ ok: false, problem: { sentence: 'noObject' } });
  });
});
