import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildRule } from '../compile/build-rule.ts';
import { compileRule } from '../compile/compile-rule.ts';
import { evaluateAndLocate, evaluateRule } from '../evaluate/evaluate-rule.ts';
import type { Json } from '../json/json.ts';
import { defaultLimits } from '../limits.ts';
import { decideNaively, randomDecision, randomInputs, toDecideRule } from '../testing/random-decisions.ts';
import { traceRule } from '../trace/trace-rule.ts';

const cases = fc.record({
  decision: randomDecision,
  samples: fc.array(randomInputs, { minLength: 1, maxLength: 12 }),
});

describe('a random decision table', () => {
  it('decides the same compiled, interpreted, traced and by what its conditions were made of', () => {
    let decided = 0;
    fc.assert(
      fc.property(cases, ({ decision, samples }) => {
        const rule = toDecideRule(decision);
        const compiled = buildRule(rule, defaultLimits);
        const caught = buildRule({ try: [rule, { var: 'type' }] }, defaultLimits);
        for (const inputs of samples) {
          const expected = decideNaively(decision, inputs);
          const outcome = evaluateRule(rule, inputs);
          expect({ inputs, value: outcome.ok ? outcome.value : outcome.problem.code }).toEqual({
            inputs,
            value: expected,
          });
          expect(compiled.evaluate(inputs)).toEqual(outcome);
          expect(traceRule(rule, inputs).outcome).toEqual(evaluateAndLocate(rule, inputs));
          if (outcome.ok) decided++;
          const type = expected === 'INVALID_ARGUMENTS' ? 'Invalid Arguments' : expected;
          expect(caught.evaluate(inputs)).toEqual({ ok: true, value: type });
        }
      }),
      { numRuns: 200 },
    );
    expect(decided).toBeGreaterThan(300);
  }, 60_000);

  it('decides the same for inputs that are calculated, exactly and in a rounding', () => {
    const calculated = (name: string): Json =>
      name === 'amount' ? { '-': [{ '+': [{ var: name }, 0.1] }, 0.1] } : { var: name };
    fc.assert(
      fc.property(cases, ({ decision, samples }) => {
        const rule = toDecideRule(decision, calculated);
        for (const inputs of samples) {
          if (typeof inputs['amount'] !== 'number') continue;
          const plain = evaluateRule(toDecideRule(decision), inputs);
          for (const wrapped of [rule, { round: [rule, 2] }, { round: [{ '*': [1.005, rule, 3] }, 2] }]) {
            const outcome = evaluateRule(wrapped, inputs);
            expect(compileRule(wrapped).evaluate(inputs)).toEqual(outcome);
            if (wrapped === rule) expect({ inputs, outcome }).toEqual({ inputs, outcome: plain });
          }
        }
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});
