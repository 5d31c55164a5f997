import * as fc from 'fast-check';
import jsonLogic from 'json-logic-js';
import { describe, expect, it } from 'vitest';
import { compileRule } from '../compile/compile-rule.ts';
import { hitPolicies } from '../decisions/decision-table.ts';
import { evaluateRule } from '../evaluate/evaluate-rule.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { randomDecision, randomInputs, toDecideRule } from '../testing/random-decisions.ts';
import { randomKeys, randomTable } from '../testing/random-tables.ts';
import { travelDecision, travellers } from '../testing/travel-decision.ts';
import { travelHeader, travelTable } from '../testing/travel-table.ts';
import { prepareTable, type PreparedTables } from '../tables/prepare-table.ts';
import { readTable, type WrittenCell } from '../tables/read-table.ts';
import { expandRule } from './expand-rule.ts';

const none: PreparedTables = new Map();
const travel: PreparedTables = new Map([['travel_base', prepareTable(travelTable)]]);
const variables = { zone: { var: 'trip.zone' }, plan: { var: 'plan' }, days: { var: 'days' } };
const missing = 'no result';

function lookUp(keys: JsonObject, column = 'amount', name = 'travel_base'): Json {
  return { table: [name, { eachKey: keys }, column] };
}

function expand(rule: Json, tables = travel, otherwise: Json = missing): Json {
  const expanded = expandRule(rule, tables, otherwise);
  if (!expanded.ok) throw new Error(expanded.problem.message);
  return expanded.rule;
}

function elsewhere(rule: Json, data: Json): unknown {
  return jsonLogic.apply(rule as Parameters<typeof jsonLogic.apply>[0], data);
}

/** The result of the rule, which the plain form must have in both engines. */
function expectSame(rule: Json, data: Json, tables: PreparedTables = travel, plain = expand(rule, tables)): Json {
  const outcome = evaluateRule(rule, data, { tables });
  const value = outcome.ok ? outcome.value : missing;
  expect({ data, value: elsewhere(plain, data) }).toEqual({ data, value });
  const own = evaluateRule(plain, data);
  // Arithmetic on a text fails here, and is not a number in other engines.
  if (own.ok) expect({ data, value: own.value }).toEqual({ data, value });
  else expect(value).toBe(missing);
  expect(compileRule(plain).evaluate(data)).toEqual(own);
  return value;
}

