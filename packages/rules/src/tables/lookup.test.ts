import { parseKeepingNumbers } from '@coverwright/insurance/parse-keeping-numbers';
import { describe, expect, it } from 'vitest';
import { compileRule } from '../compile/compile-rule.ts';
import { evaluateRule } from '../evaluate/evaluate-rule.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { travelHeader, travelTable } from '../testing/travel-table.ts';
import { prepareTable, type PreparedTables } from './prepare-table.ts';
import type { KeyColumn } from './rate-table.ts';
import { readTable, type WrittenCell } from './read-table.ts';

const tables: PreparedTables = new Map([['travel_base', prepareTable(travelTable)]]);

function lookUp(keys: JsonObject, column = 'amount', name = 'travel_base'): Json {
  return { table: [name, { eachKey: keys }, column] };
}

/** The value, or the code of the problem, the same interpreted and compiled. */
function evaluate(rule: Json, data: Json = {}, given: PreparedTables | undefined = tables): Json {
  const outcome = evaluateRule(rule, data, { tables: given });
  expect(compileRule(rule, { tables: given }).evaluate(data)).toEqual(outcome);
  return outcome.ok ? outcome.value : outcome.problem.code;
}

/** A table of one key, with the number of the row as its value. */
function rowOf(key: Partial<KeyColumn>, cells: readonly (readonly WrittenCell[])[], value: Json): Json {
  const header = {
    name: 'one',
    keys: [{ name: 'key', match: 'range', type: 'number', ...key } as KeyColumn],
    values: [{ name: 'row', unit: { kind: 'factor' } as const }],
  };
  const { table, problems } = readTable(
    header,
    cells.map((row, index) => [...row, index + 1]),
  );
  expect(problems).toEqual([]);
  const rule = lookUp({ key: { var: 'key' } }, 'row', 'one');
  return evaluate(rule, { key: value }, new Map([['one', prepareTable(table)]]));
}

const gold = { zone: 'asia', plan: 'gold' };

