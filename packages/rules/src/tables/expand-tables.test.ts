import * as fc from 'fast-check';
import { LogicEngine } from 'json-logic-engine';
import { describe, expect, it } from 'vitest';
import { compileRule } from '../compile/compile-rule.ts';
import { evaluateRule } from '../evaluate/evaluate-rule.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { randomKeys, randomTable } from '../testing/random-tables.ts';
import { travelHeader, travelTable } from '../testing/travel-table.ts';
import { expandTables } from './expand-tables.ts';
import { prepareTable, type PreparedTables } from './prepare-table.ts';
import { readTable, type WrittenCell } from './read-table.ts';

const travel: PreparedTables = new Map([['travel_base', prepareTable(travelTable)]]);
const variables = { zone: { var: 'trip.zone' }, plan: { var: 'plan' }, days: { var: 'days' } };

function lookUp(keys: JsonObject, column = 'amount', name = 'travel_base'): Json {
  return { table: [name, { eachKey: keys }, column] };
}

function expand(rule: Json, tables = travel): Json {
  const expanded = expandTables(rule, tables);
  if (!expanded.ok) throw new Error(expanded.problem.message);
  return expanded.rule;
}

/** The value, or "failure", by another engine. */
function elsewhere(rule: Json, data: Json): unknown {
  try {
    return new LogicEngine().run(rule, data);
  } catch {
    return 'failure';
  }
}

const cases = randomTable.chain((table) =>
  fc.record({
    table: fc.constant(table),
    samples: fc.array(randomKeys(table.header), { minLength: 1, maxLength: 8 }),
  }),
);

describe('a rule without its tables', () => {
  it('has the result of the lookup, or fails as it does, for random tables', () => {
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
          const outcome = evaluateRule(rule, data, { tables });
          const value = outcome.ok ? outcome.value : 'failure';
          const expanded = evaluateRule(plain, data);
          expect({ data, value: expanded.ok ? expanded.value : 'failure' }).toEqual({ data, value });
          expect(compileRule(plain).evaluate(data)).toEqual(expanded);
          expect({ data, value: elsewhere(plain, data) }).toEqual({ data, value });
        }
      }),
      { numRuns: 400 },
    );
  }, 60_000);

  it('fails for a missing row with the type of the lookup, which try catches, and is no price of 0 elsewhere', () => {
    const rule: Json = { '*': [lookUp(variables), 2] };
    const data = { trip: { zone: 'asia' }, plan: 'gold', days: 99 };
    expect(evaluateRule(expand(rule), data)).toMatchObject({ ok: false, problem: { code: 'THROWN' } });
    expect(elsewhere(expand(rule), data)).toBe('failure');
    const caught: Json = { try: [rule, { var: 'type' }] };
    expect(evaluateRule(expand(caught), data)).toEqual(evaluateRule(caught, data, { tables: travel }));
    expect(evaluateRule(expand(lookUp(variables, 'factor')), data)).toEqual({ ok: true, value: null });
  });

  it('evaluates calculated keys once, and other lookups among them first', () => {
    const days = { '+': [{ var: 'days' }, lookUp({ ...variables, days: 1 }, 'factor')] };
    const rule: Json = {
      map: [[1, 2], { '+': [lookUp({ zone: 'asia', plan: 'gold', days: { '*': [{ var: '' }, 7] } }), 0] }],
    };
    expect(evaluateRule(expand(rule), {})).toEqual({ ok: true, value: [118.1, 236.05] });
    const nested = expand(lookUp({ ...variables, days }));
    expect(JSON.stringify(nested).match(/"reduce"/g)).toHaveLength(1);
    const data = { trip: { zone: 'asia' }, plan: 'gold', days: 7.5 };
    expect(evaluateRule(nested, data)).toEqual({ ok: true, value: 236.05 });
    expect(elsewhere(nested, data)).toBe(236.05);
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

  it('names the tables if they are too large, or do not exist', () => {
    const rows = (count: number): WrittenCell[][] =>
      Array.from({ length: count }, (_, row) => ['a', 'b', row, row + 1, 1, 1, 1, 'x']);
    const large = new Map([['travel_base', prepareTable(readTable(travelHeader, rows(20_001)).table)]]);
    expect(expandTables(lookUp(variables), large)).toMatchObject({
      ok: false,
      problem: { code: 'TABLE_TOO_LARGE', tables: ['travel_base'] },
    });
    const fits = new Map([['travel_base', prepareTable(readTable(travelHeader, rows(20_000)).table)]]);
    expect(expandTables(lookUp(variables), fits).ok).toBe(true);
    expect(expandTables([lookUp(variables), lookUp(variables)], fits)).toMatchObject({
      problem: { code: 'TABLE_TOO_LARGE' },
    });
    expect(expandTables(lookUp(variables, 'amount', 'none'), travel)).toMatchObject({
      ok: false,
      problem: { code: 'UNKNOWN_TABLE', reason: 'TABLE_UNKNOWN' },
    });
  });
});
