import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateAndLocate, evaluateRule } from '../evaluate/evaluate-rule.ts';
import type { Json } from '../json/json.ts';
import { randomData, randomRule } from '../testing/random-rules.ts';
import { traceRule, type RuleTrace } from './trace-rule.ts';

/** Each step in one line: its path, how often it was evaluated and its latest value. */
function lines(trace: RuleTrace): string[] {
  return trace.steps.map(({ path, operator, times, value }) => {
    const given = value === undefined ? '' : ` = ${JSON.stringify(value)}`;
    return `${[...path, operator].join('.')} x${times}${given}`;
  });
}

describe('traceRule', () => {
  it('reports the value of every operator in document order, including those not reached', () => {
    const rule: Json = { '*': [{ if: [{ '<': [{ var: 'age' }, 30] }, { '+': [1, 2] }, { '-': [9] }] }, 2] };
    const trace = traceRule(rule, { age: 20 });
    expect(trace.outcome).toEqual({ ok: true, value: 6 });
    expect(lines(trace)).toEqual([
      '* x1 = 6',
      '*.0.if x1 = 3',
      '*.0.if.0.< x1 = true',
      '*.0.if.0.<.0.var x1 = 20',
      '*.0.if.1.+ x1 = 3',
      '*.0.if.2.- x0',
    ]);
    expect(trace.steps.map(({ depth }) => depth)).toEqual([0, 1, 2, 3, 2, 2]);
    expect(trace.isCut).toBe(false);
  });

  it('retains the first 20 values of an operator in a loop, and the last', () => {
    const list = Array.from({ length: 50 }, (_, index) => index);
    const trace = traceRule({ map: [{ var: 'list' }, { '+': [{ var: '' }, 1] }] }, { list });
    const sum = trace.steps[2];
    expect(sum).toMatchObject({ path: ['map', 1], operator: '+', times: 50, value: 50 });
    expect(sum?.values).toEqual(list.slice(1, 21));
  });

  it('shows plain numbers where a money operator calculates exactly', () => {
    const trace = traceRule({ round: [{ '*': [{ '/': [1, 3] }, 1.15] }, 2] }, {});
    expect(lines(trace)).toEqual([
      'round x1 = 0.38',
      'round.0.* x1 = 0.38333333333333336',
      'round.0.*.0./ x1 = 0.3333333333333333',
    ]);
  });

  it('attaches the problem to the operator that failed', () => {
    const rule: Json = { '+': [1, { '*': [{ var: 'a' }, 2] }, { var: 'b' }] };
    const trace = traceRule(rule, { a: 'x' });
    expect(trace.outcome).toEqual(evaluateAndLocate(rule, { a: 'x' }));
    expect(trace.steps.map(({ problem, times }) => [problem?.path, times])).toEqual([
      [undefined, 1],
      [['+', 1, '*'], 1],
      [undefined, 1],
      [undefined, 0],
    ]);
    expect(trace.steps[1]).toMatchObject({ values: [], problem: { code: 'NOT_A_NUMBER' } });
    expect(trace.steps[1]).not.toHaveProperty('value');
  });

  it('shows the failure that a try recovered from', () => {
    const trace = traceRule({ try: [{ throw: 'no' }, { var: 'type' }] }, {});
    expect(trace.outcome).toEqual({ ok: true, value: 'no' });
    expect(trace.steps[1]).toMatchObject({ operator: 'throw', times: 1, problem: { code: 'THROWN' } });
  });

  it('distinguishes two positions of a rule that share one object', () => {
    const shared: Json = { '+': [{ var: '' }, 1] };
    expect(lines(traceRule({ pipe: [5, shared, shared] }, {})).filter((line) => line.includes('+ '))).toEqual([
      'pipe.1.+ x1 = 6',
      'pipe.2.+ x1 = 7',
    ]);
  });

  it('shows an infinite value, which JSON cannot represent, by its name', () => {
    const trace = traceRule({ '*': [1e300, 1e300] }, {});
    expect(trace.outcome).toMatchObject({ ok: false, problem: { reason: 'RESULT_NOT_FINITE' } });
    expect(trace.steps[0]?.value).toBe('Infinity');
  });

  it('shortens large values and marks them', () => {
    const data = { text: 'x'.repeat(10_000), list: Array.from({ length: 10_000 }, () => 1), more: 1 };
    const trace = traceRule([{ var: 'text' }, { var: 'list' }, { var: 'more' }], data);
    expect(trace.steps.map(({ isCut }) => isCut)).toEqual([true, true, false]);
    expect(trace.steps[0]?.value).toHaveLength(2_001);
    expect(trace.steps[1]?.value).toHaveLength(199);
    expect(trace.isCut).toBe(true);
    const deep: Json = JSON.parse(`${'['.repeat(400)}${']'.repeat(400)}`) as Json;
    expect(traceRule({ var: 'deep' }, { deep }).steps[0]?.isCut).toBe(true);
  });

  it('stays small for a rule of 200,000 nodes and a loop of a million steps', () => {
    const wide = traceRule(
      { '+': Array.from({ length: 39_900 }, (_, index) => ({ '*': [{ var: 'a' }, index] })) },
      { a: 1 },
    );
    expect(wide.steps).toHaveLength(20_000);
    expect(wide.isCut).toBe(true);
    expect(wide.outcome).toEqual({ ok: true, value: 795_985_050 });
    const list = Array.from({ length: 990 }, (_, index) => index);
    const inner: Json = { length: { map: [{ var: '../../list' }, { '+': [{ var: '' }, 1] }] } };
    const long = traceRule({ length: { map: [{ var: 'list' }, inner] } }, { list });
    expect(long.outcome.ok).toBe(true);
    expect(Math.max(...long.steps.map(({ times }) => times))).toBe(980_100);
    expect(JSON.stringify(long).length).toBeLessThan(100_000);
  });

  it('has no steps for a rule beyond the limits', () => {
    expect(traceRule({ '+': [1, 2, 3] }, {}, { limits: { maxRuleNodes: 3 } })).toMatchObject({
      outcome: { ok: false, problem: { code: 'LIMIT_EXCEEDED' } },
      steps: [],
    });
  });

  it('has the outcome of evaluateRule for random rules, and steps that are JSON', () => {
    fc.assert(
      fc.property(randomRule({ withRounding: true, withRefused: true }), randomData, (rule, data) => {
        const trace = traceRule(rule, data);
        const outcome = evaluateRule(rule, data);
        if (outcome.ok) expect(trace.outcome).toEqual(outcome);
        else expect(trace.outcome).toMatchObject(outcome);
        expect(trace.outcome).toEqual(evaluateAndLocate(rule, data));
        expect(JSON.parse(JSON.stringify(trace.steps))).toEqual(trace.steps);
        const [root] = trace.steps;
        if (root?.path.length === 0 && outcome.ok && !root.isCut) expect(root.value).toEqual(outcome.value);
      }),
      { numRuns: 4_000 },
    );
  }, 60_000);
});
