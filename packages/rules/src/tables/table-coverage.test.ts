import type { Input } from '@coverwright/insurance/input';
import { parseInputs } from '@coverwright/insurance/parse-inputs';
import { describe, expect, it, test } from 'vitest';
import type { Json } from '../json/json.ts';
import { inputsOfKeys } from './key-inputs.ts';
import type { KeyColumn, TableHeader } from './rate-table.ts';
import { readTable, type WrittenCell } from './read-table.ts';
import { coverTable } from './table-coverage.ts';

const zone: KeyColumn = { name: 'zone', match: 'exact', type: 'text' };
const plan: KeyColumn = { name: 'plan', match: 'exact', type: 'text' };
const age: KeyColumn = { name: 'age', match: 'range', type: 'number' };
const years: KeyColumn = { name: 'years', match: 'exact', type: 'number' };

function declare(...inputs: readonly Json[]): readonly Input[] {
  const parsed = parseInputs(inputs);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return parsed.inputs;
}

const choices = (...values: readonly string[]): Json => values.map((value) => ({ value, label: { en: value } }));
const zoneInput: Json = { path: 'trip.zone', type: 'choice', choices: choices('asia', 'europe', 'world') };
const wholeAge: Json = { path: 'insured.age', type: 'integer', minimum: 18, maximum: 65 };
const anyAge: Json = { path: 'insured.age', type: 'number', minimum: 18, maximum: 65 };

function headerOf(keys: readonly KeyColumn[]): TableHeader {
  return { name: 'rates', keys, values: [{ name: 'factor', unit: { kind: 'factor' } }] };
}

function cover(keys: readonly KeyColumn[], rows: readonly (readonly WrittenCell[])[], ...inputs: readonly Json[]) {
  const header = headerOf(keys);
  const { table, problems } = readTable(
    header,
    rows.map((row) => [...row, 1]),
  );
  expect(problems).toEqual([]);
  return coverTable(table, inputsOfKeys(header, [], declare(...inputs)));
}

describe('the coverage of a rate table', () => {
  it('is complete if every value that the inputs can have is in one row', () => {
    const rows = [
      ['asia', 18, 30],
      ['asia', 30, 66],
      ['europe', null, null],
      [null, 18, 66],
    ];
    expect(cover([zone, age], rows, zoneInput, wholeAge)).toEqual({
      comparedKeys: ['zone', 'age'],
      isComplete: true,
      gaps: [],
      unreachable: [],
    });
  });

  it('shows combinations without a row, those that differ in one key together', () => {
    const rows = [
      ['asia', 20, 30],
      ['asia', 30, 60],
      ['europe', 20, 60],
    ];
    expect(cover([zone, age], rows, zoneInput, wholeAge).gaps).toEqual([
      {
        keys: [
          { key: 'zone', parts: [{ value: 'asia' }, { value: 'europe' }] },
          {
            key: 'age',
            parts: [
              { from: 18, to: 19 },
              { from: 60, to: 65 },
            ],
          },
        ],
      },
      { keys: [{ key: 'zone', parts: [{ value: 'world' }] }] },
    ]);
  });

  it('includes the maximum of a range, which a row up to it does not', () => {
    expect(cover([age], [[18, 65]], wholeAge).gaps).toEqual([{ keys: [{ key: 'age', parts: [{ value: 65 }] }] }]);
    expect(cover([age], [[18, 65]], anyAge).gaps).toEqual([{ keys: [{ key: 'age', parts: [{ value: 65 }] }] }]);
    expect(cover([age], [[20, 65.5]], anyAge).gaps).toEqual([
      { keys: [{ key: 'age', parts: [{ from: 18, to: 20, isBelow: true }] }] },
    ]);
  });

  it('knows that a whole number is in none of the values between two whole numbers', () => {
    const rows = [
      [0, 18.5],
      [18.5, 18.9],
      [19, 66],
    ];
    expect(cover([age], rows, wholeAge)).toMatchObject({ gaps: [], unreachable: [{ row: 2, key: 'age' }] });
    expect(cover([age], rows, anyAge)).toMatchObject({
      gaps: [{ keys: [{ key: 'age', parts: [{ from: 18.9, to: 19, isBelow: true }] }] }],
      unreachable: [],
    });
  });

  it('compares whole numbers one by one', () => {
    const input: Json = { path: 'years', type: 'integer', minimum: 1, maximum: 5 };
    const rows = [[1], [2], [4], [9]];
    expect(cover([years], rows, input)).toMatchObject({
      gaps: [{ keys: [{ key: 'years', parts: [{ value: 3 }, { value: 5 }] }] }],
      unreachable: [{ row: 4, key: 'years' }],
    });
  });

  it('shows rows that no input reaches', () => {
    const rows = [
      ['europ', 18, 66],
      ['europe', 66, 80],
      ['europe', 18, 66],
      ['asia', null, null],
      ['world', null, null],
    ];
    expect(cover([zone, age], rows, zoneInput, wholeAge)).toMatchObject({
      gaps: [],
      unreachable: [
        { row: 1, key: 'zone' },
        { row: 2, key: 'age' },
      ],
    });
    const specific = [['asia'], ['europe'], ['world'], [null]];
    expect(cover([zone], specific, zoneInput)).toMatchObject({ gaps: [], unreachable: [{ row: 4 }] });
  });

  it('only has the values of the rows for keys without limits', () => {
    const rows = [
      ['asia', 'gold'],
      ['europe', 'silver'],
      ['world', 'gold'],
      ['world', 'silver'],
    ];
    expect(cover([zone, plan], rows)).toMatchObject({ comparedKeys: [], gaps: [] });
    expect(cover([zone, plan], rows, zoneInput)).toMatchObject({
      comparedKeys: ['zone'],
      gaps: [
        {
          keys: [
            { key: 'zone', parts: [{ value: 'asia' }] },
            { key: 'plan', parts: [{ value: 'silver' }] },
          ],
        },
        {
          keys: [
            { key: 'zone', parts: [{ value: 'europe' }] },
            { key: 'plan', parts: [{ value: 'gold' }] },
          ],
        },
      ],
    });
  });

  it('is incomplete if the search would be too long', () => {
    const rows = Array.from({ length: 6_000 }, (_, row) => [null, row, 12_000 - row]);
    const found = cover([zone, age], rows, zoneInput, { ...(anyAge as object), minimum: 0, maximum: 12_000 });
    expect(found.isComplete).toBe(false);
    expect(found.unreachable).toEqual([]);
  });

  it('is complete for a large table', () => {
    const zones = ['asia', 'europe', 'world'];
    const rows = zones.flatMap((one) => Array.from({ length: 10_000 }, (_, row) => [one, row, row + 1]));
    const days: Json = { path: 'age', type: 'integer', minimum: 0, maximum: 9_999 };
    expect(cover([zone, age], rows, zoneInput, days)).toMatchObject({ isComplete: true, gaps: [], unreachable: [] });
  });
});

