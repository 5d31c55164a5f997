import { describeVariables, type Json } from '@coverwright/rules';
import { describe, expect, test } from 'vitest';
import { toCodesSchema, toValuesSchema } from './variable-schema.ts';

const schemaOf = (logic: Json) => toValuesSchema(describeVariables(logic));

describe('the schema of values', () => {
  test('nests objects, and asks for what the logic cannot do without', () => {
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

  test('names the values that the logic names, without excluding others', () => {
    const zone = { if: [{ '==': [{ var: 'zone' }, 'asia'] }, 1, { '==': [{ var: 'zone' }, 'europe'] }, 2, 3] };
    expect(schemaOf(zone)).toEqual({
      type: 'object',
      required: ['zone'],
      properties: { zone: { type: 'string', examples: ['asia', 'europe'] } },
    });
  });

  test('reports what is read from the elements of a list', () => {
    const ages = { reduce: [{ var: 'people' }, { '+': [{ var: 'current.age' }, { var: 'accumulator' }] }, 0] };
    expect(schemaOf(ages)).toMatchObject({
      properties: { people: { type: 'array', items: { type: 'object', properties: { age: { type: 'number' } } } } },
    });
  });

  test('does not mention values that may be a list or an object, nor of computed paths', () => {
    const logic = { '+': [{ var: 'people.0.age' }, { var: { cat: ['a', { var: 'name' }] } }] };
    expect(schemaOf(logic)).toMatchObject({ properties: { people: {}, name: {} } });
  });

  test('of logic without variables is an object with whatever one likes', () => {
    expect(schemaOf(7)).toEqual({ type: 'object', properties: {} });
  });
});

describe('the schema of codes', () => {
  test('lists those of the product', () => {
    expect(toCodesSchema([{ code: 'A', name: 'Early' }])).toMatchObject({
      items: { enum: ['A'] },
      description: 'A: Early',
    });
  });

  test('lets none be given where there are none', () => {
    expect(toCodesSchema([])).toEqual({ type: 'array', items: { type: 'string' }, maxItems: 0 });
  });
});
