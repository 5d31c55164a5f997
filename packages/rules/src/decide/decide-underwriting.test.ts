import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideUnderwriting } from './decide-underwriting.ts';
import { evaluateRule } from '../evaluate/evaluate-rule.ts';
import { isJsonList, type Json } from '../json/json.ts';
import { randomData, randomRule } from '../testing/random-rules.ts';

function decide(rule: Json, data: Json = {}): string {
  const decision = decideUnderwriting(rule, data);
  return decision.ok
    ? [decision.decision, ...decision.rejectionCodes].join(' ')
    : decision.problems.map(({ reason }) => reason).join(' ');
}

/** The paths and values that caused a decline. */
function fired(rule: Json, data: Json = {}): Record<string, Json> {
  const decision = decideUnderwriting(rule, data);
  if (!decision.ok) return { problem: decision.problems.map(({ message }) => message) };
  return Object.fromEntries(decision.firedRules.map(({ path, value }) => [path.join('.'), value]));
}

/** The variables reported as missing. */
function missing(rule: Json, data: Json): Json[] {
  const decision = decideUnderwriting(rule, data);
  return decision.ok ? [decision.decision] : decision.problems.map(({ parameters }) => parameters['variable'] ?? null);
}

const travel: Json = {
  merge: [
    { if: [{ '>': [{ var: 'insured.age' }, 85] }, ['AGE'], []] },
    { if: [{ '>': [{ var: 'days' }, 180] }, ['TOO_LONG'], []] },
    { if: [{ and: [{ var: 'ski' }, { '>': [{ var: 'insured.age' }, 65] }] }, ['SKI_AGE', 'AGE'], []] },
  ],
};

describe('the result of an underwriting rule', () => {
  it.each<[Json, string]>([
    [true, 'accept'],
    [null, 'accept'],
    [[], 'accept'],
    [false, 'decline'],
    ['AGE', 'decline AGE'],
    [['AGE', 'BMI', 'AGE'], 'decline AGE BMI'],
    [[null], 'accept'],
    [[null, 'AGE', null], 'decline AGE'],
  ])('%j decides', (result, decision) => {
    expect(decide({ preserve: result })).toBe(decision);
  });

  it.each<Json>(['', 1, 0, {}, { a: 1 }, [1], ['AGE', 1], [null, ''], [['AGE']], [false]])(
    '%j is a problem',
    (result) => {
      expect(decide({ preserve: result })).toBe('DECISION_UNFIT');
    },
  );

  it('is repeated in the problem, shortened', () => {
    const decision = decideUnderwriting(
      { preserve: Array.from({ length: 100 }, () => 'x'.repeat(9) as Json).concat(1) },
      {},
    );
    expect(decision).toMatchObject({ ok: false, problems: [{ code: 'UNFIT_DECISION' }] });
    expect(decision.ok ? '' : decision.problems[0]?.parameters['given']).toHaveLength(101);
  });

  it('comes with a decision', () => {
    expect(decideUnderwriting(travel, { insured: { age: 30 }, days: 5, ski: false })).toEqual({
      ok: true,
      decision: 'accept',
      outcome: 'accept',
      referrals: [],
      rejectionCodes: [],
      firedRules: [],
      result: [],
    });
    expect(decideUnderwriting(travel, { insured: { age: 90 }, days: 5, ski: true })).toEqual({
      ok: true,
      decision: 'decline',
      outcome: 'decline',
      referrals: [],
      rejectionCodes: ['AGE', 'SKI_AGE'],
      firedRules: [
        { path: ['merge', 0, 'if', 1], value: ['AGE'] },
        { path: ['merge', 2, 'if', 1], value: ['SKI_AGE', 'AGE'] },
      ],
      result: ['AGE', 'SKI_AGE', 'AGE'],
    });
  });

  it('may fail, and the position of the failure is then reported', () => {
    expect(decideUnderwriting({ if: [true, { '+': ['x', 1] }] }, {})).toMatchObject({
      ok: false,
      problems: [{ code: 'NOT_A_NUMBER', path: ['if', 1, '+'] }],
    });
    expect(decide({ '!': [[[1]]] })).toBe('decline');
  });
});

