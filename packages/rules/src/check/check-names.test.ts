import { describe, expect, it } from 'vitest';
import type { Json } from '../json/json.ts';
import type { TableHeader } from '../tables/rate-table.ts';
import { checkRule } from './check-rule.ts';

const inputs = [
  { path: 'insured.age', type: 'integer' },
  { path: 'insured.smoker', type: 'boolean' },
  { path: 'trip.zone', type: 'choice' },
  { path: 'people', type: 'list' },
  { path: 'holder.birthDate', type: 'date' },
  { path: 'spouse.birthDate', type: 'date' },
];
const ageRates: TableHeader = {
  name: 'age_rates',
  keys: [{ name: 'age', match: 'range', type: 'number' }],
  values: [{ name: 'rate', unit: { kind: 'factor' } }],
};
const tables = new Map([[ageRates.name, ageRates]]);
const v = (name: string): Json => ({ var: name });

function messagesOf(rule: Json) {
  return checkRule(rule, { inputs, tables }).map(({ code, message, path }) => [code, message, path.join('.')]);
}

describe('a name that the product does not declare', () => {
  it.each([
    ['age', 'The product has no input "age". Did you mean insured.age?'],
    ['Age', 'The product has no input "Age". Did you mean insured.age?'],
    ['insured.agge', 'The product has no input "insured.agge". Did you mean insured.age?'],
    ['person.age', 'The product has no input "person.age". Did you mean insured.age?'],
    ['smokr', 'The product has no input "smokr". Did you mean insured.smoker?'],
    ['zone', 'The product has no input "zone". Did you mean trip.zone?'],
    ['birthDate', 'The product has no input "birthDate". Did you mean holder.birthDate, spouse.birthDate?'],
    ['insured.age.years', 'The product has no input "insured.age.years", so it has no value and counts as nothing.'],
    ['premium', 'The product has no input "premium", so it has no value and counts as nothing.'],
    [
      'age_rates',
      '"age_rates" is a rate table. To look up a value in it, write table("age_rates", {age: insured.age}, "rate").',
    ],
  ])('%s is reported', (name, message) => {
    expect(messagesOf({ '*': [v(name), 2] })).toEqual([['UNDECLARED_NAME', message, '*.0.var']]);
  });

  it('is reported wherever it is read, and how it is read', () => {
    const rule = { '+': [{ var: ['age', 1] }, { val: ['insured', 'agge'] }, { if: [v('age'), 1, 2] }] };
    expect(messagesOf(rule).map(([, , path]) => path)).toEqual(['+.0.var.0', '+.2.if.0.var', '+.1.val']);
  });

  it.each([
    [v('insured.age')],
    [v('insured')],
    [v('people')],
    [v('people.0.age')],
    [{ map: [v('people'), v('agge')] }],
    [{ reduce: [v('people'), { '+': [v('accumulator'), v('current.age')] }, 0] }],
    [v('benefitOptions.ward')],
    [{ in: ['A', v('loadingCodes')] }],
    [{ var: { cat: ['a', 'b'] } }],
    [v('')],
    [{ preserve: { var: 'age' } }],
  ])('is none in %j', (rule) => {
    expect(messagesOf(rule)).toEqual([]);
  });

  it('is not reported where no inputs are declared', () => {
    expect(checkRule(v('age'), { inputs: [] })).toEqual([]);
    expect(checkRule(v('age'))).toEqual([]);
  });

  it('is compared with the inputs a hundred times at most', () => {
    const rule = { '+': Array.from({ length: 500 }, (_, index) => v(`name${index}`)) };
    expect(messagesOf(rule)).toHaveLength(100);
  });
});

describe('a calculation without a sensible result', () => {
  it.each([
    [
      { '*': [v('insured.smoker'), 100] },
      '"insured.smoker" is yes or no, not a number. Write if(insured.smoker, 100, 0).',
      '',
    ],
    [
      { '*': [100, v('insured.smoker')] },
      '"insured.smoker" is yes or no, not a number. Write if(insured.smoker, 100, 0).',
      '',
    ],
    [
      { '+': [1, v('insured.smoker'), 2] },
      '"insured.smoker" is yes or no, not a number. Write if(insured.smoker, 1, 0).',
      '+.1',
    ],
    [{ '/': [100, 0] }, 'A division by 0 has no result.', '/.1'],
    [{ '%': [v('insured.age'), 0] }, 'A division by 0 has no result.', '%.1'],
  ])('%j is reported', (rule: Json, message, path) => {
    expect(messagesOf(rule)).toEqual([['WRONG_ARGUMENT', message, path]]);
  });

  it('is none in others', () => {
    for (const rule of [{ '/': [0, 100] }, { '*': [0, 5] }, { if: [v('insured.smoker'), 100, 0] }, { '-': 0 }])
      expect(messagesOf(rule)).toEqual([]);
  });
});

it('a lookup that is written wrongly is shown with the keys of its table', () => {
  const written = 'Write a lookup in the table "age_rates" as table("age_rates", {age: insured.age}, "rate").';
  for (const argument of [['age_rates', v('insured.age')], ['age_rates', v('insured.age'), 'rate'], 'age_rates'])
    expect(messagesOf({ table: argument })).toContainEqual(['WRONG_ARGUMENT', written, 'table']);
});

it('functions in Chinese are named as they are here', () => {
  const [finding] = checkRule({ 若: [true, 1, 2] });
  expect(finding?.message).toBe('There is no operator "若". Did you mean "if"?');
});