describe('a lookup', () => {
  it('returns the cell in the row that matches every key', () => {
    expect(evaluate(lookUp({ ...gold, days: 7 }))).toBe(118.1);
    expect(evaluate(lookUp({ ...gold, days: { var: 'days' } }), { days: 8 })).toBe(236.05);
    expect(evaluate(lookUp({ days: 30.99, plan: 'silver', zone: 'asia' }))).toBe(99);
  });

  it('begins a range at its lower end, ends it below its upper end, and has no end where the cell is empty', () => {
    const bands = [
      [null, 0],
      [0, 18],
      [18, null],
    ];
    const ends: Json[] = [-1e300, -0.001, 0, 17.999999999999996, 18, 1e300];
    expect(ends.map((key) => rowOf({}, bands, key))).toEqual([1, 1, 2, 2, 3, 3]);
    const decimals = [
      [0.1, 0.8],
      [0.8, '1.20'],
    ];
    const keys: Json[] = [0.1, 0.7999999999999999, 0.8, 1.1999999999999997, 1.2];
    expect(keys.map((key) => rowOf({}, decimals, key))).toEqual([1, 1, 2, 2, 'NO_RATE']);
    const sums = Array.from({ length: 50 }, (_, index) => [index * 10_000, (index + 1) * 10_000]);
    const amounts = [0, 9_999.99, 10_000, 499_999.5, -0.5, 500_000];
    const found = amounts.map((key) => rowOf({}, sums, key));
    expect(found.slice(0, 4)).toEqual([1, 1, 2, 50]);
    expect(new Set(found.slice(4))).toEqual(new Set(['NO_RATE']));
  });

  it('compares exact keys by type', () => {
    expect(rowOf({ match: 'exact', type: 'text' }, [['34']], '34')).toBe(1);
    expect(rowOf({ match: 'exact', type: 'text' }, [['34']], 34)).toBe('INVALID_ARGUMENTS');
    expect(rowOf({ match: 'exact', type: 'number' }, [[34]], '34')).toBe('INVALID_ARGUMENTS');
    expect(rowOf({ match: 'exact', type: 'boolean' }, [[true], ['false']], false)).toBe(2);
    expect(rowOf({ match: 'exact', type: 'boolean' }, [[true]], 1)).toBe('INVALID_ARGUMENTS');
    expect(rowOf({}, [[0, null]], null)).toBe('INVALID_ARGUMENTS');
    expect(rowOf({}, [[0, null]], [1])).toBe('INVALID_ARGUMENTS');
  });

  it('compares texts in NFC, case by case and with their blanks', () => {
    const texts = [['caf\u00e9'], ['\u{1f600}'], ['Asia'], ['asia'], ['__proto__']];
    const keys = ['cafe\u0301', '\u{1f600}', 'asia', 'Asia', '__proto__', 'ASIA', ' asia', '\ud83d', 'constructor'];
    const rows = keys.map((key) => rowOf({ match: 'exact', type: 'text' }, texts, key));
    expect(rows.slice(0, 5)).toEqual([1, 2, 4, 3, 5]);
    expect(new Set(rows.slice(5))).toEqual(new Set(['NO_RATE']));
    expect(rowOf({ match: 'exact', type: 'text' }, texts, `e${'\u0301'.repeat(100_000)}`)).toBe('NO_RATE');
  });

  it('compares texts in NFC that are stored in another form', () => {
    const [zone, ...others] = travelTable.keys;
    if (zone?.match !== 'exact') throw new Error('The first key is exact.');
    const cells = { data: [0, 1, 0, 0, 0], decimals: 0, texts: ['cafe\u0301', 'caf\u00e9'] };
    const stored = { ...travelTable, keys: [{ ...zone, cells }, ...others] };
    const given = new Map([['travel_base', prepareTable(stored)]]);
    expect(evaluate(lookUp({ zone: 'caf\u00e9', plan: 'gold', days: 3 }), {}, given)).toBe(118.1);
  });

  it('takes whole days as dates', () => {
    const seasons = [
      [null, '2026-12-20'],
      ['2026-12-20', '2027-01-05'],
      ['2027-01-05', null],
    ];
    const season = (key: Json): Json => rowOf({ type: 'date' }, seasons, key);
    expect(['1900-01-01', '2026-12-19', '2026-12-20', '2027-01-04', '2027-01-05'].map(season)).toEqual([1, 1, 2, 2, 3]);
    for (const wrong of ['2027-02-29', '2027-1-5', '2027-01-05T00:00', '0000-01-01', 46_000])
      expect(season(wrong)).toBe('INVALID_ARGUMENTS');
    expect(rowOf({ match: 'exact', type: 'date' }, [['2024-02-29']], '2024-02-29')).toBe(1);
    expect(rowOf({ match: 'exact', type: 'date' }, [['2024-02-29']], '2024-03-01')).toBe('NO_RATE');
  });

  it.each<[string, readonly KeyColumn[], readonly number[]]>([
    ['', [], []],
    [' beside whole numbers', [{ name: 'd', match: 'range', type: 'number' }], [0, 2]],
    [' beside decimals', [{ name: 'd', match: 'range', type: 'number' }], [0, 1.5]],
  ])('finds keys with many texts, and combinations of them%s', (_what, ranges, ends) => {
    const texts = ['a', 'b', 'c'].map((name) => ({ name, match: 'exact', type: 'text' }) as const);
    const values = [{ name: 'row', unit: { kind: 'factor' } as const }];
    const cells = (row: number): WrittenCell[] => [`a${row % 100}`, `b${row % 77}`, `c${row % 13}`, ...ends, row];
    const rows = Array.from({ length: 3_000 }, (_, row) => cells(row));
    const header = { name: 'many', keys: [...texts, ...ranges], values };
    const many = new Map([['many', prepareTable(readTable(header, rows).table)]]);
    const keys = Object.fromEntries(header.keys.map(({ name }) => [name, { var: name }]));
    const rule = lookUp(keys, 'row', 'many');
    for (const row of [0, 1, 99, 1_234, 2_999]) {
      const [a = null, b = null, c = null] = cells(row);
      expect(evaluate(rule, { a, b, c, d: 1 }, many)).toBe(row);
      if (ends.length > 0) expect(evaluate(rule, { a, b, c, d: 2 }, many)).toBe('NO_RATE');
    }
    expect(evaluate(rule, { a: 'a1', b: 'b1', c: 'c2', d: 1 }, many)).toBe('NO_RATE');
    expect(evaluate(rule, { a: 'a1', b: 'b2', c: 'c1', d: 1 }, many)).toBe('NO_RATE');
  });

  it('prefers the row that gives the most keys', () => {
    expect(evaluate(lookUp({ zone: 'africa', plan: 'gold', days: 3 }))).toBe(400);
    expect(evaluate(lookUp({ zone: 'europe', plan: 'gold', days: 300 }))).toBe(301.005);
    expect(evaluate(lookUp({ zone: 'africa', plan: 'silver', days: 3 }))).toBe('NO_RATE');
  });
});