describe('the rules that fired', () => {
  it('are found through operators that only pass a value on', () => {
    expect(fired(false)).toEqual({ '': false });
    expect(fired({ if: [false, 'A', true, { '?:': [true, 'B', 'C'] }] })).toEqual({ 'if.3.?:.1': 'B' });
    expect(fired({ and: [true, { '<': [2, 1] }, { '<': [4, 3] }] })).toEqual({ 'and.1': false });
    expect(fired({ or: [false, { cat: ['A', 'B'] }] })).toEqual({ 'or.1': 'AB' });
    expect(fired({ or: [{ '<': [2, 1] }, { '<': [4, 3] }] })).toEqual({ 'or.1': false });
    expect(fired({ '??': [null, 'A', 'B'] })).toEqual({ '??.1': 'A' });
    expect(fired({ try: [{ throw: 'x' }, 'A'] })).toEqual({ 'try.1': 'A' });
    expect(fired({ pipe: [1, { if: [{ '==': [{ var: '' }, 1] }, 'A', true] }] })).toEqual({ 'pipe.1.if.1': 'A' });
    expect(fired([{ if: [true, 'A'] }, 'B'])).toEqual({ '0.if.1': 'A', '1': 'B' });
    expect(fired({ merge: { if: [true, ['A', 'B']] } })).toEqual({ 'merge.if.1': ['A', 'B'] });
    expect(fired({ if: [{ or: [{ var: 'a' }, false] }, 'A', 'B'] }, { a: [] })).toEqual({ 'if.2': 'B' });
  });

  it('are those whose values a filter returns', () => {
    const codes: Json = [{ if: [true, 'A', null] }, { if: [false, 'B', null] }, 'C'];
    const kept = (condition: Json): Json => ({ filter: [codes, condition] });
    expect(fired(kept({ '!==': [{ var: '' }, null] }))).toEqual({ 'filter.0.0.if.1': 'A', 'filter.0.2': 'C' });
    expect(fired(kept({ '===': [{ var: '' }, 'C'] }))).toEqual({ 'filter.0.2': 'C' });
  });

  it('are complete operators if these produce the value', () => {
    const each: Json = { map: [{ var: 'people' }, { cat: ['AGE_', { var: 'age' }] }] };
    expect(fired({ merge: [each] }, { people: [{ age: 1 }, { age: 2 }] })).toEqual({ 'merge.0': ['AGE_1', 'AGE_2'] });
    expect(fired({ '!': [true] })).toEqual({ '': false });
  });
});