describe('a rule without its tables', () => {
  const cases = randomTable.chain((table) =>
    fc.record({
      table: fc.constant(table),
      samples: fc.array(randomKeys(table.header), { minLength: 1, maxLength: 8 }),
    }),
  );

  it('has the result of the lookup for random tables', () => {
    const composed = (value: Json): Json => (typeof value === 'string' ? value.replace('e\u0301', 'é') : value);
    fc.assert(
      fc.property(cases, ({ table: { header, rows }, samples }) => {
        const tables = new Map([[header.name, prepareTable(readTable(header, rows).table)]]);
        const keys = Object.fromEntries(header.keys.map(({ name }) => [name, { var: name }]));
        const rule = lookUp(keys, 'amount', header.name);
        const plain = expand(rule, tables);
        for (const sample of samples) {
          const data = Object.fromEntries(Object.entries(sample).map(([key, value]) => [key, composed(value)]));
          // Whether a text is a date is not part of standard JSON Logic.
          const odd: readonly unknown[] = ['34', '1e3', '2027-02-30'];
          if (header.keys.some(({ name, type }) => type === 'date' && odd.includes(data[name]))) continue;
          expectSame(rule, data, tables, plain);
        }
      }),
      { numRuns: 100 },
    );
  }, 60_000);

  it('has no result at all if a lookup that is evaluated has no row', () => {
    const rule: Json = { if: [{ var: 'isFree' }, 0, { '*': [lookUp(variables), 2] }] };
    const data = { trip: { zone: 'asia' }, plan: 'gold', days: 99, isFree: false };
    expect(expectSame(rule, data)).toBe(missing);
    expect(expectSame(rule, { ...data, isFree: true })).toBe(0);
    expect(expectSame(rule, { ...data, days: 7 })).toBe(236.2);
    expect(elsewhere(expand(rule, travel, null), data)).toBeNull();
    expect(expectSame({ and: [{ var: 'isFree' }, lookUp(variables)] }, data)).toBe(false);
    expect(expectSame({ or: [1, lookUp(variables)] }, data)).toBe(1);
    expect(expectSame(lookUp(variables, 'factor'), data)).toBeNull();
    expect(expectSame(lookUp(variables), { ...data, days: null })).toBe(missing);
  });

  it('has the alternative of a try, unless it is calculated', () => {
    const rule: Json = { '+': [1, { try: [lookUp(variables), lookUp({ ...variables, days: 1 }), 50] }] };
    const constant: Json = { '+': [1, { try: [lookUp(variables), 50] }] };
    const data = { trip: { zone: 'asia' }, plan: 'gold', days: 99 };
    expect(elsewhere(expand(constant), data)).toBe(51);
    expect(elsewhere(expand(constant), { ...data, days: 1 })).toBe(119.1);
    expect(expandRule(rule, travel)).toMatchObject({ ok: false, problem: { code: 'NO_PLAIN_FORM' } });
  });

  it('evaluates calculated keys once, and other lookups among them first', () => {
    const each: Json = { '+': [lookUp({ zone: 'asia', plan: 'gold', days: { '*': [{ var: '' }, 7] } }), 0] };
    expect(expectSame({ map: [{ var: 'weeks' }, each] }, { weeks: [1, 2] })).toEqual([118.1, 236.05]);
    expect(expectSame({ map: [{ var: 'weeks' }, each] }, { weeks: [1, 200] })).toBe(missing);
    const days = { '+': [{ var: 'days' }, lookUp({ ...variables, days: 1 }, 'factor')] };
    const data = { trip: { zone: 'asia' }, plan: 'gold', days: 7.5 };
    expect(expectSame(lookUp({ ...variables, days }), data)).toBe(236.05);
  });

  it('adds the lookups of a list', () => {
    const each = lookUp({ ...variables, zone: 'asia', plan: 'gold', days: { var: 'current.days' } });
    const rule: Json = { reduce: [{ var: 'trips' }, { '+': [{ var: 'accumulator' }, each] }, 0] };
    expect(expectSame(rule, { trips: [{ days: 1 }, { days: 9 }] })).toBe(354.15);
    expect(expectSame(rule, { trips: [{ days: 1 }, { days: 99 }, { days: 1 }] })).toBe(missing);
    const chained = lookUp({ ...variables, days: { var: 'accumulator' } });
    expect(expandRule({ reduce: [{ var: 'trips' }, chained, 0] }, travel)).toMatchObject({
      problem: { code: 'NO_PLAIN_FORM', reason: 'PLAIN_FORM_IMPOSSIBLE' },
    });
    const piped: Json = { pipe: [1, lookUp({ ...variables, days: { var: '' } })] };
    expect(expandRule(piped, travel)).toMatchObject({ problem: { code: 'NO_PLAIN_FORM' } });
  });

  it('leaves everything else as it is', () => {
    const rule: Json = [
      { preserve: lookUp({}) },
      { a: 1, b: 2 },
      { eachKey: { x: { var: 'x' } } },
      { table: 'odd' },
      'text',
    ];
    expect(expand(rule)).toEqual(rule);
  });
});

describe('a rule without its decisions', () => {
  it('has the result of the decision for random tables, apart from the last digit of a sum', () => {
    fc.assert(
      fc.property(randomDecision, fc.array(randomInputs, { minLength: 1, maxLength: 6 }), (decision, samples) => {
        const rule = toDecideRule(decision);
        const plain = expand(rule, none);
        for (const sample of samples) {
          const data = { ...sample, zone: sample['zone'] === 'cafe\u0301' ? 'caf\u00e9' : (sample['zone'] ?? null) };
          const isOdd = ['2027-02-30', '2027-1-1'].some((text) => text === sample['start']);
          if (isOdd && decision.rows.some(({ conditions }) => conditions[2]?.text !== '-')) continue;
          if (decision.hit !== 'collect sum') expectSame(rule, data, none, plain);
          else {
            const outcome = evaluateRule(rule, data);
            const value = elsewhere(plain, data);
            if (typeof value === 'number') expect(outcome).toMatchObject({ value: expect.closeTo(value, 9) });
            else expect(value).toEqual(outcome.ok ? outcome.value : missing);
          }
        }
      }),
      { numRuns: 100 },
    );
  }, 60_000);

  it.each(hitPolicies)('decides by calculated values under %s', (hit) => {
    const rule: Json = {
      decide: [
        { eachKey: { age: { '+': [{ var: 'age' }, 1] } } },
        {
          preserve: {
            hit,
            outputs: [{ name: 'x', values: [2, 1] }],
            rows: [
              ['< 18', 1],
              ['[18..65)', 2],
            ],
          },
        },
      ],
    };
    for (const age of [16, 17, 63, 64]) expectSame(rule, { age }, none);
  });

  it('reads a referral as its code, and never accepts without a row', () => {
    const rows = [
      ['< 18', '-', { refer: 'YOUNG', reason: 'Needs the consent of a parent.' }],
      ['>= 18', 'asia', []],
    ];
    const plain = expand(travelDecision({ rows }), none, 'REFER_NO_DECISION');
    expect(elsewhere(plain, travellers(17, 'asia'))).toBe('REFER_YOUNG');
    expect(elsewhere(plain, travellers(18, 'asia'))).toEqual([]);
    for (const [age, zone] of [
      [18, 'europe'],
      [null, 'asia'],
      ['18', 'asia'],
      [18, null],
    ] as const)
      expect(elsewhere(plain, travellers(age, zone))).toBe('REFER_NO_DECISION');
  });
});

