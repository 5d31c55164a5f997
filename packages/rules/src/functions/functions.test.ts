import { describe, expect, test } from 'vitest';
import { checkRule } from '../check/check-rule.ts';
import { compileRule } from '../compile/compile-rule.ts';
import { evaluateRule } from '../evaluate/evaluate-rule.ts';
import type { Json } from '../json/json.ts';
import { traceRule } from '../trace/trace-rule.ts';
import { listVariables } from '../variables/variables.ts';
import { type AnsweredCall, FunctionAnswers, functionCallsMax } from './function-answers.ts';
import { listFunctions } from './list-functions.ts';

const rate: Json = { function: ['term_life', { eachKey: { age: { var: 'age' }, term: 10 } }, 'rate'] };
const data = { age: 40 };
const call = { name: 'term_life', inputs: { age: 40, term: 10 } };
const answered: AnsweredCall = { call, answer: { ok: true, outputs: { rate: 1.25, band: 'B' } } };

const ways = {
  interpreted: (rule: Json, answers?: readonly AnsweredCall[]) =>
    evaluateRule(rule, data, answers && { functions: new FunctionAnswers(answers) }),
  compiled: (rule: Json, answers?: readonly AnsweredCall[]) =>
    compileRule(rule).evaluate(data, answers && new FunctionAnswers(answers)),
};

describe.each(Object.entries(ways))('a call of a function, %s,', (_way, evaluate) => {
  test('is needed until it is answered', () => {
    expect(evaluate(rate, [])).toMatchObject({ ok: false, problem: { code: 'FUNCTION_NEEDED', call } });
    expect(evaluate(rate, [answered])).toEqual({ ok: true, value: 1.25 });
    const other = { ...answered, call: { ...call, inputs: { age: 41, term: 10 } } };
    expect(evaluate(rate, [other])).toMatchObject({ problem: { code: 'FUNCTION_NEEDED' } });
  });

  test('returns all outputs if none is named', () => {
    const all = { function: ['term_life', { eachKey: { age: { var: 'age' }, term: 10 } }] };
    expect(evaluate(all, [answered])).toEqual({ ok: true, value: { rate: 1.25, band: 'B' } });
  });

  test('is calculated exactly inside a rounding', () => {
    expect(evaluate({ round: [{ '*': [rate, 1000, 0.001] }, 2] }, [answered])).toEqual({ ok: true, value: 1.25 });
  });

  test('is not made if the rule does not reach it', () => {
    expect(evaluate({ if: [{ '>': [{ var: 'age' }, 60] }, rate, 7] }, [])).toEqual({ ok: true, value: 7 });
  });

  test('cannot be caught while it is needed, but can be after it failed', () => {
    const failed: AnsweredCall = { call, answer: { ok: false, message: '#DIV/0! in Rates!C12' } };
    expect(evaluate({ try: [rate, 9] }, [])).toMatchObject({ problem: { code: 'FUNCTION_NEEDED' } });
    expect(evaluate({ try: [rate, 9] }, [failed])).toEqual({ ok: true, value: 9 });
    expect(evaluate(rate, [failed])).toMatchObject({
      problem: {
        code: 'FUNCTION_FAILED',
        message: 'The function "term_life" returned no result: #DIV/0! in Rates!C12',
      },
    });
  });

  test('fails for an output that the function does not have, including prototype names', () => {
    for (const output of ['rates', 'constructor']) {
      const wrong = { function: ['term_life', { eachKey: { age: { var: 'age' }, term: 10 } }, output] };
      expect(evaluate(wrong, [answered])).toMatchObject({
        problem: { code: 'FUNCTION_FAILED', reason: 'FUNCTION_OUTPUT_UNKNOWN' },
      });
    }
  });

  test('fails if functions are not available', () => {
    expect(evaluate(rate)).toMatchObject({ problem: { code: 'FUNCTION_FAILED', reason: 'FUNCTION_NOT_HERE' } });
  });

  test('fails on inputs that are not an object', () => {
    expect(evaluate({ function: ['term_life', 4] }, [])).toMatchObject({ problem: { code: 'INVALID_ARGUMENTS' } });
  });

  test('is refused after too many calls in one evaluation', () => {
    const enough = Array.from({ length: functionCallsMax }, (_value, nth) => ({
      call: { name: 'term_life', inputs: { age: nth + 100, term: 10 } },
      answer: answered.answer,
    }));
    const refused = evaluate({ try: [rate, 1] }, enough);
    expect(refused).toMatchObject({ problem: { code: 'LIMIT_EXCEEDED', reason: 'TOO_MANY_FUNCTION_CALLS' } });
    expect(evaluate(rate, [...enough.slice(1), answered])).toEqual({ ok: true, value: 1.25 });
  });
});

test('an evaluation does not see the answers of the previous one', () => {
  const compiled = compileRule(rate);
  expect(compiled.evaluate(data, new FunctionAnswers([answered]))).toMatchObject({ ok: true });
  expect(compiled.evaluate(data, new FunctionAnswers([]))).toMatchObject({ problem: { code: 'FUNCTION_NEEDED' } });
  expect(compiled.evaluate(data)).toMatchObject({ problem: { code: 'FUNCTION_FAILED' } });
});

test('a trace shows the result and the inputs of each call', () => {
  const { steps } = traceRule({ '*': [rate, 2] }, data, { functions: new FunctionAnswers([answered]) });
  expect(steps.map(({ operator, value }) => [operator, value])).toEqual([
    ['*', 2.5],
    ['function', 1.25],
    ['eachKey', { age: 40, term: 10 }],
    ['var', 40],
  ]);
});

test("the inputs' variables are variables of the rule, and its functions are listed", () => {
  const rule = {
    '+': [rate, { function: ['levy', { var: 'levies' }, 'amount'] }, { preserve: { function: ['no', 1] } }],
  };
  expect(listVariables(rule).map(({ path }) => path)).toEqual(['age', 'levies']);
  expect(listFunctions(rule)).toEqual(['term_life', 'levy']);
});

describe('a check', () => {
  test('accepts a call', () => {
    expect(checkRule(rate)).toEqual([]);
  });

  test.each([
    ['a name that is calculated', { function: [{ var: 'name' }, { eachKey: {} }] }, 'FUNCTION_NAME_NEEDED'],
    ['inputs without eachKey', { function: ['term_life', { age: 1, term: 2 }] }, 'FUNCTION_INPUTS_NEEDED'],
    ['one input without eachKey', { function: ['term_life', { age: 1 }] }, 'FUNCTION_INPUTS_NEEDED'],
    ['no inputs', { function: ['term_life'] }, 'FUNCTION_INPUTS_NEEDED'],
  ])('reports %s', (_what, rule, reason) => {
    const found = checkRule(rule).filter(({ severity }) => severity === 'error');
    expect(found).toMatchObject([{ reason, path: ['function'] }]);
  });
});
