import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideUnderwriting } from '../decide/decide-underwriting.ts';
import { describeVariables } from './describe-variables.ts';
import { evaluateRule } from '../evaluate/evaluate-rule.ts';
import { exampleValues } from './example-values.ts';
import type { Json } from '../json/json.ts';
import { randomRule } from '../testing/random-rules.ts';

describe('exampleValues', () => {
  it("returns values of the types that the rule uses, and the rule's own values if it contains some", () => {
    const rule: Json = {
      '*': [
        { if: [{ '==': [{ var: 'trip.zone' }, 'asia'] }, 108, 190] },
        { max: [0, { '-': [{ var: 'trip.days' }, 3] }] },
        { if: [{ var: 'cover.ski' }, 1.5, 1] },
        { reduce: [{ var: 'insureds' }, { '+': [{ var: 'accumulator' }, { var: 'current.share' }] }, 0] },
      ],
    };
    const values = exampleValues(rule);
    expect(values).toEqual({
      trip: { zone: 'asia', days: 1 },
      cover: { ski: true },
      insureds: [{ share: 1 }],
    });
    expect(evaluateRule(rule, values).ok).toBe(true);
  });

  it('finds values for which the rule has a result if its own values would fail', () => {
    const divided: Json = { if: [{ '==': [{ var: 'n' }, 0] }, { '/': [1, { var: 'n' }] }, { '/': [2, { var: 'n' }] }] };
    expect(exampleValues(divided)).toEqual({ n: 1 });
    for (const rule of [
      { in: ['a', { var: 'x' }] },
      { length: [{ var: 'x' }] },
      { keys: { var: 'x' } },
      { in: [{ var: 'x' }, { var: 'y' }] },
      { map: [{ merge: [{ var: 'x' }] }, { '*': [{ var: '' }, 2] }] },
      { '<': [{ var: 'x.length' }, 3] },
    ] satisfies Json[]) {
      expect([rule, evaluateRule(rule, exampleValues(rule)).ok]).toEqual([rule, true]);
    }
  });

  it('leaves nothing missing for an underwriting rule', () => {
    const rule: Json = {
      all: [{ var: 'insureds' }, { and: [{ '<': [{ var: 'age' }, 70] }, { '!': [{ var: 'smoker' }] }] }],
    };
    expect(decideUnderwriting(rule, exampleValues(rule))).toMatchObject({ ok: true, decision: 'decline' });
  });

  it('covers several rules together, and is empty for none', () => {
    expect(exampleValues([{ '+': [{ var: 'a' }] }, { '==': [{ var: 'b' }, 'x'] }])).toEqual({ a: 1, b: 'x' });
    expect(exampleValues([])).toEqual({});
    expect(exampleValues({ var: '__proto__' })).toEqual({});
  });

  it('never fails for random rules, and every described variable has a value', () => {
    fc.assert(
      fc.property(randomRule({ withRounding: true, withRefused: true }), (rule) => {
        const values = exampleValues(rule);
        for (const { segments, isDynamic, type } of describeVariables(rule)) {
          const [first, ...rest] = segments;
          const isPlain = !isDynamic && type !== undefined && rest.length === 0 && first !== undefined;
          if (isPlain && !['__proto__', 'constructor', 'prototype'].includes(first))
            expect(values).toHaveProperty([first]);
        }
      }),
      { numRuns: 2_000 },
    );
  }, 60_000);
});
