import { execFileSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileRule } from './compile/compile-rule.ts';
import { evaluateRule } from './evaluate/evaluate-rule.ts';
import type { Json } from './json/json.ts';

function evaluate(rule: Json, data: Json = {}): Json {
  const outcome = evaluateRule(rule, data);
  expect(compileRule(rule).evaluate(data)).toEqual(outcome);
  return outcome.ok ? outcome.value : outcome.problem.code;
}

const hostile = JSON.parse(
  '{"a": {"__proto__": {"polluted": 1}, "constructor": "c"}, "key": "__proto__", "n": 5}',
) as Json;

describe('names of prototypes', () => {
  it.each<[string, Json]>([
    ['var', { var: '__proto__' }],
    ['a path of var', { var: 'a.constructor.name' }],
    ['var with a fallback', { var: ['prototype', 1] }],
    ['val', { val: ['a', '__proto__'] }],
    ['val of one name', { val: 'constructor' }],
    ['exists', { exists: ['a', 'constructor'] }],
    ['missing', { missing: ['__proto__'] }],
    ['missing_some', { missing_some: [1, ['constructor.x']] }],
    ['get', { get: [{ var: 'a' }, '__proto__'] }],
    ['eachKey', JSON.parse('{"eachKey": {"__proto__": 1}}') as Json],
    ['a computed path', { var: { cat: ['__pro', 'to__'] } }],
    ['a computed name of val', { val: ['a', { var: 'key' }] }],
    ['a list as a name', { var: [['__proto__']] }],
    ['a climbing path', { map: [[1], { var: '../../__proto__' }] }],
  ])('are refused in %s', (_where, rule) => {
    expect(evaluate(rule, hostile)).toBe('PROTOTYPE_NAME');
  });

  it('are harmless as keys of data', () => {
    const outcome = compileRule({ var: '' }).evaluate(hostile);
    expect(JSON.stringify(outcome.ok && outcome.value)).toBe(JSON.stringify(hostile));
    expect((outcome as unknown as { value: { a: { polluted?: number } } }).value.a.polluted).toBeUndefined();
    expect(evaluate({ '!!': { var: 'a' } }, hostile)).toBe(true);
    expect(evaluate({ keys: { var: 'a' } }, hostile)).toEqual(['__proto__', 'constructor']);
  });
});

describe('inherited names', () => {
  it.each(['toString', 'constructor', 'hasOwnProperty', '__proto__', 'valueOf'])('are not operators: %s', (name) => {
    expect(evaluate(JSON.parse(`{"${name}": [1]}`) as Json)).toBe('UNKNOWN_OPERATOR');
  });

  it('are not values', () => {
    for (const path of ['toString', 'n.toFixed', 'a.hasOwnProperty', 'toString.name', 'toString.length']) {
      expect(evaluate({ var: path }, hostile)).toBe(null);
      expect(evaluate({ val: path.split('.') }, hostile)).toBe(null);
      expect(evaluate({ exists: path }, hostile)).toBe(false);
    }
    expect(evaluate({ var: 'text.length' }, { text: 'abc' })).toBe(3);
  });
});

describe('unknown operators', () => {
  it('fail only when they are reached', () => {
    expect(evaluate({ if: [true, 1, { nope: 1 }] })).toBe(1);
    expect(evaluate({ or: [1, { nope: 1 }] })).toBe(1);
    expect(evaluate({ map: [[], { nope: 1 }] })).toEqual([]);
    expect(evaluate({ preserve: { nope: 1 } })).toEqual({ nope: 1 });
    expect(evaluate({ if: [false, 1, { nope: 1 }] })).toBe('UNKNOWN_OPERATOR');
    expect(evaluate({ '+': [1], '-': [1] })).toBe('UNKNOWN_OPERATOR');
    expect(evaluate({ try: [{ nope: 1 }, { var: 'type' }] })).toBe('Unknown Operator');
  });
});

