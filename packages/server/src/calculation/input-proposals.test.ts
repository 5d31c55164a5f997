import { parseInputs } from '@coverwright/insurance/parse-inputs';
import { type Json, readTable, type WrittenCell } from '@coverwright/rules';
import { describe, expect, test } from 'vitest';
import { type LogicPlace, proposeInputs, tryInputs } from './input-proposals.ts';
import { shareTable } from './lookup-tables.ts';

function propose(logics: Partial<Record<LogicPlace, Json>>, more: { inputs?: Json; requested?: readonly Json[] } = {}) {
  const places = ['pricing', 'underwriting', 'codes'] as const;
  return proposeInputs({
    logics: places.map((place) => ({ place, text: JSON.stringify(logics[place] ?? null) })),
    inputs: more.inputs === undefined ? undefined : JSON.stringify(more.inputs),
    requested: (more.requested ?? []).map((values) => JSON.stringify(values)),
  });
}

const inputsOf = (...args: Parameters<typeof propose>): Json[] =>
  propose(...args).map(({ inputJsonString }) => JSON.parse(inputJsonString) as Json);

const zone: Json = {
  if: [{ '==': [{ var: 'trip.zone' }, 'asia'] }, 1, { '==': [{ var: 'trip.zone' }, 'europe'] }, 2, 3],
};
const age: Json = { if: [{ '>': [{ var: 'age' }, 85] }, ['AGE'], []] };

describe('proposed inputs', () => {
  test.each<[string, Json, Json]>([
    [
      'a text with suggestions',
      zone,
      { path: 'trip.zone', type: 'text', choices: [{ value: 'asia' }, { value: 'europe' }] },
    ],
    ['a number without limits', age, { path: 'age', type: 'number' }],
    ['a fallback', { '+': [{ var: ['children', 0] }, 1] }, { path: 'children', type: 'number', default: 0 }],
    [
      'an empty fallback',
      { '==': [{ var: ['code', ''] }, 'A'] },
      { path: 'code', type: 'text', choices: [{ value: 'A' }] },
    ],
    [
      'a list of texts',
      { some: [{ var: 'ills' }, { in: [{ var: '' }, ['cancer', 'stroke']] }] },
      {
        path: 'ills',
        type: 'list',
        items: [{ path: '', type: 'text', choices: [{ value: 'cancer' }, { value: 'stroke' }] }],
      },
    ],
    [
      'a list of objects',
      { some: [{ var: 'people' }, { '>': [{ var: 'age' }, 80] }] },
      { path: 'people', type: 'list', items: [{ path: 'age', type: 'number' }] },
    ],
  ])('are open: %s', (_what, logic, expected) => {
    const inputs = inputsOf({ pricing: logic });
    expect(inputs).toEqual([expected]);
    expect(parseInputs(inputs)).toMatchObject({ ok: true });
  });

  test('say where each value was seen, and how it is used', () => {
    const [seen] = propose(
      {
        pricing: { '+': [zone, { if: [{ '==': [{ var: ['trip.zone', 'world'] }, 'asia'] }, 1, 2] }] },
        codes: { if: [{ '==': [{ var: 'trip.zone' }, 'asia'] }, 1, 0] },
      },
      { requested: [{ trip: { zone: 'Asia' } }, { trip: { zone: 'world' } }, { trip: { zone: 'world' } }, {}, null] },
    );
    expect(seen?.seen).toEqual([
      { place: 'pricing', use: 'equality', table: null, valueJsonString: '"asia"', count: 1 },
      { place: 'pricing', use: 'equality', table: null, valueJsonString: '"europe"', count: 1 },
      { place: 'pricing', use: 'fallback', table: null, valueJsonString: '"world"', count: 1 },
      { place: 'codes', use: 'equality', table: null, valueJsonString: '"asia"', count: 1 },
      { place: 'requests', use: null, table: null, valueJsonString: '"world"', count: 2 },
      { place: 'requests', use: null, table: null, valueJsonString: '"Asia"', count: 1 },
    ]);
    expect(propose({ underwriting: age })[0]?.seen).toEqual([
      { place: 'underwriting', use: 'comparison', table: null, valueJsonString: '85', count: 1 },
    ]);
  });

  test('are marked if they are declared, and absent if they are part of a declared one', () => {
    const logics = { pricing: { '+': [zone, { var: 'trip.days' }] }, underwriting: age };
    const declared = (inputs: Json) => propose(logics, { inputs }).map(({ path, isDeclared }) => [path, isDeclared]);
    expect(declared([{ path: 'age', type: 'integer' }])).toEqual([
      ['trip.zone', false],
      ['trip.days', false],
      ['age', true],
    ]);
    expect(declared([{ path: 'trip', type: 'text' }])).toEqual([['age', false]]);
  });

  test('omit the price so far, chosen codes and options, and computed names', () => {
    const codes = { '+': [{ var: 'premium' }, { var: 'history.claims' }] };
    const pricing = { '+': [{ val: ['rates', { var: 'age' }] }, { var: 'benefitOptions.ward' }] };
    expect(propose({ pricing, codes }).map(({ path }) => path)).toEqual(['age', 'history.claims']);
    expect(propose({ pricing: { var: 'premium' } }).map(({ path }) => path)).toEqual(['premium']);
  });

  test('are limited in the number and the length of the values seen', () => {
    const requested: Json[] = Array.from({ length: 60 }, (_, index) => ({ age: index }));
    expect(propose({ underwriting: age }, { requested })[0]?.seen).toHaveLength(51);
    expect(propose({ underwriting: age }, { requested: [{ age: 'x'.repeat(300) }] })[0]?.seen).toHaveLength(1);
  });
});