describe('a rule that is too large', () => {
  it('names its tables, also if they do not exist', () => {
    const rows = (count: number): WrittenCell[][] =>
      Array.from({ length: count }, (_, row) => ['a', 'b', row, row + 1, row, 1, 1, 'x']);
    const large = new Map([['travel_base', prepareTable(readTable(travelHeader, rows(20_001)).table)]]);
    expect(expandRule(lookUp(variables), large)).toMatchObject({
      ok: false,
      problem: { code: 'TABLE_TOO_LARGE', tables: ['travel_base'] },
    });
    const fits = new Map([['travel_base', prepareTable(readTable(travelHeader, rows(20_000)).table)]]);
    expect(expandRule(lookUp(variables), fits).ok).toBe(true);
    expect(expandRule([lookUp(variables), lookUp(variables)], fits)).toMatchObject({
      problem: { code: 'RULE_TOO_LARGE', tables: ['travel_base'] },
    });
    expect(expandRule(lookUp(variables, 'amount', 'none'), travel)).toMatchObject({
      ok: false,
      problem: { code: 'UNKNOWN_TABLE', reason: 'TABLE_UNKNOWN' },
    });
  });

  it('is not blamed on its tables if it is too deep or has too many nodes in standard JSON Logic', () => {
    const nested = (levels: number): Json =>
      Array.from({ length: levels }).reduce<Json>((inner) => ({ '+': [1, inner] }), lookUp(variables));
    expect(expandRule(nested(100), travel).ok).toBe(true);
    expect(expandRule(nested(196), travel)).toMatchObject({
      ok: false,
      problem: { code: 'RULE_TOO_LARGE', reason: 'PLAIN_FORM_TOO_DEEP', parameters: { limit: 200 } },
    });
    const many = Array.from({ length: 9_000 }, () => lookUp(variables));
    expect(expandRule(many, travel)).toMatchObject({
      ok: false,
      problem: { code: 'RULE_TOO_LARGE', reason: 'PLAIN_FORM_TOO_LARGE', parameters: { limit: 200_000 } },
    });
  });

  it('counts the rows of its decisions', () => {
    const rows = Array.from({ length: 15_000 }, (_, row): Json => [String(row), '-', []]);
    const decision = travelDecision({ rows });
    expect(expandRule([decision, decision], none)).toMatchObject({ problem: { code: 'TABLE_TOO_LARGE' } });
  });

  it('may have more branches and operands than levels', () => {
    const amount = lookUp(variables);
    const count = 3000;
    const among = (row: number, met: number): Json => ({
      '==': [{ var: 'plan' }, row === met ? 'gold' : `plan ${row}`],
    });
    const list = (met: number): Json[] => Array.from({ length: count }, (_, row) => among(row, met));
    const data = { trip: { zone: 'asia' }, plan: 'gold', days: 7 };
    const noRow = { ...data, days: 99 };
    for (const met of [count / 2, count]) {
      const branches = list(met).flatMap((condition, row): Json[] => [condition, row]);
      const chosen = met < count;
      expect(expectSame({ if: [...branches, amount] }, data)).toBe(chosen ? met : 118.1);
      expect(expectSame({ if: [...branches, amount] }, noRow)).toBe(chosen ? met : missing);
      expect(expectSame({ or: [...list(met), amount] }, noRow)).toBe(chosen ? true : missing);
    }
    expect(expectSame({ and: [...list(0), amount] }, noRow)).toBe(false);
    const allMet = Array.from({ length: count }, () => among(0, 0));
    expect(expectSame({ and: [...allMet, amount] }, noRow)).toBe(missing);
    expect(expectSame({ and: [...allMet, amount] }, data)).toBe(118.1);
  });

  it('may look up in many conditions and branches', () => {
    const rateOf = (zone: string): Json => lookUp({ ...variables, zone });
    const isCheap: Json = { '<': [rateOf('asia'), 100] };
    const branches = Array.from({ length: 30 }, (_, row): Json[] => [isCheap, row]).flat();
    const data = { trip: { zone: 'asia' }, plan: 'gold', days: 7 };
    for (const rule of [
      { if: [...branches, { '==': [{ var: 'plan' }, 'gold'] }, rateOf('asia'), 0] },
      { or: [...Array.from({ length: 30 }, () => isCheap), rateOf('asia')] },
      { and: [...Array.from({ length: 30 }, () => ({ '!': [isCheap] })), rateOf('asia')] },
    ]) {
      expect(expectSame(rule, data)).toBe(118.1);
      expect(expectSame(rule, { ...data, days: 99 })).toBe(missing);
    }
  });
});
