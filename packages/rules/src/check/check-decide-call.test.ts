import { describe, expect, it } from 'vitest';
import { decisionLimits } from '../decisions/decision-limits.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { travelDecision, travelInputs } from '../testing/travel-decision.ts';
import { checkRule } from './check-rule.ts';

function problems(rule: Json): string[] {
  return checkRule(rule).map(({ severity, reason, path }) => `${severity} ${reason} ${path.join('.')}`);
}

const many = { limits: { maxRuleNodes: 1_000_000 } };

describe('checkRule finds in a decision table', () => {
  it('nothing if all is well', () => {
    expect(problems(travelDecision())).toEqual([]);
    expect(problems(travelDecision({ default: { a: 1, b: 2 } }))).toEqual([]);
  });

  it.each<[JsonObject, string]>([
    [{ hit: 'FIRST' }, 'DECISION_HIT_UNKNOWN decide.1.preserve.hit'],
    [{ defualt: [] }, 'DECISION_FIELD_UNKNOWN decide.1.preserve.defualt'],
    [{ outputs: [] }, 'DECISION_WITHOUT_OUTPUTS decide.1.preserve.outputs'],
    [{ outputs: ['decision'] }, 'DECISION_OUTPUT_UNFIT decide.1.preserve.outputs.0'],
    [{ outputs: [{ name: 'a', value: 1 }] }, 'DECISION_OUTPUT_UNFIT decide.1.preserve.outputs.0'],
    [{ outputs: [{ name: '1' }] }, 'DECISION_NAME_UNFIT decide.1.preserve.outputs.0'],
    [{ outputs: [{ name: 'a' }, { name: 'a' }] }, 'COLUMN_NAME_TWICE decide.1.preserve.outputs.1'],
    [{ hit: 'priority' }, 'DECISION_WITHOUT_RANKING decide.1.preserve.outputs'],
    [
      { hit: 'collect sum', outputs: [{ name: 'a' }, { name: 'b' }] },
      'DECISION_OUTPUTS_TOO_MANY decide.1.preserve.outputs',
    ],
    [{ default: { refer: 'AGE', reason: '' } }, 'DECISION_DEFAULT_UNFIT decide.1.preserve.default'],
    [{ default: {} }, 'DECISION_DEFAULT_UNFIT decide.1.preserve.default'],
    [{ default: { unread: 'decline' } }, 'DECISION_DEFAULT_UNREAD decide.1.preserve.default'],
    [{ rows: [] }, 'DECISION_WITHOUT_ROWS decide.1.preserve.rows'],
    [{ rows: 5 }, 'DECISION_WITHOUT_ROWS decide.1.preserve.rows'],
    [{ rows: [['-', '-']] }, 'DECISION_ROW_UNFIT decide.1.preserve.rows.0'],
    [{ rows: [['-', '-', 1], 7] }, 'DECISION_ROW_UNFIT decide.1.preserve.rows.1'],
    [{ rows: [[18, '-', 1]] }, 'CONDITION_NOT_TEXT decide.1.preserve.rows.0.0'],
    [{ rows: [['< 18', '> 5, asia', 1]] }, 'CONDITION_TYPES_MIXED decide.1.preserve.rows.0.1'],
    [
      {
        rows: [
          ['< 18', '-', 1],
          ['asia', '-', 2],
        ],
      },
      'CONDITION_OF_OTHER_TYPE decide.1.preserve.rows.1.0',
    ],
    [{ rows: [['-', '-', { a: 1 }]] }, 'OUTCOME_UNFIT decide.1.preserve.rows.0.2'],
    [{ rows: [['-', '-', [[1]]]] }, 'OUTCOME_UNFIT decide.1.preserve.rows.0.2'],
    [{ hit: 'collect max', rows: [['-', '-', '1']] }, 'CELL_NOT_NUMBER decide.1.preserve.rows.0.2'],
    [
      {
        hit: 'priority',
        outputs: [{ name: 'a', values: [1, 2] }],
        rows: [
          ['-', '-', 1],
          ['-', '-', 3],
        ],
      },
      'OUTCOME_NOT_RANKED decide.1.preserve.rows.1.2',
    ],
  ])('%j', (changes, expected) => {
    expect(problems(travelDecision(changes))).toEqual([`error ${expected}`]);
  });

  it('inputs or a table in another form', () => {
    const table = { preserve: { hit: 'first', outputs: [{ name: 'a' }], rows: [['1', 1]] } };
    expect(problems({ decide: [{ var: 'n' }, table] })).toEqual(['error DECISION_INPUTS_NEEDED decide']);
    expect(problems({ decide: [travelInputs, [1]] })).toEqual(['error DECISION_TABLE_NEEDED decide']);
    expect(problems({ decide: [{ eachKey: {} }, table] })[0]).toBe(
      'error DECISION_WITHOUT_CONDITIONS decide.1.preserve',
    );
    expect(problems({ decide: [{ eachKey: { '12': 1 } }, table] })).toEqual([
      'error DECISION_NAME_UNFIT decide.1.preserve',
    ]);
  });

  it('an input that is certainly of another type', () => {
    const table = { preserve: { hit: 'first', outputs: [{ name: 'a' }], rows: [['> 2027-01-01', '-', 1]] } };
    const found = problems({ decide: [{ eachKey: { from: { '+': [1, { var: 'n' }] }, to: { '+': [1] } } }, table] });
    expect(found).toEqual(['error DECISION_NEEDS_DATE decide.0.eachKey.from']);
  });

  it('too many rows, columns and conditions, without reading all of them', () => {
    const rows = Array.from({ length: decisionLimits.maxRows + 1 }, () => ['-', '-', 1]);
    expect(checkRule(travelDecision({ rows }), many)).toMatchObject([{ reason: 'DECISION_TOO_MANY_ROWS' }]);
    const outputs = Array.from({ length: decisionLimits.maxColumns }, (_, index) => ({ name: `o${index}` }));
    expect(problems(travelDecision({ outputs }))).toEqual(['error DECISION_TOO_MANY_COLUMNS decide.1.preserve']);
    const cell = Array.from({ length: 900 }, (_, index) => index % 10).join(',');
    const long = Array.from({ length: 300 }, () => [cell, '-', 1]);
    expect(problems(travelDecision({ rows: long }))).toEqual([
      'error TOO_MANY_CONDITIONS decide.1.preserve.rows.222.0',
    ]);
  });

  it('at most 1,000 problems', () => {
    const rows = Array.from({ length: 3_000 }, () => ['!', '-', 1]);
    expect(checkRule(travelDecision({ rows }))).toHaveLength(decisionLimits.maxProblems);
  });
});
