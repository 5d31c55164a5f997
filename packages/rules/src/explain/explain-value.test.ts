import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordInChinese } from '@coverwright/insurance/sentence';
import { evaluateAndLocate } from '../evaluate/evaluate-rule.ts';
import type { Json } from '../json/json.ts';
import { randomData, randomRule } from '../testing/random-rules.ts';
import { travelTable } from '../testing/travel-table.ts';
import { prepareTable, type PreparedTables } from '../tables/prepare-table.ts';
import { decisionSentences } from '../decisions/decision-sentences.ts';
import { explainedStepsMax, explainValue, type VariableLabels } from './explain-value.ts';
import { explanationSentences } from './sentences.ts';

const tables: PreparedTables = new Map([['travel_base', prepareTable(travelTable)]]);

function rate(column: string): Json {
  const keys = { zone: { var: 'zone' }, plan: 'gold', days: { var: 'days' } };
  return { table: ['travel_base', { eachKey: keys }, column] };
}

/** Each step in one line, indented, as a person reads it. */
function read(rule: Json, data: Json = {}): string[] {
  return explainValue(rule, data, { tables }).steps.map(({ depth, sign, value, sentence: { message } }) => {
    const line = `${JSON.stringify(value)} ${message}`;
    return '  '.repeat(depth) + (sign === undefined ? line : `${sign} ${line}`);
  });
}

const labels: VariableLabels = {
  names: new Map([
    ['insureds', 'Insured persons'],
    ['insureds.age', 'Age'],
    ['insureds.children', 'Children'],
    ['trip.zone', 'Zone'],
  ]),
  choices: new Map([
    [
      'trip.zone',
      new Map([
        ['asia', 'Asia'],
        ['eu', 'Europe'],
      ]),
    ],
  ]),
};

describe('the words of users', () => {
  const zone: Json = { var: 'trip.zone' };
  const children: Json = { var: 'insureds.children' };
  const ofAll = (name: string): Json => ({ [name]: [{ var: 'insureds' }, { '<': [{ var: 'age' }, 18] }] });
  it.each<[rule: Json, data: Json, text: string]>([
    [children, {}, 'Children: not given'],
    [{ '??': [children, 0] }, {}, 'Children: not given, 0 is used'],
    [{ or: [children, 0] }, {}, 'Children: not given, 0 is used'],
    [{ var: ['insureds.children', 0] }, {}, 'Children: not given, 0 is used'],
    [{ var: ['insureds.children', 0] }, { insureds: { children: 2 } }, 'Children'],
    [{ '??': [children, { var: ['trip.zone', 'asia'] }] }, {}, 'Children: not given, this is used instead:'],
    [{ if: [{ '==': [zone, 'asia'] }, 1, 2] }, { trip: { zone: 'asia' } }, 'because Zone is Asia'],
    [{ if: [{ '==': [zone, 'asia'] }, 1, 2] }, {}, 'because this does not apply: Zone is Asia'],
    [
      { if: [{ in: [zone, ['asia', 'eu', 'x']] }, 1, 2] },
      { trip: { zone: 'eu' } },
      'because Zone is one of Asia, Europe, x',
    ],
    [{ if: [ofAll('all'), 1, 2] }, { insureds: [{ age: 2 }] }, 'because for all of Insured persons: Age < 18'],
    [{ if: [ofAll('none'), 1, 2] }, { insureds: [] }, 'because for none of Insured persons: Age < 18'],
    [{ '!': [children] }, {}, 'Children is no, 0, empty or not given'],
    [{ '<=': [1, { '+': [children, 2] }, 9] }, {}, 'Children + 2 is from 1 to 9'],
  ])('%j: %s', (rule, data, text) => {
    expect(explainValue(rule, data, { labels }).steps[0]?.sentence.message).toBe(text);
  });

  it('are in the conditions of decision tables', () => {
    const table = { hit: 'first', outputs: [{ name: 'factor' }], rows: [['asia, x', 1]] };
    const rule: Json = { decide: [{ eachKey: { where: { '??': [zone, 'x'] } } }, { preserve: table }] };
    expect(explainValue(rule, { trip: { zone: 'asia' } }, { labels }).steps[0]?.sentence.message).toBe(
      'by row 1 of the decision table (Zone Asia, x)',
    );
  });

  it('are in the keys of rate tables', () => {
    const where = { names: new Map([['zone', 'Zone']]), choices: new Map([['zone', new Map([['asia', 'Asia']])]]) };
    const [step] = explainValue(rate('amount'), { zone: 'asia', days: 9 }, { tables, labels: where }).steps;
    expect(step?.sentence.message).toBe(
      'amount from table travel_base (Zone Asia, plan gold, days from 8 to below 31)',
    );
  });

  it('end in time, however large an expression is', () => {
    let rule: Json = children;
    for (let depth = 0; depth < 6; depth += 1) rule = { and: [rule, rule, rule] };
    expect(explainValue(rule, {}, { labels }).steps[0]?.sentence.message.length).toBeLessThan(2000);
  });
});

