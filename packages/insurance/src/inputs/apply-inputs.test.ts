import { describe, expect, it } from 'vitest';
import { isJsonList, isJsonObject, type Json } from '../json.ts';
import { parseKeepingNumbers } from '../numbers/parse-keeping-numbers.ts';
import { compileInputs } from './apply-inputs.ts';
import type { CompileCondition } from './compiled-input.ts';
import { parseInputs } from './parse-inputs.ts';

/** Knows only {"==": [{"var": name}, text]}. */
const compileCondition: CompileCondition = (condition) => (values) => {
  const operands = isJsonObject(condition) ? condition['=='] : undefined;
  const [read, expected] = isJsonList(operands) ? operands : [];
  const name = isJsonObject(read) ? read['var'] : undefined;
  return typeof name === 'string' && isJsonObject(values) && values[name] === expected;
};

function apply(inputs: Json, values: Json) {
  const parsed = parseInputs(inputs);
  if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join(' '));
  return compileInputs(parsed.inputs, compileCondition)(values);
}

function problems(inputs: Json, values: Json): string[] {
  return apply(inputs, values).problems.map(({ code, path, message }) => `${code} ${path}: ${message}`);
}

const zone = { path: 'zone', type: 'choice', choices: [{ value: 'asia' }, { value: 'europe' }, { value: 'US' }] };
const age = { path: 'age', type: 'integer', minimum: 0, maximum: 120 };

