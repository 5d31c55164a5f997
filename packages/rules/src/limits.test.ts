import { describe, expect, it } from 'vitest';
import { buildRule } from './compile/build-rule.ts';
import { compileRule } from './compile/compile-rule.ts';
import { evaluateRule } from './evaluate/evaluate-rule.ts';
import type { Json } from './json/json.ts';
import { defaultLimits, type EvaluateOptions } from './limits.ts';

/** The value or the problem's code, the same interpreted and compiled. */
function evaluate(rule: Json, data: Json = {}, options?: EvaluateOptions): Json {
  const outcome = evaluateRule(rule, data, options);
  expect(compileRule(rule, options).evaluate(data)).toEqual(outcome);
  return outcome.ok ? outcome.value : outcome.problem.code;
}

function nested(levels: number, wrap: (inner: Json) => Json, inner: Json = 1): Json {
  let rule = inner;
  for (let level = 0; level < levels; level++) rule = wrap(rule);
  return rule;
}

const many = Array.from({ length: 200 }, (_, index) => index);
const whole: Json = { var: '' };

describe('limits', () => {
  it('end map in map in map', () => {
    const cube = { map: [many, { map: [many, { map: [many, { map: [many, 1] }] }] }] };
    expect(evaluate(cube)).toBe('LIMIT_EXCEEDED');
  });

  it.each(['filter', 'all', 'none', 'reduce'])('end an endless %s', (name) => {
    const body: Json = name === 'none' ? { '==': [1, 2] } : 1;
    const rule = nested(4, (inner) => ({ [name]: [many, inner, ...(name === 'reduce' ? [0] : [])] }), body);
    expect(evaluate(rule, {}, { limits: { maxIterations: 10_000 } })).toBe('LIMIT_EXCEEDED');
  });

  it('end texts and lists that double', () => {
    const double = { cat: [{ var: 'accumulator' }, { var: 'accumulator' }] };
    expect(evaluate({ reduce: [many, double, 'ab'] })).toBe('LIMIT_EXCEEDED');
    const merge = { merge: [{ var: 'accumulator' }, { var: 'accumulator' }] };
    expect(evaluate({ reduce: [many, merge, [1]] })).toBe('LIMIT_EXCEEDED');
    expect(evaluate({ pipe: ['ab', ...many.map(() => ({ cat: [whole, whole] }))] })).toBe('LIMIT_EXCEEDED');
  });

  it('end lists that share their halves, both as results and as text', () => {
    const shared = { pipe: [1, ...many.map(() => [whole, whole])] };
    expect(evaluate(shared)).toBe('LIMIT_EXCEEDED');
    expect(evaluate({ cat: [shared] })).toBe('LIMIT_EXCEEDED');
    expect(evaluate({ var: [shared] })).toBe('LIMIT_EXCEEDED');
    expect(evaluate({ in: [shared, 'text'] })).toBe('LIMIT_EXCEEDED');
    expect(evaluate({ round: [{ length: shared }] })).toBe(2);
  });

  it('end a long text repeated in the result', () => {
    expect(evaluate({ map: [many, { var: '../../text' }] }, { text: 'x'.repeat(100_000) })).toBe('LIMIT_EXCEEDED');
  });

  describe('count the iteration over lists and texts', () => {
    // The steps themselves are far below the limit: only an iteration in each of them exceeds it.
    const few: EvaluateOptions = { limits: { maxIterations: 20_000 } };
    const list = Array.from({ length: 2_000 }, (_, index) => index + 1);
    const steps = Array.from({ length: 1_000 }, () => ({}));
    const up = (name: string): Json => ({ var: `../../${name}` });
    const long = 'x'.repeat(200_000);
    const data: Json = {
      list,
      steps,
      nulls: list.map(() => null),
      ones: list.map(() => 1),
      text: `${long}a`,
      same: `${long.slice(0, 100_000)}${long.slice(0, 100_000)}a`,
      part: `a${long.slice(0, 100_000)}`,
      keyed: Object.fromEntries(list.map((key) => [`key${key}`, key])),
      short: nested(4, (inner) => Array.from({ length: 7 }, () => structuredClone(inner))),
      lengthy: { 0: 1, length: 2_000 },
    };
    const inSteps = (body: Json): Json => ({ map: [{ var: 'steps' }, body] });

    it.each<[string, Json]>([
      ...['max', 'min', '+', '-', '%'].map((name): [string, Json] => [name, { [name]: up('list') }]),
      ...['*', '/'].map((name): [string, Json] => [name, { [name]: up('ones') }]),
      ['cat', { cat: up('nulls') }],
      ['merge', { length: { merge: up('list') } }],
      ['exists', { exists: up('list') }],
      ['val', { val: up('list') }],
      ['missing', { length: { missing: up('list') } }],
      ['missing_some', { length: { missing_some: [1, up('list')] } }],
      ['in a list', { in: [0, up('list')] }],
      ['in a text', { in: [up('part'), up('text')] }],
      ['a long path', { var: up('text') }],
      ['get with a long path', { get: [1, up('text')] }],
      ['==', { '==': [up('text'), up('same')] }],
      ['<', { '<': [up('text'), up('same')] }],
      ['keys', { length: { keys: up('keyed') } }],
      ['the length of an object', { length: up('keyed') }],
      // These end at the first step.
      ['some in a text', { some: [up('text'), true] }],
      ['some of what has a length', { some: [up('lengthy'), true] }],
      ['a sum of exact numbers', { round: [{ '+': up('list') }] }],
      ['exact numbers made plain', { round: [{ in: [0, [up('list')]] }] }],
      ['an object of exact numbers made plain', { round: [{ in: [0, [up('keyed')]] }] }],
      ['many short lists made plain', { round: [{ in: [0, [up('short')]] }] }],
    ])('in %s', (_, body) => {
      expect(evaluate(inSteps(body), data, few)).toBe('LIMIT_EXCEEDED');
    });

    it.each<[string, Json]>([
      ['a long quotient', { '/': Array.from({ length: 60 }, () => 1.1) }],
      ['texts of many digits', { '+': Array.from({ length: 12 }, () => up('digits')) }],
    ])('and of exact arithmetic with %s, by code too', (_, body) => {
      const longer = { ...data, digits: `0.${'7'.repeat(900)}` };
      const rule: Json = { none: [{ var: 'steps' }, { '<': [{ round: [body] }, -1] }] };
      expect(evaluate(rule, longer, few)).toBe('LIMIT_EXCEEDED');
    });

    it('and failures that the rule catches', () => {
      const caught: Json = { none: [{ var: 'list' }, { '<': [{ try: [{ throw: 'x' }, 1] }, 0] }] };
      expect(evaluate(caught, data, few)).toBe('LIMIT_EXCEEDED');
    });

    it('but not operators that look at one value', () => {
      expect(evaluate({ length: inSteps({ length: up('list') }) }, data, few)).toBe(1_000);
      expect(evaluate({ length: inSteps({ '!!': up('list') }) }, data, few)).toBe(1_000);
      expect(evaluate({ length: inSteps({ round: [{ length: up('list') }] }) }, data, few)).toBe(1_000);
      expect(evaluate({ max: { var: 'list' } }, data, few)).toBe(2_000);
    });

    it('but not the keys of an object whose truth is tested repeatedly', () => {
      const large = Object.fromEntries(list.map((key) => [`key${key}`, 1]));
      const asked = { length: inSteps({ if: [up('large'), 1, { '!': [up('none')] }] }) };
      expect(evaluate(asked, { steps, large, none: {} }, few)).toBe(1_000);
      const emptied: Record<string, number> = { a: 1 };
      expect(evaluate({ '!!': [{ var: 'x' }] }, { x: emptied })).toBe(true);
      delete emptied['a'];
      expect(evaluate({ '!!': [{ var: 'x' }] }, { x: emptied })).toBe(false);
    });

    it('at the same step in both modes', () => {
      const rules: Json[] = [
        { '+': { var: 'list' } },
        { cat: { var: 'list' } },
        { round: [{ '+': [{ round: [{ max: { var: 'list' } }, 1] }, 0.5] }] },
        { round: [{ '+': [{ round: { var: 'list' } }, 0.5] }] },
        { round: [{ if: [{ '==': [{ var: 'text' }, { var: 'same' }] }, 1.5, 2] }] },
        { round: [{ if: [{ exists: { var: 'list' } }, 1.5, { var: 'text' }] }] },
        { '+': Array.from({ length: 40 }, () => 1) },
        { var: 'a'.repeat(1_000) },
      ];
      const small: Json = { list: list.slice(0, 30), text: 'x'.repeat(5_000), same: ['x'.repeat(5_000)].join('') };
      for (const rule of rules) {
        for (let maxIterations = 0; maxIterations < 50; maxIterations++) {
          const options = { limits: { maxIterations } };
          expect(compileRule(rule, options).evaluate(small)).toEqual(evaluateRule(rule, small, options));
        }
      }
    });
  });

  it('do not read a text of more than 1,000 characters as a number', () => {
    const digits = { fits: ' '.repeat(999) + '7', long: ' '.repeat(1_000) + '7' };
    expect(evaluate({ '+': [{ var: 'fits' }, 1] }, digits)).toBe(8);
    for (const rule of [
      { '+': [{ var: 'long' }, 1] },
      { '<': [{ var: 'long' }, 1] },
      { round: [{ var: 'long' }] },
      { round: [{ '*': [{ var: 'long' }, 2] }] },
    ]) {
      expect(evaluate(rule, digits)).toBe('NOT_A_NUMBER');
    }
  });

  it('end objects that have a length property', () => {
    expect(evaluate({ all: [{ var: 'a' }, true] }, { a: { length: 1e12 } })).toBe('LIMIT_EXCEEDED');
    expect(evaluate({ some: [{ var: 'a' }, { '!!': whole }] }, { a: { length: 2, 1: 'x' } })).toBe(true);
  });

  it('refuse a rule that is too deep before evaluating it', () => {
    expect(evaluate(nested(199, (inner) => ({ '!': [inner] }), true))).toBe(false);
    expect(evaluate(nested(201, (inner) => ({ '!': [inner] }), true))).toBe('LIMIT_EXCEEDED');
    expect(evaluate({ if: [true, 1, nested(100_000, (inner) => [inner])] })).toBe('LIMIT_EXCEEDED');
    expect(
      evaluate(
        nested(11, (inner) => ({ '!': inner })),
        {},
        { limits: { maxDepth: 10 } },
      ),
    ).toBe('LIMIT_EXCEEDED');
  });

  it('refuse a rule that is too large', () => {
    expect(evaluate(Array.from({ length: 200_000 }, () => 1))).toBe('LIMIT_EXCEEDED');
    expect(evaluate({ in: [77_777, Array.from({ length: 100_000 }, (_, index) => index)] })).toBe(true);
  });

  it('allow deep data to pass through a rule, but not as a result or as text', () => {
    const deep = nested(50_000, (inner) => [inner]);
    expect(evaluate({ '!!': { var: 'deep' } }, { deep })).toBe(true);
    expect(evaluate({ var: 'deep' }, { deep })).toBe('LIMIT_EXCEEDED');
    expect(evaluate({ cat: [{ var: 'deep' }, 1] }, { deep })).toBe('LIMIT_EXCEEDED');
    expect(evaluate({ var: 'deep' }, { deep: nested(400, (inner) => [inner]) })).toHaveLength(1);
  });

  it('cannot be caught by the rule', () => {
    const endless = { map: [many, { map: [many, { map: [many, { map: [many, 1] }] }] }] };
    expect(evaluate({ try: [endless, 'caught'] })).toBe('LIMIT_EXCEEDED');
    expect(evaluate({ try: [{ var: '__proto__' }, 'caught'] })).toBe('PROTOTYPE_NAME');
  });

  it('start again with every evaluation', () => {
    const compiled = compileRule({ map: [many, 1] }, { limits: { maxIterations: 250 } });
    for (let time = 0; time < 3; time++) expect(compiled.evaluate({}).ok).toBe(true);
  });

  it('build rules of any size as code', () => {
    const term = { if: [{ '<': [{ var: 'a' }, 5] }, { '*': [{ var: 'a' }, 2] }, 1] };
    const rule = { '+': Array.from({ length: 3_000 }, () => term) };
    expect(buildRule(rule, defaultLimits).evaluate({ a: 2 })).toEqual({ ok: true, value: 12_000 });
    const chain = {
      if: Array.from({ length: 4_001 }, (_, index) => (index % 2 ? index : { '==': [{ var: 'a' }, index] })),
    };
    expect(buildRule(chain, defaultLimits).evaluate({ a: 3_000 })).toEqual({ ok: true, value: 3_001 });
    const deep = nested(90, (inner) => ({
      if: [{ '>': [{ var: 'a' }, 5] }, { round: [{ '*': [{ var: 'a' }, 1.5] }, 1] }, inner],
    }));
    expect(buildRule(deep, defaultLimits).evaluate({ a: 2 })).toEqual({ ok: true, value: 1 });
    const rounds = nested(95, (inner) => ({ round: [{ '+': [inner, 0.05] }, 1] }), { var: 'a' });
    expect(buildRule(rounds, defaultLimits).evaluate({ a: 1 })).toEqual(evaluateRule(rounds, { a: 1 }));
  });
});