describe('a variable that is missing', () => {
  it('is a problem with its path, and all of them are reported together', () => {
    expect(decideUnderwriting(travel, { insured: {} })).toMatchObject({
      ok: false,
      problems: [
        {
          code: 'MISSING_VARIABLE',
          reason: 'VARIABLE_MISSING',
          message: 'The variable "insured.age" is missing.',
          path: ['merge', 0, 'if', 0, '>', 0, 'var'],
        },
        { parameters: { variable: 'days' }, path: ['merge', 1, 'if', 0, '>', 0, 'var'] },
        { parameters: { variable: 'ski' }, path: ['merge', 2, 'if', 0, 'and', 0, 'var'] },
      ],
    });
    expect(missing(travel, null)).toEqual(['insured.age', 'days', 'ski']);
  });

  it('is one that is only tested for truth or equality, or read by a declining rule', () => {
    expect(missing({ '!': [{ var: 'smoker' }] }, {})).toEqual(['smoker']);
    expect(missing({ '!=': [{ val: ['job', 'title'] }, 'diver'] }, {})).toEqual(['job.title']);
    expect(missing({ if: [{ var: 'a' }, 'A', 'B'] }, {})).toEqual(['a']);
    expect(missing({ none: [{ var: 'claims' }, true] }, {})).toEqual(['claims']);
    expect(missing({ '!': [{ get: [{ var: 'a' }, 'b'] }] }, { a: {} })).toEqual(['a.b']);
  });

  it('is not reported if the rule has a fallback or only tests for it', () => {
    expect(decide({ '<': [{ var: ['age', 20] }, 30] })).toBe('accept');
    expect(decide({ '<': [{ '??': [{ var: 'age' }, 20] }, 30] })).toBe('accept');
    expect(decide({ if: [{ exists: 'age' }, { '<': [{ var: 'age' }, 30] }, true] })).toBe('accept');
    expect(decide({ if: [{ missing: ['age'] }, 'ASK_AGE', { '<': [{ var: 'age' }, 30] }] })).toBe('decline ASK_AGE');
    expect(decide({ merge: [{ missing_some: [1, ['a', 'b']] }] })).toBe('decline a b');
    expect(missing({ '<': [{ '??': [{ var: 'a' }, { var: 'b' }] }, 30] }, {})).toEqual(['b', null]);
  });

  it('is not reported in a branch that is not evaluated', () => {
    expect(decide({ if: [{ '<': [{ var: 'age' }, 18] }, { var: 'parent' }, true] }, { age: 30 })).toBe('accept');
    expect(decide({ or: [true, { var: 'a' }] })).toBe('accept');
  });

  it('is reported in an element of a list, by its path in the data', () => {
    const rule: Json = { all: [{ var: 'insureds' }, { '<': [{ var: 'age' }, 70] }] };
    expect(missing(rule, { insureds: [{ age: 20 }, {}, {}] })).toEqual(['insureds.1.age']);
    expect(missing({ map: [[1], { var: '../../limit' }] }, {})).toEqual(['limit']);
    const sum: Json = { reduce: [{ var: 'l' }, { '+': [{ var: 'accumulator' }, { var: 'current.a' }] }, 0] };
    expect(missing({ '<': [sum, 10] }, { l: [{ a: 1 }, { b: 1 }] })).toEqual(['l.1.a']);
    const inner: Json = { some: [{ var: 'claims' }, { '>': [{ var: 'paid' }, 9] }] };
    expect(missing({ none: [{ var: 'people' }, inner] }, { people: [{ claims: [{ paid: 1 }, {}] }] })).toEqual([
      'people.0.claims.1.paid',
    ]);
  });

  it('is named by the element if the element itself is null', () => {
    const amounts: Json = { all: [{ var: 'claims' }, { '<': [{ var: 'amount' }, 5] }] };
    expect(missing(amounts, { claims: [{ amount: 1 }, null] })).toEqual(['claims.1.amount']);
    expect(missing({ all: [{ var: 'l' }, { '<': [{ var: '' }, 5] }] }, { l: [1, null] })).toEqual(['l.1']);
    const kept: Json = { filter: [{ var: 'l' }, { '<': [{ val: [] }, 5] }] };
    expect(missing({ '!': [kept] }, { l: [1, null] })).toEqual(['l.1']);
  });

  it('is named by the value that get reads from', () => {
    const rule: Json = { '!': [{ get: [{ var: 'x' }, 'a'] }] };
    for (const x of [{}, 5, 'text', null]) expect(missing(rule, { x })).toEqual(['x.a']);
    expect(missing({ none: [{ var: 'l' }, { get: [{ var: 'x' }, 'a'] }] }, { l: [{ x: 1 }] })).toEqual(['l.0.x.a']);
  });

  it('is named by the expression that reads it if it has no path in the data', () => {
    const problemsOf = (rule: Json, data: Json): readonly string[] => {
      const decision = decideUnderwriting(rule, data);
      return decision.ok ? [] : decision.problems.map(({ message, path }) => `${path?.join('.')}: ${message}`);
    };
    expect(problemsOf({ none: [{ var: 'c' }, { '>': [1, { val: [[1], 'limit'] }] }] }, { c: [1] })).toEqual([
      'none.1.>.1.val: The value of {"val":[[1],"limit"]} is missing.',
    ]);
    expect(problemsOf({ '!': [{ get: [{ preserve: { a: 1 } }, 'b'] }] }, {})).toEqual([
      '!.0.get: The value of {"get":[{"preserve":{"a":1}},"b"]} is missing.',
    ]);
    expect(problemsOf({ none: [{ map: [[1], null] }, { '<': [{ var: '' }, 1] }] }, {})).toEqual([
      'none.1.<.0.var: {"var":""} returns null, and "<" needs a value.',
    ]);
  });
});

