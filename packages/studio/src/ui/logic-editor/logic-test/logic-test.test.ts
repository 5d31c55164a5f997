import type { TableHeader } from '@coverwright/rules';
import { describe, expect, it } from 'vitest';
import { addVariables, testLogic } from './logic-test.ts';

function testValue(logicText: string, variablesText: string) {
  return testLogic({ kind: 'value', logicText, variablesText });
}

function problemOf(logicText: string, variablesText: string): unknown {
  const { outcome } = testValue(logicText, variablesText);
  return outcome.ok ? undefined : outcome.problems[0];
}

describe('testLogic', () => {
  it('runs the logic with the variables', () => {
    const { outcome } = testValue('{"*": [{"var": "days"}, 22.5]}', '{"days": 2}');
    expect(outcome).toMatchObject({ ok: true, value: { number: 45, text: '45' } });
  });
  it('keeps numbers with many digits, as the server does', () => {
    const ids = '{"a": 4111111111111111117, "b": 4111111111111111118}';
    expect(testValue('{"==": [{"var": "a"}, {"var": "b"}]}', ids).outcome).toMatchObject({ value: { text: 'false' } });
    expect(testValue('[{"var": "a"}]', ids).outcome).toMatchObject({ value: { text: '[4111111111111111117]' } });
    expect(testValue('{"var": "a"}', ids).outcome).toMatchObject({
      value: { type: 'number', text: '4111111111111111117' },
    });
    expect(problemOf('{"+": [{"var": "a"}, 1]}', ids)).toMatchObject({ sentence: { reason: 'NUMBER_TOO_LONG' } });
    const added = addVariables('{"+": [{"var": "a"}, {"var": "c"}]}', ids);
    expect(JSON.stringify(added)).toContain('"a":4111111111111111117,');
  });
  it('reports the variables that a value was calculated without', () => {
    expect(testValue('{"*": [{"var": "days"}, 22.5]}', '{"days": null}')).toMatchObject({
      outcome: { ok: true, value: { number: 0 } },
      unfilled: ['days'],
    });
    expect(testValue('{"*": [{"var": "days"}, 22.5]}', '{"days": 0}').unfilled).toEqual([]);
  });
  it.each([
    ['"hello"', 'string'],
    ['null', 'null'],
    ['{}', 'object'],
    ['[1]', 'list'],
    ['false', 'boolean'],
  ])('reports the type of the value of %s', (logicText, type) => {
    expect(testValue(logicText, '').outcome).toMatchObject({ value: { type, number: undefined } });
  });
  it('reports the function call that it needs, and continues with its result', () => {
    const logicText = '{"function": ["rates", {"eachKey": {"age": {"var": "age"}}}, "premium"]}';
    const request = { kind: 'value', logicText, variablesText: '{"age": 40}' } as const;
    const call = { name: 'rates', inputs: { age: 40 } };
    expect(testLogic({ ...request, answered: [] })).toMatchObject({ needed: call });
    const answered = [{ call, answer: { ok: true, outputs: { premium: 1.2 } } }] as const;
    const { outcome, needed, steps } = testLogic({ ...request, answered });
    expect(outcome).toMatchObject({ ok: true, value: { number: 1.2 } });
    expect(needed).toBeUndefined();
    expect(steps[0]).toMatchObject({ operator: 'function', times: 1 });
    const without = testLogic(request);
    expect(without.outcome.ok).toBe(false);
    expect(without.needed).toBeUndefined();
  });
  it('looks up the rate tables that it receives, also for a decision', () => {
    const header: TableHeader = {
      name: 'zones',
      keys: [{ name: 'zone', match: 'exact', type: 'text' }],
      values: [{ name: 'amount', unit: { kind: 'amount', currency: 'HKD' } }],
    };
    const table = { hash: 'first', header, rows: ['[["asia", 118.1]]', '[["europe", 164]]'] };
    const lookUp = { table: ['zones', { eachKey: { zone: { var: 'zone' } } }, 'amount'] };
    const logicText = JSON.stringify(lookUp);
    const request = { kind: 'value', logicText, variablesText: '{"zone": "europe"}', tables: [table] } as const;
    const { outcome, steps } = testLogic(request);
    expect(outcome).toMatchObject({ ok: true, value: { number: 164 } });
    expect(steps[0]).toMatchObject({ operator: 'table', times: 1, value: { number: 164 } });
    const changed = { ...table, hash: 'second', rows: ['[["europe", 170]]'] };
    expect(testLogic({ ...request, tables: [changed] }).outcome).toMatchObject({ value: { number: 170 } });
    const decision = JSON.stringify({ if: [{ '>': [lookUp, 150] }, 'TOO_FAR', null] });
    const decided = testLogic({ ...request, kind: 'decision', logicText: decision }).outcome;
    expect(decided).toMatchObject({ ok: true, decision: { outcome: 'decline', rejectionCodes: ['TOO_FAR'] } });
    expect(testLogic({ ...request, tables: [] }).outcome.ok).toBe(false);
  });
  it('treats an empty text as no variables', () => {
    expect(testValue('{"var": ["days", 1]}', '').outcome).toMatchObject({ ok: true, value: { number: 1 } });
  });
  it('reports invalid JSON by editor and line', () => {
    expect(problemOf('[1,\n2', '{}')).toMatchObject({ source: 'logic', line: 2 });
    expect(problemOf('1', '{\n"a" 1}')).toMatchObject({ source: 'variables', line: 2 });
  });
  it('reports problems with the codes of the rules package', () => {
    expect(problemOf('[', '{}')).toMatchObject({ sentence: { reason: 'LIST_LEFT_OPEN' } });
    expect(problemOf('{"throw": "no"}', '')).toMatchObject({
      sentence: { reason: 'THROWN', parameters: { value: 'no' } },
      line: 1,
    });
  });
  it('reports unsuitable arguments, which no check can foresee', () => {
    const problem = problemOf('{"+": [1,\n {"max":\n [{"var": "age"}]}]}', '{"age": "old"}');
    expect(problem).toMatchObject({ source: 'logic', line: 2 });
  });
  it('reports where the logic fails during evaluation', () => {
    expect(problemOf('{"+": [1,\n {"vat": 2}]}', '{}')).toMatchObject({ source: 'logic', line: 2 });
  });
  it('stops a logic that would run forever', () => {
    const bomb = '{"map": [{"var": "a"}, {"map": [{"val": [[2], "a"]}, {"map": [{"val": [[4], "a"]}, 1]}]}]}';
    const variables = JSON.stringify({ a: Array.from({ length: 2000 }, () => 1) });
    expect(problemOf(bomb, variables)).toMatchObject({ source: 'logic' });
  });
  it('returns only the beginning of a long value', () => {
    const { outcome, steps } = testValue('{"var": "a"}', JSON.stringify({ a: 'x'.repeat(100_000) }));
    expect(outcome.ok && outcome.value.text.length).toBe(20_001);
    expect(steps[0]?.value?.text.length).toBeLessThan(300);
  });
  it('reports the result of every step, and which steps were not reached', () => {
    const { steps } = testValue('{"if": [{"var": "a"}, {"+": [1, 2]}, {"-": [3]}]}', '{"a": true}');
    expect(steps.map(({ operator, times, value }) => [operator, times, value?.text])).toEqual([
      ['if', 1, '3'],
      ['var', 1, 'true'],
      ['+', 1, '3'],
      ['-', 0, undefined],
    ]);
  });
});

