import { describe, expect, it } from 'vitest';
import { evaluateRule } from '../evaluate/evaluate-rule.ts';
import type { Json } from '../json/json.ts';
import { prepareTable } from '../tables/prepare-table.ts';
import type { TableHeader } from '../tables/rate-table.ts';
import { readTable, type WrittenCell } from '../tables/read-table.ts';
import { describeVariables } from './describe-variables.ts';
import { valuesOfKey } from './table-evidence.ts';
import { exampleValues } from './example-values.ts';

const header: TableHeader = {
  name: 'rates',
  keys: [
    { name: 'zone', match: 'exact', type: 'text' },
    { name: 'smoker', match: 'exact', type: 'boolean' },
    { name: 'age', match: 'range', type: 'number' },
    { name: 'on', match: 'range', type: 'date' },
  ],
  values: [{ name: 'rate', unit: { kind: 'factor' } }],
};
const eachKey = { zone: { var: 'trip.zone' }, smoker: { var: 'smoker' }, age: { var: 'age' }, on: { var: 'start' } };
const rule: Json = { '*': [{ table: ['rates', { eachKey }, 'rate'] }, { var: 'sum' }] };

function tablesOf(rows: readonly (readonly WrittenCell[])[]) {
  return new Map([['rates', prepareTable(readTable(header, rows).table)]]);
}

const rows: readonly (readonly WrittenCell[])[] = [
  ['asia', true, null, 18, null, '2027-01-01', 1.5],
  ['europe', false, 18, 65, '2027-01-01', null, 2],
];

describe('the variables that a rule looks up', () => {
  it('have the types of the keys, values of the first row as examples, and its texts as choices', () => {
    const described = describeVariables(rule, { tables: tablesOf(rows) });
    expect(described.map(({ path, type, examples, choices }) => [path, type, examples, choices])).toEqual([
      ['trip.zone', 'string', ['asia'], ['asia', 'europe']],
      ['smoker', 'boolean', [true], []],
      ['age', 'number', [17], []],
      ['start', 'string', ['2026-12-31'], []],
      ['sum', 'number', [], []],
    ]);
  });

  it('have no choices if a row matches every other text', () => {
    const open = tablesOf([...rows, [null, true, 18, 65, null, null, 3]]);
    expect(describeVariables(rule, { tables: open })[0]).toMatchObject({ type: 'string', choices: [] });
  });

  it('are undetermined without the table', () => {
    expect(describeVariables(rule)[0]).toMatchObject({ path: 'trip.zone', choices: [], examples: [] });
    expect(describeVariables(rule)[0]).not.toHaveProperty('type');
    expect(describeVariables(rule, { tables: tablesOf([]) })[2]).toMatchObject({ path: 'age', type: 'number' });
  });

  it('have examples with which the rule returns a rate', () => {
    const tables = tablesOf(rows);
    const values = exampleValues(rule, { tables });
    expect(values).toEqual({ trip: { zone: 'asia' }, smoker: true, age: 17, start: '2026-12-31', sum: 1 });
    expect(evaluateRule(rule, values, { tables })).toEqual({ ok: true, value: 1.5 });
  });
});

describe('what a table has for a key', () => {
  const valuesOf = (more: readonly (readonly WrittenCell[])[], name: string, atMost = 10) => {
    const prepared = tablesOf([...rows, ...more]).get('rates');
    return prepared && valuesOfKey(prepared, name, atMost);
  };

  it('are its cells, and the ends of its ranges', () => {
    expect(valuesOf([], 'zone')).toEqual({ values: ['asia', 'europe'], isCut: false, hasAny: false });
    expect(valuesOf([], 'smoker')).toEqual({ values: [true, false], isCut: false, hasAny: false });
    expect(valuesOf([], 'age')).toEqual({ values: [18, 65], isCut: false, hasAny: false });
    expect(valuesOf([], 'on')).toEqual({ values: ['2027-01-01'], isCut: false, hasAny: false });
    expect(valuesOf([], 'other')).toBeUndefined();
  });

  it('includes that a row matches everything, and that there are more', () => {
    const any: readonly WrittenCell[] = [null, true, null, null, null, null, 3];
    expect(valuesOf([any], 'zone')).toMatchObject({ values: ['asia', 'europe'], hasAny: true });
    expect(valuesOf([any], 'age')).toMatchObject({ hasAny: true });
    expect(valuesOf([], 'zone', 1)).toEqual({ values: ['asia'], isCut: true, hasAny: false });
  });
});