describe('the keys of a lookup', () => {
  it('are calculated exactly, also in compiled code', () => {
    const bands = [
      [0, '0.8'],
      ['0.8', 2],
    ];
    const header = {
      name: 'one',
      keys: [{ name: 'key', match: 'range', type: 'number' } as const],
      values: [{ name: 'row', unit: { kind: 'factor' } as const }],
    };
    const rows = bands.map((band, index) => [...band, index + 1]);
    const one = new Map([['one', prepareTable(readTable(header, rows).table)]]);
    const rate = (key: Json): Json => lookUp({ key }, 'row', 'one');
    const sum = rate({ '+': [{ var: 'a' }, { var: 'b' }] });
    for (const wrapped of [sum, { round: [sum, 2] }, { '+': [sum, 0] }, { max: [sum] }]) {
      expect(evaluate(wrapped, { a: 0.7, b: 0.1 }, one)).toBe(2);
      expect(evaluate(wrapped, { a: 1, b: 0 }, one)).toBe(2);
    }
    expect(evaluate(rate({ '/': [{ '*': [{ '/': [0.8, 3] }, 3] }, 1] }), {}, one)).toBe(2);
    expect(evaluate(rate({ '-': [0.8, { '/': [1, 1e20] }] }), {}, one)).toBe(1);
    expect(evaluate(rate({ '-': [0, { '/': [{ '/': [1, 1e300] }, 1e300] }] }), {}, one)).toBe('NO_RATE');
    const list = { map: [[0.7], rate({ '+': [{ var: '' }, 0.1] })] };
    expect(evaluate(list, {}, one)).toEqual([2]);
    const total = { reduce: [{ var: 'list' }, { '+': [{ var: 'accumulator' }, { var: 'current' }] }, 0] };
    expect(evaluate(rate(total), { list: [0.1, 0.7] }, one)).toBe(2);
    expect(evaluate(rate({ var: 'a' }), { a: parseKeepingNumbers('0.79999999999999999999') }, one)).toBe(1);
  });

  it('are calculated once in a rounding, whatever else is in it', () => {
    const age = { '-': [{ var: 'year' }, { var: 'born' }] };
    const rate = lookUp({ ...gold, days: age });
    for (const rule of [
      { round: [{ '*': [rate, { var: 'sum' }] }, 2] },
      {
        round: [
          { '+': [{ round: [{ '*': [rate, 1.15] }, 1] }, lookUp({ ...gold, days: { round: [age, 0] } }, 'share')] },
          2,
        ],
      },
      { round: [{ reduce: [[1, 2], { '+': [{ var: 'accumulator' }, rate] }, 0] }, 2] },
      { round: [{ if: [{ '>': [rate, 200] }, rate, { '/': [rate, 3] }] }, 2] },
    ] as Json[]) {
      for (const year of [2001, 2007, 2008, 2008.5, 2031, 'x', null]) {
        evaluate(rule, { year, born: 2000, sum: 1.005 });
        const few = { limits: { maxIterations: 3 }, tables };
        expect(compileRule(rule, few).evaluate({ year, born: 2000 })).toEqual(
          evaluateRule(rule, { year, born: 2000 }, few),
        );
      }
    }
  });

  it('cost their steps once, even if a rounding is calculated again', () => {
    const days = { reduce: [{ var: 'list' }, { '+': [{ var: 'accumulator' }, { var: 'current' }] }, 0] };
    const rule: Json = { round: [{ '*': [lookUp({ ...gold, days }), 0.1] }, 2] };
    for (let maxIterations = 0; maxIterations < 60; maxIterations++) {
      const options = { limits: { maxIterations }, tables };
      const data = { list: [1, 2, 3, 4] };
      expect(compileRule(rule, options).evaluate(data)).toEqual(evaluateRule(rule, data, options));
    }
  });

  it('match an exact number only if they are equal to it', () => {
    const exact = { match: 'exact', type: 'number' } as const;
    expect(rowOf(exact, [['0.3']], 0.3)).toBe(1);
    expect(rowOf(exact, [['0.3']], 0.30000000000000004)).toBe('NO_RATE');
    expect(rowOf(exact, [['0.3']], parseKeepingNumbers('0.30000000000000000001'))).toBe('NO_RATE');
    expect(rowOf(exact, [['0.3']], parseKeepingNumbers('0.3000000000000000000'))).toBe(1);
    expect(rowOf(exact, [[0]], -0)).toBe(1);
  });
});