describe('testLogic for a decision', () => {
  const logicText = '{"merge": [\n{"if": [{">": [{"var": "age"}, 85]},\n["AGE_ABOVE_LIMIT"], []]}]}';

  it('reports the codes of a decline and the fired rules with their lines', () => {
    const { outcome } = testLogic({ kind: 'decision', logicText, variablesText: '{"age": 90}' });
    expect(outcome).toMatchObject({
      ok: true,
      decision: {
        outcome: 'decline',
        rejectionCodes: ['AGE_ABOVE_LIMIT'],
        firedRules: [
          {
            path: ['merge', 0, 'if', 1],
            line: 3,
            valueText: '["AGE_ABOVE_LIMIT"]',
            codes: ['AGE_ABOVE_LIMIT'],
            referrals: [],
          },
        ],
      },
    });
  });
  it.each(['{}', 'null'])('reports that %s is not logic yet, as the server does', (none) => {
    const { outcome } = testLogic({ kind: 'decision', logicText: none, variablesText: '{}' });
    expect(outcome).toMatchObject({ ok: false, problems: [{ source: 'logic', sentence: 'noLogic' }] });
  });
  it('accepts if no rule fires', () => {
    const { outcome } = testLogic({ kind: 'decision', logicText, variablesText: '{"age": 40}' });
    expect(outcome).toMatchObject({ ok: true, decision: { outcome: 'accept', firedRules: [] } });
  });
  it('reports a missing variable as a problem at its line, and no decision', () => {
    const { outcome, steps } = testLogic({ kind: 'decision', logicText, variablesText: '{}' });
    expect(outcome).toMatchObject({ ok: false, problems: [{ source: 'logic', line: 2, valueFault: 'missing' }] });
    expect(steps.filter(({ problem }) => problem).map(({ operator }) => operator)).toEqual(['var']);
  });
});

