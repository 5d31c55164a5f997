import { describe, expect, it } from 'vitest';
import { compileUnderwriting } from '../decide/compile-underwriting.ts';
import { decideUnderwriting } from '../decide/decide-underwriting.ts';
import { differenceOfLogic } from '../difference/difference.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { travelDecision, travelRows, travellers } from '../testing/travel-decision.ts';
import { describeVariables } from '../variables/describe-variables.ts';
import { listVariables } from '../variables/variables.ts';
import { readDecisionTable } from './read-decision-table.ts';

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

const highSum: JsonObject = { refer: 'HIGH_SUM', reason: 'The sum insured needs the consent of the reinsurer.' };
const referred = { code: 'REFER_HIGH_SUM', reason: 'The sum insured needs the consent of the reinsurer.' };

describe('a referral', () => {
  const rule = (outcome: Json, changes: JsonObject = {}): Json =>
    travelDecision({ rows: [['< 18', '-', outcome]], default: [], ...changes });

  it('is a decision of its own, and a decline with its code for programs that do not know it', () => {
    for (const outcome of [highSum, [highSum], [null, highSum, highSum]])
      expect(decide(rule(outcome), travellers(17, 'asia'))).toMatchObject({
        decision: 'decline',
        outcome: 'refer',
        rejectionCodes: ['REFER_HIGH_SUM'],
        referrals: [referred],
        firedRules: [{ path: [] }],
      });
    expect(decide(rule(highSum), travellers(18, 'asia'))).toMatchObject({
      decision: 'accept',
      outcome: 'accept',
      referrals: [],
    });
    const named = { refer: 'REFERRED_AGE', reason: 'Age' };
    expect(decide(rule(named), travellers(17, 'asia'))).toMatchObject({ rejectionCodes: ['REFERRED_AGE'] });
  });

  it('does not outweigh a decline', () => {
    const both = { outcome: 'decline', rejectionCodes: ['REFER_HIGH_SUM', 'AGE'], referrals: [referred] };
    expect(decide(rule([highSum, 'AGE']), travellers(17, 'asia'))).toMatchObject(both);
    const rows = [
      ['-', '-', highSum],
      ['< 18', '-', 'AGE'],
    ];
    expect(decide(rule([], { hit: 'collect', rows }), travellers(17, 'asia'))).toMatchObject(both);
  });

  it('does not decide while a later value is unknown, which may decline', () => {
    const days: Json = { if: [{ '>': [{ var: 'days' }, 90] }, 'DAYS'] };
    expect(decide([rule(highSum), days], travellers(17, 'asia'))).toMatchObject({ ok: false });
    const merged: Json = { merge: [rule('AGE'), days] };
    expect(decide(merged, travellers(17, 'asia'))).toMatchObject({ outcome: 'decline', rejectionCodes: ['AGE'] });
  });

  it('is the same under any and priority, in whatever order its names are written', () => {
    const { refer = null, reason = null } = highSum;
    const rows = [
      ['-', '-', highSum],
      ['< 18', '-', { reason, refer }],
    ];
    const outputs = [{ name: 'decision', values: [highSum] }];
    for (const hit of ['any', 'priority'])
      expect(decide(rule([], { hit, outputs, rows }), travellers(17, 'asia'))).toMatchObject({ referrals: [referred] });
  });

  it.each<Json>([
    { refer: 'A' },
    { refer: '', reason: 'B' },
    { refer: 'A', reason: ' ' },
    { refer: 7, reason: 'B' },
    { refer: 'A', reason: 'B', code: 'C' },
    { refer: 'A'.repeat(201), reason: 'B' },
    { refer: 'A', reason: 'B'.repeat(1_001) },
  ])('with other contents is refused in a table, and is no decision: %j', (outcome) => {
    const read = readDecisionTable(['age', 'zone'], {
      hit: 'first',
      outputs: [{ name: 'x' }],
      rows: [['-', '-', outcome]],
    });
    expect(read).toMatchObject({ problems: [{ reason: 'OUTCOME_UNFIT', path: ['rows', 0, 2] }] });
    expect(decide({ preserve: outcome }, {})).toMatchObject({ problems: [{ reason: 'DECISION_UNFIT' }] });
  });
});