describe('a trial', () => {
  const inputs = JSON.stringify([
    { path: 'age', type: 'integer', minimum: 0, requiredWhen: true },
    { path: 'people', type: 'list', items: [{ path: 'job', type: 'choice', choices: [{ value: 'pilot' }] }] },
  ]);
  const attempt = (...requested: Json[]) =>
    tryInputs({ inputs, requested: requested.map((values) => JSON.stringify(values)) });

  test('counts the requests with values that do not match, whatever the level', () => {
    expect(attempt({ age: 5 }, { age: -1 }, { age: -1, people: [{ job: 'x' }, { job: 'y' }] }, {})).toEqual({
      checkedCount: 4,
      mismatchedCount: 3,
      mismatches: [
        { path: 'age', count: 3, valuesJsonStrings: ['-1', 'null'] },
        { path: 'people.job', count: 1, valuesJsonStrings: ['"x"', '"y"'] },
      ],
    });
    expect(attempt()).toEqual({ checkedCount: 0, mismatchedCount: 0, mismatches: [] });
  });

  test('lists some of the values', () => {
    const many = attempt(...Array.from({ length: 30 }, (_, index) => ({ age: -1 - index })), { age: 'x'.repeat(300) });
    expect(many.mismatches[0]?.count).toBe(31);
    expect(many.mismatches[0]?.valuesJsonStrings).toHaveLength(10);
  });
});

describe('inputs that are looked up in a rate table', () => {
  const header = {
    name: 'rates',
    keys: [
      { name: 'zone', match: 'exact', type: 'text' },
      { name: 'age', match: 'range', type: 'number' },
      { name: 'on', match: 'exact', type: 'date' },
    ],
    values: [{ name: 'rate', unit: { kind: 'factor' } }],
  } as const;
  const lookup: Json = {
    table: ['rates', { eachKey: { zone: { var: 'zone' }, age: { var: 'age' }, on: { var: 'on' } } }, 'rate'],
  };
  const rows: readonly (readonly WrittenCell[])[] = [
    ['asia', 0, 18, '2027-01-01', 1],
    ['europe', 18, null, '2027-01-01', 2],
  ];

  function proposeFrom(...more: readonly (readonly WrittenCell[])[]) {
    return proposeInputs({
      logics: [{ place: 'pricing', text: JSON.stringify(lookup) }],
      inputs: undefined,
      tables: [
        shareTable(readTable(header, [...rows, ...more]).table, {
          tenantId: 'tenant',
          hash: `rates with ${more.length} more`,
        }),
      ],
      requested: [],
    });
  }

  test('have the types of the keys, and what the rows have for them', () => {
    const ofTable = { place: 'tables', table: 'rates', count: 1 };
    const proposed = proposeFrom();
    expect(proposed.map(({ inputJsonString }) => JSON.parse(inputJsonString) as Json)).toEqual([
      { path: 'zone', type: 'text', choices: [{ value: 'asia' }, { value: 'europe' }] },
      { path: 'age', type: 'number' },
      { path: 'on', type: 'date' },
    ]);
    expect(proposed.map(({ seen }) => seen)).toEqual([
      [
        { ...ofTable, use: 'equality', valueJsonString: '"asia"' },
        { ...ofTable, use: 'equality', valueJsonString: '"europe"' },
      ],
      [
        { ...ofTable, use: 'comparison', valueJsonString: '0' },
        { ...ofTable, use: 'comparison', valueJsonString: '18' },
      ],
      [{ ...ofTable, use: 'equality', valueJsonString: '"2027-01-01"' }],
    ]);
  });

  test('are closed by a table only if each row has a text, and by no range', () => {
    expect(proposeFrom().map(({ closedBy }) => closedBy)).toEqual([['rates'], [], []]);
    expect(proposeFrom([null, 0, null, '2027-01-02', 3]).map(({ closedBy }) => closedBy)).toEqual([[], [], []]);
    const many = Array.from({ length: 60 }, (_, index) => [`zone${index}`, 0, null, '2027-01-01', 1]);
    const [zones] = proposeFrom(...many);
    expect(zones?.closedBy).toEqual([]);
    expect(zones?.seen).toHaveLength(50);
  });
});