describe('values for declared inputs', () => {
  it.each<[string, Json, Json, string | undefined]>([
    ['a choice', zone, 'asia', undefined],
    ['another case', zone, 'Europe', '"Europe" is not one of the choices of v. The nearest are: europe.'],
    ['a misspelling', zone, 'europ', '"europ" is not one of the choices of v. The nearest are: europe.'],
    ['another width', zone, 'ｕｓ', '"ｕｓ" is not one of the choices of v. The nearest are: US.'],
    ['another text', zone, 'mars', '"mars" is not one of the choices of v: asia, europe, US.'],
    ['a number for a choice', zone, 5, 'The value v must be a text.'],
    ['a suggestion', { ...zone, type: 'text' }, 'mars', undefined],
    ['a number for a text', { type: 'text' }, 5, 'The value v must be a text.'],
    ['a whole number', age, 0, undefined],
    ['the maximum', age, 120, undefined],
    ['a negative number', age, -3, 'The value v must be at least 0.'],
    ['a large number', age, 121, 'The value v must be at most 120.'],
    ['a fraction', age, 1.5, 'The value v must be a whole number.'],
    ['a text for an integer', age, '5', 'The value v must be a whole number.'],
    ['a number', { type: 'number' }, 1.5, undefined],
    ['a long number', { type: 'number', maximum: 1 }, parseKeepingNumbers('0.12345678901234567890'), undefined],
    ['a large long number', age, parseKeepingNumbers('12345678901234567890'), 'The value v must be at most 120.'],
    ['an amount that is a text', { type: 'amount' }, 'HKD 5', 'The value v must be a number.'],
    ['a date', { type: 'date' }, '2024-02-29', undefined],
    ['a date that does not exist', { type: 'date' }, '2025-02-29', 'The value v must be a date, such as 2026-01-31.'],
    ['another form of date', { type: 'date' }, '1/2/2025', 'The value v must be a date, such as 2026-01-31.'],
    ['true', { type: 'boolean' }, true, undefined],
    ['a text for true', { type: 'boolean' }, 'true', 'The value v must be true or false.'],
    ['a list', { type: 'list' }, [1], undefined],
    ['an object for a list', { type: 'list' }, {}, 'The value v must be a list.'],
    ['a short list', { type: 'list', minItems: 1 }, [], 'The list v must have at least 1 entries.'],
    ['a long list', { type: 'list', maxItems: 1 }, [1, 2], 'The list v can have at most 1 entries.'],
  ])('%s', (_what, input, value, expected) => {
    const declared = [{ ...(isJsonObject(input) ? input : {}), path: 'v' }];
    expect(problems(declared, { v: value })).toEqual(expected === undefined ? [] : [`INVALID v: ${expected}`]);
    expect(problems(declared, {})).toEqual([]);
  });

  it('are not quoted at any length, and many choices are abbreviated', () => {
    const choices = Array.from({ length: 12 }, (_, index) => ({ value: `c${index}` }));
    expect(problems([{ ...zone, choices }], { zone: 'x'.repeat(500) })).toEqual([
      `INVALID zone: "${'x'.repeat(100)}…" is not one of the choices of zone: c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, ….`,
    ]);
  });

  it.each<[string, Json, Json, string[]]>([
    ['always', true, {}, ['REQUIRED zone: The value zone is required.']],
    ['never', null, {}, []],
    ['for null', true, { zone: null }, ['REQUIRED zone: The value zone is required.']],
    ['for an empty text', true, { zone: '' }, ['REQUIRED zone: The value zone is required.']],
    [
      'if a condition holds',
      { '==': [{ var: 'kind' }, 'trip'] },
      { kind: 'trip' },
      ['REQUIRED zone: The value zone is required.'],
    ],
    ['if it does not hold', { '==': [{ var: 'kind' }, 'trip'] }, { kind: 'home' }, []],
    [
      'if it holds for a default',
      { '==': [{ var: 'home' }, 'hk'] },
      {},
      ['REQUIRED zone: The value zone is required.'],
    ],
  ])('are required %s', (_what, requiredWhen, values, expected) => {
    expect(
      problems(
        [
          { ...zone, requiredWhen },
          { path: 'home', type: 'text', default: 'hk' },
        ],
        values,
      ),
    ).toEqual(expected);
  });

  it('may be an empty text if that is a choice', () => {
    const optional = { ...zone, choices: [{ value: '' }, { value: 'asia' }], requiredWhen: true, default: 'asia' };
    expect(apply([optional], { zone: '' })).toEqual({ values: { zone: '' }, defaults: [], problems: [], unasked: [] });
  });

  it('are not asked if their condition does not hold', () => {
    const unaskedOf = (requiredWhen: Json, values: Json) => apply([{ ...zone, requiredWhen }], values).unasked;
    const isTrip: Json = { '==': [{ var: 'kind' }, 'trip'] };
    expect(unaskedOf(isTrip, { kind: 'home' })).toEqual(['zone']);
    expect(unaskedOf(isTrip, { kind: 'home', zone: 'asia' })).toEqual([]);
    expect(unaskedOf(isTrip, { kind: 'trip' })).toEqual([]);
    expect(unaskedOf(false, {})).toEqual([]);
  });

  it('have the level of their input', () => {
    const { problems: found } = apply([zone, { ...age, level: 'refuse' }], { zone: 'x', age: -1 });
    expect(found.map(({ path, level }) => [path, level])).toEqual([
      ['zone', 'warn'],
      ['age', 'refuse'],
    ]);
  });

  it('are ignored if they are not declared', () => {
    const values = { other: 'x', nested: { zone: 'x' } };
    expect(apply([zone], values)).toEqual({ values, defaults: [], problems: [], unasked: [] });
  });

  it('get defaults in a copy', () => {
    const values = { trip: { zone: '' }, days: null };
    const inputs = [
      { path: 'trip.zone', type: 'text', default: 'asia' },
      { path: 'trip.home.country', type: 'text', default: 'HK' },
      { path: 'days', type: 'integer', default: 5 },
      { path: 'given', type: 'integer', default: 5 },
    ];
    expect(apply(inputs, { ...values, given: 0 })).toEqual({
      values: { trip: { zone: 'asia', home: { country: 'HK' } }, days: 5, given: 0 },
      defaults: [
        { path: 'trip.zone', value: 'asia' },
        { path: 'trip.home.country', value: 'HK' },
        { path: 'days', value: 5 },
      ],
      problems: [],
      unasked: [],
    });
    expect(values).toEqual({ trip: { zone: '' }, days: null });
  });

  it('get no default where something else is in the way', () => {
    const inputs = [{ path: 'trip.zone', type: 'text', default: 'asia', requiredWhen: true }];
    expect(apply(inputs, { trip: 5 })).toMatchObject({
      values: { trip: 5 },
      defaults: [],
      problems: [{ code: 'REQUIRED' }],
    });
  });

  it('are returned unchanged if there is nothing to fill in', () => {
    const values = { zone: 'asia', l: [{ age: 5 }] };
    const inputs = [zone, { path: 'l', type: 'list', items: [{ ...age, default: 1 }] }];
    expect(apply(inputs, values).values).toBe(values);
  });

  it('are checked and filled in within lists', () => {
    const job = { path: 'job.name', type: 'text', requiredWhen: { '==': [{ var: 'class' }, 'x'] } };
    const inputs = [{ path: 'l', type: 'list', items: [age, { path: 'class', type: 'text', default: 'x' }, job] }];
    const values = { l: [{ age: 5, job: { name: 'pilot' } }, { age: -1, class: 'y' }, 7, { class: 'x' }] };
    expect(apply(inputs, values)).toMatchObject({
      values: { l: [{ age: 5, class: 'x' }, { class: 'y' }, 7, { class: 'x' }] },
      defaults: [{ path: 'l.0.class', value: 'x' }],
    });
    expect(problems(inputs, values)).toEqual([
      'INVALID l.1.age: The value l.1.age must be at least 0.',
      'INVALID l.2: The value l.2 must be an object.',
      'REQUIRED l.3.job.name: The value l.3.job.name is required.',
    ]);
  });

  it('may be lists of plain values', () => {
    const inputs = [{ path: 'zones', type: 'list', items: [{ ...zone, path: '' }] }];
    expect(problems(inputs, { zones: ['asia', 'asai'] })).toEqual([
      'INVALID zones.1: "asai" is not one of the choices of zones.1. The nearest are: asia.',
    ]);
  });

  it.each<Json>([null, 5, 'x', [], [1]])('may be anything: %j', (values) => {
    expect(problems([{ ...zone, requiredWhen: true }], values)).toEqual(['REQUIRED zone: The value zone is required.']);
  });

  it('have at most 20 problems', () => {
    const inputs = [{ path: 'l', type: 'list', items: [{ ...age, path: '' }] }];
    expect(problems(inputs, { l: Array.from({ length: 100 }, () => -1) })).toHaveLength(20);
  });
});
