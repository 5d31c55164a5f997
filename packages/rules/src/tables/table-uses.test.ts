import { describe, expect, it } from 'vitest';
import { compileRule } from '../compile/compile-rule.ts';
import { decideUnderwriting } from '../decide/decide-underwriting.ts';
import { compileUnderwriting } from '../decide/compile-underwriting.ts';
import { showLogic } from '../difference/show-logic.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { travelHeader, travelRows, travelTable } from '../testing/travel-table.ts';
import { traceRule } from '../trace/trace-rule.ts';
import { prepareTable, type PreparedTables } from './prepare-table.ts';
import { readTable } from './read-table.ts';
import { listTables } from './table-call.ts';
import { tableContent } from './table-content.ts';

const gold = { zone: 'asia', plan: 'gold' };
const tables: PreparedTables = new Map([['travel_base', prepareTable(travelTable)]]);

function lookUp(keys: JsonObject, column = 'amount', name = 'travel_base'): Json {
  return { table: [name, { eachKey: keys }, column] };
}

describe('compiled rules', () => {
  const rule = lookUp({ ...gold, days: { var: 'days' } });

  it('are cached with the contents of the tables that they name', () => {
    expect(compileRule(rule, { tables }).evaluate({ days: 1 })).toEqual({ ok: true, value: 118.1 });
    const dearer = readTable(travelHeader, [['asia', 'gold', 1, 8, '120', 1, 1, 'A'], ...travelRows.slice(1)]);
    const changed = new Map([['travel_base', prepareTable(dearer.table)]]);
    expect(compileRule(rule, { tables: changed }).evaluate({ days: 1 })).toEqual({ ok: true, value: 120 });
    expect(compileRule(rule, { tables }).evaluate({ days: 1 })).toEqual({ ok: true, value: 118.1 });
  });

  it('are the same for tables of the same hash, and for other tables beside them', () => {
    const first = new Map([['travel_base', prepareTable(travelTable, 'a')]]);
    const again = new Map([['travel_base', prepareTable(travelTable, 'a')]]);
    const beside = new Map([...first, ['other', prepareTable(travelTable, 'b')] as const]);
    const compiled = compileRule(rule, { tables: first });
    expect(compileRule(rule, { tables: again })).toBe(compiled);
    expect(compileRule(rule, { tables: beside })).toBe(compiled);
    expect(compileRule(rule, { tables: new Map([['travel_base', prepareTable(travelTable, 'c')]]) })).not.toBe(
      compiled,
    );
  });
});

describe('the content of a table', () => {
  const bytesOf = (table = travelTable): string => Buffer.concat([...tableContent(table)]).toString('hex');

  it('does not depend on how the cells are stored', () => {
    const listed = travelTable.values.map((value) => ({
      ...value,
      cells: { ...value.cells, data: Array.from(value.cells.data) },
    }));
    expect(bytesOf({ ...travelTable, values: listed })).toBe(bytesOf());
  });

  it('differs after any change', () => {
    const [first, ...rest] = travelRows;
    const rows = [
      [...(first ?? []).slice(0, 4), '118.11', ...(first ?? []).slice(5)],
      ['asia\ud83d', ...(first ?? []).slice(1)],
      ['asia\ud83e', ...(first ?? []).slice(1)],
    ].map((row) => readTable(travelHeader, [row, ...rest]).table);
    const headers = [
      { ...travelTable, name: 'b' },
      { ...travelTable, rowCount: 4 },
    ];
    const all = [...rows, ...headers, travelTable].map(bytesOf);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('a trace', () => {
  it('shows the row of a lookup, its keys and why it failed', () => {
    const rule: Json = { '*': [lookUp({ ...gold, days: { '+': [{ var: 'days' }, 0.1] } }), 2] };
    const { steps } = traceRule(rule, { days: 8 }, { tables });
    expect(steps.map(({ operator, value, row }) => [operator, value, row?.number])).toEqual([
      ['*', 472.1, undefined],
      ['table', 236.05, 2],
      ['eachKey', { zone: 'asia', plan: 'gold', days: 8.1 }, undefined],
      ['+', 8.1, undefined],
      ['var', 8, undefined],
    ]);
    expect(steps[1]?.row).toEqual({ table: 'travel_base', number: 2 });
    const failed = traceRule(rule, { days: 80 }, { tables }).steps[1];
    expect(failed).toMatchObject({ times: 1, problem: { code: 'NO_RATE', path: ['*', 0, 'table'] } });
    expect(failed).not.toHaveProperty('row');
    expect(traceRule(lookUp({ ...gold, days: 80 }, 'share'), {}, { tables }).steps[0]).not.toHaveProperty('row');
  });
});

describe('a decision', () => {
  const rule: Json = [{ if: [{ '>': [lookUp({ ...gold, days: { var: 'days' } }), 200] }, 'TOO_LONG'] }];

  it('looks up tables', () => {
    for (const decide of [
      (data: Json) => decideUnderwriting(rule, data, { tables }),
      (data: Json) => compileUnderwriting(rule, { tables }).decide(data),
    ]) {
      expect(decide({ days: 1 })).toMatchObject({ decision: 'accept' });
      expect(decide({ days: 8 })).toMatchObject({ decision: 'decline', rejectionCodes: ['TOO_LONG'] });
      expect(decide({ days: 80 })).toMatchObject({ ok: false, problems: [{ code: 'NO_RATE' }] });
      expect(decide({})).toMatchObject({ ok: false, problems: [{ code: 'MISSING_VARIABLE' }] });
    }
  });
});

it('a rule lists the tables that it names, and is shown as a formula', () => {
  const rule: Json = {
    '+': [lookUp(gold), lookUp(gold, 'share', 'levy'), lookUp({}, 'amount'), { preserve: lookUp({}, '', 'no') }],
  };
  expect(listTables(rule)).toEqual(['travel_base', 'levy']);
  expect(showLogic(lookUp({ zone: { var: 'trip.zone' }, days: 3 }))).toBe(
    'table("travel_base", {zone: trip.zone, days: 3}, "amount")',
  );
});
