import { describe, expect, it } from 'vitest';
import { compileUnderwriting } from '../decide/compile-underwriting.ts';
import { decideUnderwriting } from '../decide/decide-underwriting.ts';
import { differenceOfLogic } from '../difference/difference.ts';
import type { Json } from '../json/json.ts';
import { travelDecision, travelRows, travellers } from '../testing/travel-decision.ts';
import { describeVariables } from '../variables/describe-variables.ts';
import { listVariables } from '../variables/variables.ts';

/** The decision, the same interpreted and compiled. */
function decide(rule: Json, data: Json) {
  const decision = decideUnderwriting(rule, data);
  expect(compileUnderwriting(rule).decide(data)).toEqual(decision);
  return decision;
}

describe('an underwriting decision by a table', () => {
  it('accepts, and declines with the codes of the row', () => {
    expect(decide(travelDecision(), travellers(30, 'asia'))).toMatchObject({ ok: true, decision: 'accept' });
    expect(decide(travelDecision(), travellers(81, 'africa'))).toMatchObject({
      decision: 'decline',
      rejectionCodes: ['AGE_TOO_HIGH', 'ZONE'],
      firedRules: [{ path: [], value: ['AGE_TOO_HIGH', 'ZONE'] }],
    });
    const merged: Json = { merge: [travelDecision(), { if: [{ '>': [{ var: 'trip.days' }, 90] }, 'DAYS'] }] };
    expect(decide(merged, { ...travellers(17, 'asia'), trip: { zone: 'asia', days: 91 } })).toMatchObject({
      rejectionCodes: ['AGE_TOO_LOW', 'DAYS'],
      firedRules: [{ path: ['merge', 0] }, { path: ['merge', 1, 'if', 1] }],
    });
  });

  it('is none without a row, and for unknown values and those of a wrong type', () => {
    expect(decide(travelDecision(), travellers(80, 'asia'))).toMatchObject({
      ok: false,
      problems: [{ code: 'NO_DECISION' }],
    });
    for (const zone of [null, '', ' '])
      expect(decide(travelDecision(), travellers(30, zone))).toMatchObject({
        problems: [{ code: 'MISSING_VARIABLE', parameters: { variable: 'trip.zone' } }],
      });
    expect(decide(travelDecision(), travellers('30', 'asia'))).toMatchObject({
      problems: [{ code: 'WRONG_TYPE', reason: 'VARIABLE_NOT_NUMBER', path: ['decide', 0, 'eachKey', 'age', 'var'] }],
    });
  });

  it('does not accept an unknown value where every row accepts any', () => {
    const rule = travelDecision({ rows: [['-', '-', []]] });
    expect(decide(rule, travellers(30, 'asia'))).toMatchObject({ decision: 'accept' });
    expect(decide(rule, travellers(30, null))).toMatchObject({ ok: false });
  });
});

describe('the variables of a decision table', () => {
  it('are those of its inputs', () => {
    expect(listVariables(travelDecision()).map(({ path, readPaths }) => [path, ...readPaths])).toEqual([
      ['insured.age', ['decide', 0, 'eachKey', 'age', 'var']],
      ['trip.zone', ['decide', 0, 'eachKey', 'zone', 'var']],
    ]);
  });

  it('have the types of the conditions, and choices if every row names texts', () => {
    expect(describeVariables(travelDecision())).toMatchObject([
      { path: 'insured.age', type: 'number', examples: [17] },
      { path: 'trip.zone', type: 'string', choices: [] },
    ]);
    const rows = travelRows.slice(2);
    expect(describeVariables(travelDecision({ rows }))).toMatchObject([
      { examples: [18] },
      { choices: ['asia', 'europe'], examples: ['asia'] },
    ]);
    const dates = describeVariables(travelDecision({ rows: [['(2027-01-31..2028-01-01)', 'true', 1]] }));
    expect(dates).toMatchObject([
      { type: 'string', examples: ['2027-02-01'] },
      { type: 'boolean', examples: [true] },
    ]);
  });
});

describe('the difference of two versions', () => {
  it('is in the cell that was edited', () => {
    const rows = [...travelRows.slice(0, 2), ['[18..75)', 'asia, europe', []]];
    const edits = differenceOfLogic(travelDecision(), travelDecision({ rows }));
    expect(edits).toHaveLength(1);
    expect(JSON.stringify(edits)).toContain('[18..75)');
  });
});