describe('outcomes', () => {
  it('are problems for NaN, for infinity and for what the rule throws', () => {
    expect(evaluate({ '*': ['abc', 2] })).toBe('NOT_A_NUMBER');
    expect(evaluate({ '/': [1, 0] })).toBe('NOT_A_NUMBER');
    expect(evaluate({ '*': [1e300, 1e300] })).toBe('NOT_A_NUMBER');
    expect(evaluate([{ '*': [1e300, 1e300] }])).toBe('NOT_A_NUMBER');
    expect(evaluate({ throw: 'declined' })).toBe('THROWN');
    expect(evaluateRule({ throw: 'declined' }, {})).toMatchObject({ problem: { message: 'The rule threw declined.' } });
    expect(evaluate({ in: ['a', 5] })).toBe('INVALID_ARGUMENTS');
  });

  it('include the type of a thrown object, and report a structure without one as such', () => {
    const messageOf = (thrown: Json) => {
      const outcome = evaluateRule({ throw: { preserve: thrown } }, {});
      return outcome.ok ? undefined : outcome.problem.message;
    };
    expect(messageOf({ type: 'declined' })).toBe('The rule threw declined.');
    expect(messageOf({ type: ['declined'] })).toBe('The rule threw a value.');
    expect(messageOf({})).toBe('The rule threw a value.');
  });

  it('allow looking for a long text in a longer one', () => {
    expect(
      evaluate({ in: [{ var: 'part' }, { var: 'text' }] }, { part: 'x'.repeat(300), text: 'x'.repeat(9_000) }),
    ).toBe(true);
  });

  it('return null for missing values', () => {
    expect(evaluate({ var: 'nothing.here' })).toBe(null);
    expect(evaluate({ map: [[1, 2]] })).toEqual([null, null]);
  });

  it('share nothing with the data or the rule', () => {
    const data = { list: [{ a: 1 }] };
    const constant = compileRule({ if: [true, [1, 2]] });
    const first = constant.evaluate({});
    if (first.ok) (first.value as number[]).push(3);
    expect(constant.evaluate({})).toEqual({ ok: true, value: [1, 2] });
    const outcome = evaluateRule({ var: 'list' }, data);
    expect(outcome.ok && (outcome.value as unknown[])[0]).not.toBe(data.list[0]);
  });

  it('are JSON for any JSON as rule and as data', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (rule, data) => {
        const outcome = evaluateRule(rule as Json, data as Json);
        expect(compileRule(rule as Json).evaluate(data as Json)).toEqual(outcome);
        if (outcome.ok)
          expect(JSON.parse(JSON.stringify(outcome.value))).toEqual(JSON.parse(JSON.stringify(outcome.value)));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('compileRule', () => {
  it('gives the same compiled rule for the same text', () => {
    expect(compileRule({ '+': [1, { var: 'a' }] })).toBe(compileRule({ '+': [1, { var: 'a' }] }));
    expect(compileRule({ '+': [1] }, { limits: { maxDepth: 9 } })).not.toBe(compileRule({ '+': [1] }));
  });

  it('evicts the least recently used rule', () => {
    const kept = compileRule({ '+': [{ var: 'kept' }] });
    const lost = compileRule({ '+': [{ var: 'lost' }] });
    for (let index = 0; index < 600; index++) {
      compileRule({ '+': [index, { var: 'a' }] });
      compileRule({ '+': [{ var: 'kept' }] });
    }
    expect(compileRule({ '+': [{ var: 'kept' }] })).toBe(kept);
    expect(compileRule({ '+': [{ var: 'lost' }] })).not.toBe(lost);
  });

  it('is not affected by later changes of the rule', () => {
    const rule = { '+': [1, { preserve: 2 }] };
    const compiled = compileRule(rule);
    rule['+'].push(100);
    expect(compiled.evaluate({})).toEqual({ ok: true, value: 3 });
  });

  it('puts no text of the rule into code unquoted', () => {
    const nasty = '");globalThis.hacked=1;//\u2028\n`${1}\\';
    expect(evaluate({ cat: [nasty, { var: [nasty, nasty] }] })).toBe(nasty + nasty);
    expect(evaluate({ val: [nasty] }, { [nasty]: 1 })).toBe(1);
    expect(evaluate({ '==': [{ var: 'a' }, nasty] }, { a: nasty })).toBe(true);
    expect('hacked' in globalThis).toBe(false);
  });

  it('interprets where code generation is forbidden, and importing needs none', () => {
    const entry = new URL('rules.ts', import.meta.url).href;
    const script = `
      const { compileRule, evaluateRule } = await import('${entry}');
      const rule = { round: [{ '*': [{ var: 'a' }, 3] }, 1] };
      console.log(JSON.stringify([compileRule(rule).evaluate({ a: 1.15 }), evaluateRule(rule, { a: 1.15 })]));`;
    const output = execFileSync(
      process.execPath,
      ['--disallow-code-generation-from-strings', '--input-type=module', '--eval', script],
      { encoding: 'utf8' },
    );
    expect(JSON.parse(output)).toEqual([
      { ok: true, value: 3.5 },
      { ok: true, value: 3.5 },
    ]);
  });
});
