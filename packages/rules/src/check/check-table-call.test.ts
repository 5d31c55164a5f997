import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../json/json.ts';
import { travelHeader } from '../testing/travel-table.ts';
import { checkRule } from './check-rule.ts';

const travel = new Map([['travel_base', travelHeader]]);
const keys = { zone: { var: 'zone' }, plan: 'gold', days: { '+': [{ var: 'days' }, 1] } };

function lookUp(own: JsonObject = keys, name: Json = 'travel_base', column: Json = 'amount'): Json {
  return { '*': [{ table: [name, { eachKey: own }, column] }, 2] };
}

function check(rule: Json, tables?: typeof travel): unknown[] {
  return checkRule(rule, { tables }).map(({ severity, code, reason, path }) => [
    severity,
    code,
    reason,
    path.join('.'),
  ]);
}

describe('the check of a lookup', () => {
  it('accepts one that names what exists, and with tables unknown, any name', () => {
    expect(check(lookUp(), travel)).toEqual([]);
    expect(check(lookUp({ any: 1 }, 'other', 'column'))).toEqual([]);
  });

  it.each<[string, Json, string, string]>([
    ['a table', lookUp(keys, 'travel_bsae'), 'TABLE_MISSPELT', '*.0.table.0'],
    ['a table that resembles none', lookUp(keys, 'levies'), 'TABLE_UNKNOWN', '*.0.table.0'],
    ['a column', lookUp(keys, 'travel_base', 'premium'), 'TABLE_COLUMN_UNKNOWN', '*.0.table.2'],
    ['a misspelt column', lookUp(keys, 'travel_base', 'Amount'), 'TABLE_COLUMN_MISSPELT', '*.0.table.2'],
    ['a key', lookUp({ ...keys, age: 1 }), 'TABLE_KEY_UNKNOWN', '*.0.table.1.eachKey.age'],
    ['a key that is missing', lookUp({ zone: 'asia', plan: 'gold' }), 'TABLE_KEY_MISSING', '*.0.table.1.eachKey'],
  ])('reports %s that does not exist', (_what, rule, reason, path) => {
    expect(check(rule, travel)).toEqual([['error', 'UNKNOWN_TABLE', reason, path]]);
  });

  it.each<[string, JsonObject, string]>([
    ['a number for a text', { zone: 34 }, 'TABLE_KEY_NOT_TEXT'],
    ['a result that is never a text', { zone: { '+': [1, 2] } }, 'TABLE_KEY_NOT_TEXT'],
    ['a text for a number', { days: '34' }, 'TABLE_KEY_NOT_NUMBER'],
    ['a text in every branch', { days: { if: [{ var: 'a' }, 'x', 'y'] } }, 'TABLE_KEY_NOT_NUMBER'],
    ['null', { days: null }, 'TABLE_KEY_NOT_NUMBER'],
  ])('reports a key of a wrong type: %s', (_what, own, reason) => {
    const path = `*.0.table.1.eachKey.${Object.keys(own).join()}`;
    expect(check(lookUp({ ...keys, ...own }), travel)).toEqual([['error', 'WRONG_ARGUMENT', reason, path]]);
  });

  it('compares literal dates with the calendar', () => {
    const header = { ...travelHeader, keys: [{ name: 'on', match: 'range', type: 'date' } as const] };
    const dated = new Map([['travel_base', header]]);
    expect(check(lookUp({ on: '2027-02-28' }), dated)).toEqual([]);
    expect(check(lookUp({ on: '2027-02-30' }), dated)).toEqual([
      ['error', 'WRONG_ARGUMENT', 'TABLE_KEY_NOT_DATE', '*.0.table.1.eachKey.on'],
    ]);
  });

  it('reports keys without eachKey, and with the table how they are written', () => {
    const rule = { table: ['travel_base', { zone: 1, days: 2 }, 'amount'] };
    const reasons = (tables: typeof travel | undefined) => checkRule(rule, { tables }).map(({ reason }) => reason);
    expect(reasons(undefined)).toEqual(['TABLE_KEYS_NEEDED', 'SEVERAL_KEYS']);
    expect(reasons(travel)).toEqual(['TABLE_FORM_NEEDED', 'SEVERAL_KEYS']);
  });

  it.each<[string, Json, readonly string[]]>([
    ['a calculated name', { table: [{ var: 'name' }, { eachKey: {} }, 'amount'] }, ['TABLE_NAME_NEEDED']],
    ['a calculated column', { table: ['travel_base', { eachKey: {} }, { var: 'column' }] }, ['TABLE_COLUMN_NEEDED']],
    ['no column', { table: ['travel_base', { eachKey: {} }] }, ['ARGUMENTS_MISSING', 'TABLE_COLUMN_NEEDED']],
  ])('reports %s, with tables or without', (_what, rule, reasons) => {
    for (const tables of [undefined, travel])
      expect(checkRule(rule, { tables }).map(({ reason }) => reason)).toEqual(reasons);
  });
});
