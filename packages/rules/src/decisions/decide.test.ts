import { describe, expect, it } from 'vitest';
import { compileRule } from '../compile/compile-rule.ts';
import { evaluateRule } from '../evaluate/evaluate-rule.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { travelDecision, travellers } from '../testing/travel-decision.ts';
import { traceRule } from '../trace/trace-rule.ts';

/** The value, or the message of the failure, both interpreted and compiled. */
function valueOf(rule: Json, data: Json = {}): Json {
  const outcome = evaluateRule(rule, data);
  expect(compileRule(rule).evaluate(data)).toEqual(outcome);
  return outcome.ok ? outcome.value : outcome.problem.message;
}

/** Decides by the number n. */
function byNumber(table: JsonObject, n: Json = { var: 'n' }): Json {
  return { decide: [{ eachKey: { n } }, { preserve: { outputs: [{ name: 'result' }], ...table } }] };
}

const levels: readonly Json[] = [
  ['< 10', 'low'],
  ['< 20', 'medium'],
  ['< 10', 'low'],
  ['> 5', 'high'],
];
const points: readonly Json[] = [
  ['< 10', 0.1],
  ['< 20', 0.2],
  ['< 10', 0.1],
];

describe('decide', () => {
  it('returns the outcome of the row that matches', () => {
    expect(valueOf(travelDecision(), travellers(17, 'moon'))).toEqual(['AGE_TOO_LOW']);
    expect(valueOf(travelDecision(), travellers(80, 'europe'))).toEqual(['AGE_TOO_HIGH', 'ZONE']);
    expect(valueOf(travelDecision(), travellers(18, 'asia'))).toEqual([]);
  });

  it('fails without a row, and returns the default only if there is one', () => {
    expect(valueOf(travelDecision(), travellers(80, 'asia'))).toBe(
      'No row of the decision table matches age: 80, zone: "asia".',
    );
    expect(valueOf({ try: [travelDecision(), { var: 'type' }] }, travellers(80, 'asia'))).toBe('NO_DECISION');
    expect(valueOf(travelDecision({ default: ['OTHER'] }), travellers(80, 'asia'))).toEqual(['OTHER']);
    expect(valueOf(travelDecision({ default: null }), travellers(80, 'asia'))).toBeNull();
  });

  it.each([
    ['first', 'low', 'medium', 'high'],
    [
      'unique',
      'Rows 1 and 2 of the decision table both match, but only one row may.',
      'Rows 2 and 4 of the decision table both match, but only one row may.',
      'high',
    ],
    [
      'any',
      'Rows 1 and 2 of the decision table both match and have different outcomes.',
      'Rows 2 and 4 of the decision table both match and have different outcomes.',
      'high',
    ],
    ['priority', 'high', 'high', 'high'],
    ['rule order', ['low', 'medium', 'low', 'high'], ['medium', 'high'], ['high']],
    ['collect', ['low', 'medium', 'low', 'high'], ['medium', 'high'], ['high']],
    ['output order', ['high', 'medium', 'low', 'low'], ['high', 'medium'], ['high']],
    ['collect count', 4, 2, 1],
  ])('follows the hit policy %s', (hit, six, fifteen, thirty) => {
    const outputs = [{ name: 'result', values: ['high', 'medium', 'low'] }];
    const rule = byNumber({ hit, rows: levels, outputs });
    expect([6, 15, 30].map((n) => valueOf(rule, { n }))).toEqual([six, fifteen, thirty]);
  });

  it('accepts several rows with the same outcome under any', () => {
    const rows = [
      ['< 10', ['A', 1]],
      ['< 20', ['A', 1]],
      ['< 5', ['A', 2]],
    ];
    expect(valueOf(byNumber({ hit: 'any', rows }), { n: 7 })).toEqual(['A', 1]);
    expect(valueOf(byNumber({ hit: 'any', rows }), { n: 3 })).toBe(
      'Rows 1 and 3 of the decision table both match and have different outcomes.',
    );
  });

  it('adds exactly, and finds the least and the greatest', () => {
    const results = ['collect sum', 'collect min', 'collect max', 'collect count'].map((hit) =>
      valueOf(byNumber({ hit, rows: [...points, ['< 10', 0.2]] }), { n: 1 }),
    );
    expect(results).toEqual([0.6, 0.1, 0.2, 4]);
    expect(valueOf(byNumber({ hit: 'collect sum', rows: points }), { n: 20 })).toContain('No row');
    expect(valueOf(byNumber({ hit: 'collect sum', rows: points, default: 0 }), { n: 20 })).toBe(0);
  });

  it('returns several outputs by name, and ranks by the first that differs', () => {
    const outputs = [{ name: 'risk', values: ['high', 'low'] }, { name: 'note' }, { name: 'step', values: [2, 1] }];
    const rows = [
      ['-', 'low', 'a', 2],
      ['-', 'high', 'b', 1],
      ['-', 'high', 'c', 2],
      ['> 1', 'high', 'd', 2],
    ];
    expect(valueOf(byNumber({ hit: 'priority', outputs, rows }), { n: 2 })).toEqual({
      risk: 'high',
      note: 'c',
      step: 2,
    });
    const listed = valueOf({ map: [byNumber({ hit: 'output order', outputs, rows }), { var: 'note' }] }, { n: 2 });
    expect(listed).toEqual(['c', 'd', 'b', 'a']);
  });

  it('calculates its inputs exactly, inside a rounding and outside', () => {
    const rows = [
      ['[0..0.8)', 1],
      ['[0.8..1]', 2],
    ];
    const rule = byNumber({ hit: 'unique', rows }, { '+': [{ var: 'a' }, { var: 'b' }] });
    const data = { a: 0.7, b: 0.1 };
    expect(valueOf(rule, data)).toBe(2);
    expect(valueOf({ round: [rule, 1] }, data)).toBe(2);
    expect(valueOf(byNumber({ hit: 'unique', rows }, { '/': [0.8, 1] }))).toBe(2);
    expect(
      valueOf(
        byNumber(
          {
            hit: 'unique',
            rows: [
              ['< 1', 'below'],
              ['1', 'one'],
              ['> 1', 'above'],
            ],
          },
          { '/': [{ var: 'a' }, 3] },
        ),
        { a: 3.0000000000000004 },
      ),
    ).toBe('above');
  });

  it('refuses a value of another type, also where a row accepts any value', () => {
    const rows = [
      ['-', 'x'],
      ['1', 'y'],
    ];
    for (const n of ['1', null, true, [1]])
      expect(valueOf(byNumber({ hit: 'first', rows }), { n })).toBe(
        'The column "n" of the decision table needs a number.',
      );
    expect(valueOf(byNumber({ hit: 'first', rows: [['-', 'x']] }), {})).toBe('x');
    const dates = byNumber({ hit: 'first', rows: [['>= 2027-01-01', 'x']] });
    expect(valueOf(dates, { n: '2027-1-1' })).toBe(
      'The column "n" of the decision table needs a date such as 2027-01-31.',
    );
  });

  it('costs steps in proportion to its rows, so that a loop over a large table is limited', () => {
    const rows = Array.from({ length: 20_000 }, (_, row) => [String(row), row]);
    const table = byNumber({ hit: 'first', rows }, { var: '' });
    const list = Array.from({ length: 5_000 }, (_, index) => index);
    const outcome = compileRule({ map: [{ var: 'list' }, table] }).evaluate({ list });
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'LIMIT_EXCEEDED' } });
    expect(valueOf({ map: [{ var: 'list' }, table] }, { list: [0, 31, 32, 19_999] })).toEqual([0, 31, 32, 19_999]);
  });

  it('is interpreted if its index would be larger than its text', () => {
    const rows = Array.from({ length: 1_000 }, (_, row) => [`[${row * 10}..${row * 10 + 5}]`, row]);
    expect(valueOf(byNumber({ hit: 'unique', rows }), { n: 4_321 })).toBe(432);
  });

  it('fails with the first problem of its table', () => {
    expect(valueOf(byNumber({ hit: 'first', rows: [['5..', 1]] }), { n: 1 })).toContain('in row 1 of the column "n"');
    expect(valueOf({ decide: [{ var: 'n' }, {}] })).toContain('"decide"');
  });
});

describe('the trace of a decision', () => {
  it('names the rows, and does not list the table', () => {
    const { steps } = traceRule(travelDecision(), travellers(90, 'europe'));
    expect(steps.map(({ operator }) => operator)).toEqual(['decide', 'eachKey', 'var', 'var']);
    expect(steps[0]).toMatchObject({ times: 1, value: ['AGE_TOO_HIGH', 'ZONE'], decisionRows: [2] });
    expect(steps[3]?.path).toEqual(['decide', 0, 'eachKey', 'zone']);
  });

  it('has the rows in the order of the result, and none for the default', () => {
    const rows = [
      ['< 10', 'low'],
      ['< 20', 'medium'],
      ['> 5', 'high'],
    ];
    const outputs = [{ name: 'result', values: ['high', 'medium', 'low'] }];
    const rule = byNumber({ hit: 'output order', rows, outputs, default: [] });
    expect(traceRule(rule, { n: 6 }).steps[0]?.decisionRows).toEqual([3, 2, 1]);
    const other = byNumber({ hit: 'first', rows: [['1', 1]], default: 0 });
    expect(traceRule(other, { n: 6 }).steps[0]?.decisionRows).toEqual([]);
  });
});