describe('the input of a key', () => {
  const header = headerOf([zone, age]);
  const inputs = declare(zoneInput, wholeAge, {
    path: 'insureds',
    type: 'list',
    items: [{ path: 'years', type: 'integer', minimum: 0, maximum: 99 }],
  });
  const lookUp = (zoneLogic: Json, ageLogic: Json): Json => ({
    table: ['rates', { eachKey: { zone: zoneLogic, age: ageLogic } }, 'factor'],
  });
  const pathsFor = (...rules: readonly Json[]) => inputsOfKeys(header, rules, inputs).map((input) => input?.path);

  test('is that of the logic, also in lists', () => {
    expect(pathsFor(lookUp({ var: 'trip.zone' }, { var: ['insured.age', 0] }))).toEqual(['trip.zone', 'insured.age']);
    const defaulted: Json = { or: [{ var: 'trip.zone' }, 'world'] };
    expect(pathsFor(lookUp(defaulted, { or: [{ var: 'insured.age' }, { var: 'years' }] }))).toEqual([
      'trip.zone',
      undefined,
    ]);
    const loop: Json = { reduce: [{ var: 'insureds' }, lookUp({ var: 'trip.zone' }, { var: 'current.years' }), 0] };
    expect(pathsFor(loop)).toEqual(['trip.zone', 'years']);
  });

  test('is unknown if the value is calculated, not declared, of another type, or one of several', () => {
    expect(pathsFor(lookUp('asia', { '+': [{ var: 'insured.age' }, 1] }))).toEqual([undefined, undefined]);
    expect(pathsFor(lookUp({ var: 'zone' }, { var: 'trip.zone' }))).toEqual([undefined, undefined]);
    const young = lookUp({ var: 'trip.zone' }, { var: 'insured.age' });
    expect(pathsFor(young, lookUp({ var: 'trip.zone' }, { var: 'years' }))).toEqual(['trip.zone', undefined]);
  });

  test('is the one with the name of the key while no logic looks up the table', () => {
    expect(pathsFor()).toEqual(['trip.zone', 'insured.age']);
    expect(pathsFor({ table: ['other', { eachKey: { zone: { var: 'x' } } }, 'factor'] })).toEqual([
      'trip.zone',
      'insured.age',
    ]);
  });
});
