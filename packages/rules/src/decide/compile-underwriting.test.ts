import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideUnderwriting } from './decide-underwriting.ts';
import type { Json } from '../json/json.ts';
import { knownValuesTest } from './known-values.ts';
import { compileUnderwriting } from './compile-underwriting.ts';
import { randomData, randomRule } from '../testing/random-rules.ts';

describe('a compiled rule', () => {
  it('makes the same decisions as the rule, for random rules', () => {
    let accepted = 0;
    fc.assert(
      fc.property(randomRule({ withRounding: true, withRefused: true }), randomData, (rule, data) => {
        const decision = decideUnderwriting(rule, data);
        expect(compileUnderwriting(rule).decide(data)).toEqual(decision);
        if (decision.ok && decision.decision === 'accept' && knownValuesTest(rule)?.(data) === true) accepted++;
      }),
      { numRuns: 4_000 },
    );
    expect(accepted).toBeGreaterThan(20);
  }, 60_000);

  const operands = fc.oneof(
    fc.constantFrom<Json>(1, 20, null, 'A', { var: 'a' }, { var: 'b.c' }, { val: ['b', 'd'] }),
    fc.constantFrom<Json>({ var: ['e', null] }, { var: ['e', 7] }, { '??': [{ var: 'a' }, 3] }, { exists: 'a' }),
    fc.constantFrom<Json>(
      { '+': [{ var: 'a' }, 1] },
      { if: [{ var: 'e' }, 1] },
      { round: [{ var: 'b.c' }, 1] },
      { '??': [{ var: 'a' }, { var: ['e', null] }] },
      { var: ['.', 1] },
    ),
  );
  const tests = fc
    .tuple(fc.constantFrom('<', '>=', '==', '!=', 'in', 'and', 'or', '??', '*'), operands, operands)
    .map(([name, left, right]): Json => ({ [name]: [left, right] }));
  const rows = fc.array(fc.tuple(tests, operands), { minLength: 1, maxLength: 3 });
  const values = fc.constantFrom<Json>(null, 0, 5, 30, 'A', ['A'], true);
  const datas = fc.record(
    { a: values, b: fc.record({ c: values, d: values }, { requiredKeys: [] }), e: values, '': values },
    { requiredKeys: [] },
  );

  it('never accepts unknown values, even as compiled code', () => {
    let compiled = 0;
    let direct = 0;
    fc.assert(
      fc.property(rows, datas, (given, data) => {
        const parts = given.map(([test, other]): Json => ({ if: [test, [], { '==': [other, 'X'] }, 'CODE'] }));
        const rule: Json = { merge: parts };
        const areKnown = knownValuesTest(rule);
        if (areKnown !== undefined) compiled++;
        if (areKnown?.(data) === true) direct++;
        expect(compileUnderwriting(rule).decide(data)).toEqual(decideUnderwriting(rule, data));
      }),
      { numRuns: 4_000 },
    );
    expect(compiled).toBeGreaterThan(200);
    expect(direct).toBeGreaterThan(30);
  }, 60_000);

  it('reports that a rule is too large', () => {
    const compiled = compileUnderwriting([1, 2, 3], { limits: { maxRuleNodes: 2 } });
    expect(compiled.decide({})).toMatchObject({ ok: false, problems: [{ code: 'LIMIT_EXCEEDED' }] });
    const huge = compileUnderwriting({ and: Array.from({ length: 200_000 }, () => true) });
    expect(huge.decide({})).toMatchObject({ ok: false, problems: [{ code: 'LIMIT_EXCEEDED' }] });
  });

  it('is a copy of the rule', () => {
    const rule: { '<': Json[] } = { '<': [{ var: 'a' }, 5] };
    const compiled = compileUnderwriting(rule);
    rule['<'][1] = 0;
    expect(compiled.decide({ a: 1 })).toMatchObject({ decision: 'accept' });
    expect(compiled.decide({ a: 9 })).toMatchObject({ decision: 'decline', firedRules: [{ path: [], value: false }] });
  });
});