describe('addVariables', () => {
  it('adds the variables that the logic reads to the typed ones', () => {
    const outcome = addVariables('{"+": [{"var": "trip.days"}, {"var": "rate"}]}', '{"rate": 3}');
    expect(outcome).toEqual({ ok: true, value: { rate: 3, trip: { days: null } } });
  });
  it('does not change variables that are not an object', () => {
    expect(addVariables('{"var": "a"}', '[1]')).toMatchObject({ ok: false, problem: { sentence: 'noObject' } });
  });
});

describe('a test of a price or a decision', () => {
  it('lists values that the logic does not know, of a price but not of a decision', () => {
    const logicText = '{"if": [{"==": [{"var": "zone"}, "asia"]}, 1, {"==": [{"var": "zone"}, "europe"]}, 2, 3]}';
    const request = { logicText, variablesText: '{"zone": "Europe"}' };
    expect(testLogic({ kind: 'value', ...request }).unknownValues).toMatchObject([{ path: 'zone', nearest: 'europe' }]);
    expect(testLogic({ kind: 'decision', ...request }).unknownValues).toEqual([]);
  });

  it('treats empty texts as absent in the steps of a decision only', () => {
    const request = { logicText: '{"??": [{"var": "a"}, "none"]}', variablesText: '{"a": ""}' };
    expect(testLogic({ kind: 'decision', ...request })).toMatchObject({
      outcome: { ok: true, decision: { rejectionCodes: ['none'] } },
      steps: [{ value: { text: '"none"' } }, {}],
    });
    expect(testLogic({ kind: 'value', ...request })).toMatchObject({ outcome: { value: { text: '""' } } });
  });
});

it('leads to the row of a decision table that decided, not to the first one', () => {
  const table = {
    decide: [
      { eachKey: { age: { var: 'age' } } },
      {
        preserve: {
          hit: 'first',
          outputs: [{ name: 'outcome' }],
          default: [],
          rows: [
            ['< 18', ['TOO_YOUNG']],
            ['>= 80', { refer: 'AGE', reason: 'Old' }],
          ],
        },
      },
    ],
  };
  const names = new Map([['age', 'Age of the insured']]);
  const { outcome } = testLogic({
    kind: 'decision',
    logicText: JSON.stringify(table),
    variablesText: '{"age": 85}',
    labels: { names, choices: new Map() },
  });
  const [rule] = outcome.ok ? (outcome.decision?.firedRules ?? []) : [];
  expect(rule?.reasons.map(({ row, path }) => [row, path.at(-1)])).toEqual([[2, 1]]);
  expect(rule?.reasons[0]?.sentence.message).toContain('row 2 of the decision table: Age of the insured');
});

it('explains a value in words, with labels', () => {
  const { explanation } = testLogic({
    kind: 'value',
    logicText: '{"*": [{"var": "days"}, 3]}',
    variablesText: '{"days": 4}',
    labels: { names: new Map([['days', 'Days of travel']]), choices: new Map() },
  });
  expect(explanation?.steps.map(({ sentence }) => sentence.message)).toContain('Days of travel');
});
