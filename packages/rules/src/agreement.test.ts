import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildRule } from './compile/build-rule.ts';
import { compileRule } from './compile/compile-rule.ts';
import { evaluateRule } from './evaluate/evaluate-rule.ts';
import type { Json } from './json/json.ts';
import { defaultLimits } from './limits.ts';
import { randomData, randomRule } from './testing/random-rules.ts';
import { traceRule } from './trace/trace-rule.ts';

describe('compiled and interpreted rules', () => {
  it.each([
    '{"+":[1e999,1]}',
    '{"round":[{"*":[-1e999,2]},2]}',
    '{"if":[{"<":[{"var":"a"},1e999]},"below","above"]}',
    '[1e999]',
  ])('agree on %s, whose number is not null', (text) => {
    const rule = JSON.parse(text) as Json;
    compileRule(JSON.parse(text.replace(/-?1e999/, 'null')) as Json);
    const outcome = evaluateRule(rule, { a: 1 });
    expect(outcome.ok ? outcome.value : outcome.problem.code).toBe(text.includes('<') ? 'below' : 'NOT_A_NUMBER');
    expect(compileRule(rule).evaluate({ a: 1 })).toEqual(outcome);
    expect(traceRule(rule, { a: 1 }).outcome.ok).toBe(outcome.ok);
  });

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