describe('an explanation', () => {
  it('names the row of a table in words', () => {
    expect(read(rate('amount'), { zone: 'asia', days: 10 })).toEqual([
      '236.05 amount from table travel_base (zone asia, plan gold, days from 8 to below 31)',
    ]);
    expect(read(rate('amount'), { zone: 'europe', days: 10 })).toEqual([
      '301.005 amount from table travel_base (zone europe, plan gold, days from 1)',
    ]);
    expect(read(rate('amount'), { zone: 'mars', days: 10 })).toEqual([
      '400 amount from table travel_base (plan gold, days from 1 to below 31)',
    ]);
    expect(explainValue(rate('amount'), { zone: 'mars', days: 10 }, { tables }).steps[0]?.row).toEqual({
      table: 'travel_base',
      number: 5,
    });
  });

  it('says that a default was used, as there is no row', () => {
    expect(read(rate('share'), { zone: 'asia', days: 99 })).toEqual([
      '0.5 the default of share in table travel_base: it has no row for the values',
    ]);
  });

  it('names the rows of a decision table', () => {
    const factorOf = (hit: string, rest: object = {}): Json => {
      const rows = [
        ['< 18', '-', 0.5],
        ['[18..65)', 'asia, europe', 1],
        ['-', '-', 2],
      ];
      const table = { hit, outputs: [{ name: 'factor' }], rows, ...rest };
      return { decide: [{ eachKey: { age: { var: 'age' }, zone: { var: 'zone' } } }, { preserve: table }] };
    };
    expect(read(factorOf('first'), { age: 40, zone: 'asia' })).toEqual([
      '1 by row 2 of the decision table (age 18 to below 65, zone asia, europe)',
    ]);
    expect(read(factorOf('first'), { age: 70, zone: 'asia' })).toEqual(['2 by row 3 of the decision table']);
    expect(read(factorOf('collect sum'), { age: 8, zone: 'asia' })).toEqual(['2.5 by rows 1, 3 of the decision table']);
    const few = { rows: [['< 18', '-', 0.5]], default: 7 };
    expect(read(factorOf('first', few), { age: 40, zone: 'asia' })).toEqual([
      '7 the default of the decision table: no row matches',
    ]);
  });

  it('shows what was multiplied and added, with the branch that was taken and why', () => {
    const factor: Json = { if: [{ '<': [{ var: 'age' }, 18] }, 0.5, { '<': [{ var: 'age' }, 70] }, 1, 2] };
    const rule: Json = { round: [{ '+': [{ '*': [{ '*': [rate('amount'), factor] }, 1.1] }, { var: 'fee' }] }, 2] };
    expect(read(rule, { zone: 'asia', days: 2, age: 30, fee: 5 })).toEqual([
      '134.91 calculated as:',
      '  129.91 calculated as:',
      '    118.1 amount from table travel_base (zone asia, plan gold, days from 1 to below 8)',
      '    * 1 because age < 70',
      '    * 1.1 fixed in the logic',
      '  + 5 fee',
    ]);
    expect(read({ round: [{ '*': [{ var: 'fee' }, 1.5] }, 0] }, { fee: 5 })).toEqual([
      '8 rounded to 0 decimals:',
      '  7.5 calculated as:',
      '    5 fee',
      '    * 1.5 fixed in the logic',
    ]);
    expect(read({ round: [{ '+': [{ var: 'fee' }, 1] }, 2] }, { fee: 5 })).toEqual([
      '6 calculated as:',
      '  5 fee',
      '  + 1 fixed in the logic',
    ]);
    const loading: Json = { if: [{ var: 'smoker' }, 1.25, 1] };
    expect(read(loading, { smoker: true })).toEqual(['1.25 because smoker is yes']);
    expect(read(loading, { smoker: 'yes' })).toEqual(['1.25 because smoker is given']);
    expect(read(factor, { age: 80 })).toEqual(['2 because none of the conditions applies']);
  });

  it('explains the result of a branch that is calculated, and not the others', () => {
    const rule: Json = { if: [{ var: 'isChild' }, { '/': [1, 0] }, { min: [{ '-': [{ var: 'a' }] }, 3] }] };
    expect(read(rule, { isChild: false, a: 7 })).toEqual([
      '-7 because this does not apply: isChild',
      '  -7 the least of:',
      '    -7 the negative of:',
      '      7 a',
      '    3 fixed in the logic',
    ]);
  });

  it.each<[name: string, rule: Json, lines: readonly string[]]>([
    ['brackets that matter', { '-': [9, { '-': [3, 1] }] }, ['7', '  9', '  - 2', '    3', '    - 1']],
    [
      'brackets that do not',
      { '-': [{ '-': [9, 3] }, { '+': [1, 1] }] },
      ['4', '  9', '  - 3', '  - 2', '    1', '    + 1'],
    ],
    ['a sum in a sum', { '+': [1, { '-': [5, 2] }] }, ['4', '  1', '  + 5', '  - 2']],
    ['a quotient of a product', { '/': [{ '*': [6, 2] }, 4] }, ['3', '  6', '  * 2', '  / 4']],
    ['a product in a sum', { '+': [{ '*': [6, 2] }, 4] }, ['16', '  12', '    6', '    * 2', '  + 4']],
  ])('puts operands into rows: %s', (_, rule, lines) => {
    const numbers = read(rule).map((line) => line.replace(/ (calculated as:|fixed in the logic)$/, ''));
    expect(numbers).toEqual(lines);
  });

  it('omits alternatives that were not needed', () => {
    expect(read({ '??': [{ var: 'a' }, 1] }, { a: 3 })).toEqual(['3 a']);
    expect(read({ '??': [{ var: 'a' }, 1] })).toEqual(['1 a: not given, 1 is used']);
    expect(read({ try: [rate('amount'), 4] }, { zone: 'asia', days: 99 })).toEqual([
      '4 amount from table travel_base: could not be calculated, this is used instead:',
      '  4 fixed in the logic',
    ]);
  });

  it('shows why "or" does not use a value that is given', () => {
    const days = (fallback: Json) => ({ or: [{ var: 'days' }, fallback] });
    expect(read(days(7), { days: 0 })).toEqual(['7 days is 0, so 7 is used']);
    expect(read(days(7), { days: false })).toEqual(['7 days is no, so 7 is used']);
    expect(read(days(7), { days: '' })).toEqual(['7 days is empty, so 7 is used']);
    expect(read(days({ '-': [5] }), { days: 0 })[0]).toBe('-5 days is 0, so this is used instead:');
    expect(read(days(7), { days: null })).toEqual(['7 days: not given, 7 is used']);
  });

  it('has no steps without a value', () => {
    const { outcome, steps } = explainValue(rate('amount'), { zone: 'asia', days: 99 }, { tables });
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'NO_RATE' } });
    expect(steps).toEqual([]);
  });

  it('ends after as many steps as somebody would read', () => {
    const { steps, isCut } = explainValue({ '+': Array.from({ length: 500 }, (_, index) => index) }, {});
    expect([steps.length, isCut]).toEqual([explainedStepsMax, true]);
  });

  it('begins with the value of the rule, whatever the rule is', () => {
    fc.assert(
      fc.property(randomRule({ withRounding: true, withRefused: true }), randomData, (rule, data) => {
        const { outcome, steps } = explainValue(rule, data);
        expect(outcome).toEqual(evaluateAndLocate(rule, data));
        expect(steps[0]?.depth).toBe(outcome.ok ? 0 : undefined);
      }),
    );
  });

  it('has Chinese sentences with the same placeholders', () => {
    const chinese = Object.fromEntries(Object.entries(explanationSentences).map(([reason, { zh }]) => [reason, zh]));
    const [step] = explainValue(rate('amount'), { zone: 'asia', days: 2 }, { tables }).steps;
    expect(step && wordInChinese(chinese, step.sentence)).toBe(
      '費率表 travel_base 的 amount（zone asia、plan gold、days 由 1 至未滿 8）',
    );
    // In Chinese 以上 and 以下 include the number.
    for (const { zh } of Object.values(decisionSentences)) expect(zh).not.toMatch(/以[上下]/u);
    for (const { en, zh } of Object.values(explanationSentences))
      expect(zh.match(/\{\{\w+\}\}/g)?.toSorted()).toEqual(en.match(/\{\{\w+\}\}/g)?.toSorted());
  });
});
