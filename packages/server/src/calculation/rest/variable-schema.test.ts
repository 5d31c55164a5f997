import { describeVariables, type Json } from '@coverwright/rules';
import { describe, expect, test } from 'vitest';
import { toCodesSchema, toValuesSchema } from './variable-schema.ts';

const schemaOf = (logic: Json) => toValuesSchema(describeVariables(logic));

describe('the schema of values', () => {
  test('nests objects, and requires what the logic cannot do without', () => {
    const logic = { '*': [{ var: 'trip.days' }, { var: ['trip.rate', 2] }, { if: [{ var: 'smoker' }, 2, 1] }] };
    expect(schemaOf(logic)).toMatchObject({
      type: 'object',
      required: ['trip', 'smoker'],
      properties: {
        trip: {
          type: 'object',
          required: ['days'],
          properties: { days: { type: 'number' }, rate: { type: ['number', 'null'], examples: [2] } },
        },
      },
    });
  });

  test('lists the values that the logic names, without excluding others', () => {
    const zone = { if: [{ '==': [{ var: 'zone' }, 'asia'] }, 1, { '==': [{ var: 'zone' }, 'europe'] }, 2, 3] };
    expect(schemaOf(zone)).toEqual({
      type: 'object',
      required: ['zone'],
      properties: { zone: { type: 'string', examples: ['asia', 'europe'] } },
    });
  });

  test('includes variables read from the elements of a list', () => {
    const ages = { reduce: [{ var: 'people' }, { '+': [{ var: 'current.age' }, { var: 'accumulator' }] }, 0] };
    expect(schemaOf(ages)).toMatchObject({
      properties: { people: { type: 'array', items: { type: 'object', properties: { age: { type: 'number' } } } } },
    });
  });

  test('omits values that may be a list or an object, and computed paths', () => {
    const logic = { '+': [{ var: 'people.0.age' }, { var: { cat: ['a', { var: 'name' }] } }] };
    expect(schemaOf(logic)).toMatchObject({ properties: { people: {}, name: {} } });
  });

  test('for logic without variables is an object with any content', () => {
    expect(schemaOf(7)).toEqual({ type: 'object', properties: {} });
  });
});

describe('the schema of codes', () => {
  test('lists the codes of the product', () => {
    expect(toCodesSchema([{ code: 'A', name: 'Early' }])).toMatchObject({
      items: { enum: ['A'] },
      description: 'A: Early',
    });
  });

  test('allows none if the product has none', () => {
    expect(toCodesSchema([])).toEqual({ type: 'array', items: { type: 'string' }, maxItems: 0 });
  });
});
