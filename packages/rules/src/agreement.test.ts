import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildRule } from './build-rule.ts';
import { evaluateRule } from './evaluate-rule.ts';
import { defaultLimits } from './limits.ts';
import { randomData, randomRule } from './testing/random-rules.ts';

describe('compiled and interpreted rules', () => {
  it('agree on value or problem for random rules of all operators', () => {
    const rules = randomRule({ withRounding: true, withRefused: true });
    fc.assert(
      fc.property(rules, fc.array(randomData, { minLength: 1, maxLength: 3 }), (rule, samples) => {
        const compiled = buildRule(rule, defaultLimits);
        for (const data of samples) expect(compiled.evaluate(data)).toEqual(evaluateRule(rule, data));
      }),
      { numRuns: 6_000 },
    );
  }, 60_000);

  it('agree on where a small limit ends them', () => {
    const limits = { ...defaultLimits, maxIterations: 12, maxTextLength: 20 };
    const rules = randomRule({ withRounding: true, withRefused: false });
    fc.assert(
      fc.property(rules, randomData, (rule, data) => {
        expect(buildRule(rule, limits).evaluate(data)).toEqual(evaluateRule(rule, data, { limits }));
      }),
      { numRuns: 3_000 },
    );
  }, 60_000);
});