describe('the value of a lookup', () => {
  it('returns numbers exactly as written, and percentages divided by 100', () => {
    expect(evaluate({ round: [{ '*': [lookUp({ zone: 'europe', plan: 'gold', days: 9 }), 1] }, 2] })).toBe(301.01);
    expect(evaluate(lookUp({ ...gold, days: 1 }, 'share'))).toBe(0.125);
    expect(evaluate({ '==': [{ '*': [lookUp({ ...gold, days: 9 }, 'share'), 100] }, 7] })).toBe(true);
    expect(evaluate({ cat: [lookUp({ ...gold, days: 1 }, 'class'), '!'] })).toBe('A!');
    expect(rowOf({}, [[0, null]], 1)).toBe(1);
  });

  it('is the default of the column if there is no row, or if the cell is empty', () => {
    expect(evaluate(lookUp({ ...gold, days: 99 }, 'factor'))).toBe(null);
    expect(evaluate(lookUp({ ...gold, days: 99 }, 'share'))).toBe(0.5);
    expect(evaluate(lookUp({ zone: 'europe', plan: 'gold', days: 9 }, 'factor'))).toBe(null);
    expect(evaluate(lookUp({ zone: 'asia', plan: 'silver', days: 9 }, 'class'))).toBe('none');
    const open = readTable({ ...travelHeader, values: [{ name: 'amount', unit: { kind: 'factor' } }] }, [
      ['asia', 'gold', 1, 8, null],
    ]);
    const empty = new Map([['travel_base', prepareTable(open.table)]]);
    expect(evaluate(lookUp({ ...gold, days: 1 }), {}, empty)).toBe('NO_RATE');
  });

  it('is a failure, and not null, if there is neither a row nor a default', () => {
    const missing = lookUp({ ...gold, days: { var: 'days' } });
    const outcome = evaluateRule({ round: [{ '*': [missing, 2] }, 2] }, { days: 40 }, { tables });
    expect(outcome).toEqual({
      ok: false,
      problem: {
        code: 'NO_RATE',
        reason: 'NO_RATE_NEAREST',
        parameters: {
          table: 'travel_base',
          keys: 'zone: "asia", plan: "gold", days: 40',
          row: 2,
          nearest: 'zone: "asia", plan: "gold", 8 ≤ days < 31',
        },
        message:
          'The table "travel_base" has no row for zone: "asia", plan: "gold", days: 40. The nearest is row 2: zone: "asia", plan: "gold", 8 ≤ days < 31.',
        rate: { table: 'travel_base', keys: { zone: 'asia', plan: 'gold', days: 40 }, nearestRow: 2 },
      },
    });
    expect(evaluate({ try: [missing, 7] }, { days: 40 })).toBe(7);
    expect(evaluate({ try: [missing, { var: 'type' }] }, { days: 40 })).toBe('NO_RATE');
    const none = evaluateRule(
      lookUp({ ...gold, days: 1 }),
      {},
      {
        tables: new Map([['travel_base', prepareTable({ ...travelTable, rowCount: 0 })]]),
      },
    );
    expect(none).toMatchObject({ problem: { code: 'NO_RATE', reason: 'NO_RATE_FOR' } });
  });
});

describe('a lookup of something that does not exist', () => {
  it.each<[string, Json, string]>([
    ['a table', lookUp(gold, 'amount', 'travel'), 'TABLE_UNKNOWN'],
    ['a column', lookUp({ ...gold, days: 1 }, 'amuont'), 'TABLE_COLUMN_MISSPELT'],
    ['a key', lookUp({ ...gold, days: 1, age: 3 }), 'TABLE_KEY_UNKNOWN'],
    ['a key too few', lookUp(gold), 'TABLE_KEY_MISSING'],
  ])('fails: %s', (_what, rule, reason) => {
    expect(evaluate(rule)).toBe('UNKNOWN_TABLE');
    expect(evaluateRule(rule, {}, { tables })).toMatchObject({ problem: { reason } });
    expect(evaluate({ try: [rule, 'caught'] })).toBe('caught');
  });

  it('fails without tables, and for arguments that are not literal', () => {
    const rule = lookUp({ ...gold, days: 1 });
    for (const options of [undefined, {}, { tables: undefined }]) {
      expect(evaluateRule(rule, {}, options)).toMatchObject({
        problem: { code: 'UNKNOWN_TABLE', reason: 'TABLES_NOT_HERE' },
      });
      expect(compileRule(rule, options).evaluate({})).toEqual(evaluateRule(rule, {}, options));
    }
    for (const argument of [
      [],
      'travel_base',
      [{ var: 'name' }, { eachKey: {} }, 'amount'],
      ['travel_base', { zone: 1 }, 'amount'],
    ])
      expect(evaluate({ table: argument })).toBe('INVALID_ARGUMENTS');
  });
});