describe('null', () => {
  it('is reported if it is compared by order or used in a calculation', () => {
    expect(decide({ '>': [null, -1] })).toBe('VALUE_NULL');
    expect(decide({ '>=': [1, { if: [false, 1] }] })).toBe('VALUE_NULL');
    expect(decide({ '<': [1, 2, null] })).toBe('VALUE_NULL');
    expect(missing({ '<': [{ '+': { var: 'list' } }, 9] }, { list: [1, null] })).toEqual(['list.1']);
    for (const name of ['+', '-', '*', '/', '%', 'max', 'min', 'round']) {
      expect(decideUnderwriting({ '<': [{ [name]: [{ var: 'a' }, 2] }, 9] }, { a: null })).toMatchObject({
        ok: false,
        problems: [
          { reason: 'VARIABLE_NULL', parameters: { variable: 'a', operator: name }, path: ['<', 0, name, 0, 'var'] },
        ],
      });
    }
    expect(missing({ '>': [{ var: ['age', null] }, -1] }, {})).toEqual(['age']);
  });

  it.each(['none', 'some', 'all', 'every', 'map', 'filter', 'reduce'])('is reported if %s iterates over it', (name) => {
    const rule: Json = {
      '!': [{ '!': [{ [name]: [{ var: 'claims' }, { var: 'a' }, ...(name === 'reduce' ? [0] : [])] }] }],
    };
    expect(decideUnderwriting(rule, { claims: null })).toMatchObject({
      ok: false,
      problems: [{ reason: 'VARIABLE_NULL', parameters: { variable: 'claims', operator: name } }],
    });
    expect(missing(rule, {})).toEqual(['claims']);
    expect(decide({ [name]: [{ '??': [{ var: 'claims' }, []] }, true, 0] }, { claims: null })).not.toContain('NULL');
    expect(missing({ [name]: [{ var: ['claims', null] }, true, 0] }, {})).toEqual(['claims']);
  });

  it('is reported as the value that in searches', () => {
    expect(missing({ '!': [{ in: ['a', { var: 'list' }] }] }, { list: null })).toEqual(['list']);
    expect(missing({ '!': [{ in: [{ var: 'a' }, { var: 'list' }] }] }, { a: null, list: [] })).toEqual(['a']);
  });

  it('is reported if it is compared for equality with a value, or tested for truth', () => {
    expect(missing({ '!=': [{ var: 'a' }, 5] }, { a: null })).toEqual(['a']);
    expect(missing({ '!': [{ var: 'a' }] }, { a: null })).toEqual(['a']);
    expect(missing({ if: [{ var: 'a' }, 'A', true] }, { a: null })).toEqual(['a']);
    expect(missing({ '!=': [{ var: ['a', null] }, 5] }, {})).toEqual(['a']);
  });

  it('may come from the rule itself where no calculation needs a value', () => {
    const codes: Json = [{ if: [false, 'A'] }, { if: [false, 'B'] }];
    for (const kept of [{ var: '' }, { '!!': [{ var: '' }] }, { '!=': [{ var: '' }, 'X'] }])
      expect(decide({ filter: [codes, { and: [kept, { '!=': [{ var: '' }, null] }] }] })).toBe('accept');
    expect(decide({ or: [{ if: [false, 'A'] }, { if: [false, 'B'] }] })).toBe('accept');
  });
});

it('never accepts a rule that evaluation fails on, for random rules', () => {
  fc.assert(
    fc.property(randomRule({ withRounding: true, withRefused: true }), randomData, (rule, data) => {
      const decision = decideUnderwriting(rule, data);
      const outcome = evaluateRule(rule, data, { isDecision: true });
      if (!decision.ok) expect(decision.problems.length).toBeGreaterThan(0);
      else {
        expect(outcome).toEqual({ ok: true, value: decision.result });
        expect(decision.firedRules.length > 0).toBe(decision.decision === 'decline');
        const { result } = decision;
        const isNothing = isJsonList(result) && result.every((item) => item === null);
        const accepts = result === true || result === null || isNothing;
        expect(decision.decision).toBe(accepts ? 'accept' : 'decline');
      }
    }),
    { numRuns: 4_000 },
  );
}, 60_000);
