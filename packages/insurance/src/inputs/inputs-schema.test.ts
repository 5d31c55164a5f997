import { describe, expect, it } from 'vitest';
import type { Json } from '../json.ts';
import { inputsToJsonSchema } from './inputs-schema.ts';
import { parseInputs } from './parse-inputs.ts';

function schema(inputs: Json, locales = ['en-US']) {
  const parsed = parseInputs(inputs);
  if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join(' '));
  return inputsToJsonSchema(parsed.inputs, locales);
}

const choices = [{ value: 'asia', label: { 'en-US': 'Asia', 'zh-HK': '亞洲' } }, { value: 'europe' }];

describe('the JSON Schema of declared inputs', () => {
  it.each<[string, Json, object]>([
    ['text', { type: 'text' }, { type: ['string', 'null'] }],
    ['text with suggestions', { type: 'text', choices }, { type: ['string', 'null'], examples: ['asia', 'europe'] }],
    [
      'choice',
      { type: 'choice', choices, requiredWhen: true },
      {
        oneOf: [
          { const: 'asia', title: 'Asia' },
          { const: 'europe', title: 'europe' },
        ],
      },
    ],
    [
      'choice that is not required',
      { type: 'choice', choices: [{ value: 'x' }], default: 'x' },
      { oneOf: [{ const: 'x', title: 'x' }, { type: 'null' }], default: 'x' },
    ],
    [
      'integer',
      { type: 'integer', minimum: 0, maximum: 120, unit: 'year', example: 30, requiredWhen: true },
      { type: 'integer', minimum: 0, maximum: 120, 'x-unit': 'year', examples: [30] },
    ],
    [
      'number with a unit in each language',
      { type: 'number', unit: { 'en-US': 'years', 'zh-HK': '歲' } },
      { type: ['number', 'null'], 'x-unit': 'years' },
    ],
    ['amount', { type: 'amount', currency: 'HKD' }, { type: ['number', 'null'], 'x-currency': 'HKD' }],
    ['date', { type: 'date' }, { type: ['string', 'null'], format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$' }],
    ['boolean', { type: 'boolean', isPersonal: true }, { type: ['boolean', 'null'], 'x-personal': true }],
    [
      'list',
      { type: 'list', minItems: 1, maxItems: 2, items: [{ path: 'age', type: 'number', requiredWhen: true }] },
      {
        type: ['array', 'null'],
        minItems: 1,
        maxItems: 2,
        items: { type: 'object', properties: { age: { type: 'number', 'x-level': 'warn' } }, required: ['age'] },
      },
    ],
    [
      'list of plain values',
      { type: 'list', items: [{ path: '', type: 'text' }] },
      { type: ['array', 'null'], items: { type: ['string', 'null'], 'x-level': 'warn' } },
    ],
    [
      'level and texts',
      { type: 'text', level: 'refuse', label: { en: 'Name', zh: '姓名' }, help: { fr: 'Nom' } },
      { type: ['string', 'null'], title: 'Name', description: 'Nom', 'x-level': 'refuse' },
    ],
  ])('%s', (_what, input, expected) => {
    const given = { ...(input as object), path: 'v' } as Json;
    expect(schema([given]).properties).toEqual({ v: { 'x-level': 'warn', ...expected } });
  });

  it('is nested by the paths of the inputs', () => {
    const inputs = [
      { path: 'trip.zone', type: 'text', requiredWhen: true },
      { path: 'trip.days', type: 'number' },
      { path: 'home.city.name', type: 'text' },
    ];
    expect(schema(inputs)).toMatchObject({
      type: 'object',
      properties: {
        trip: { type: 'object', properties: { zone: { type: 'string' }, days: {} }, required: ['zone'] },
        home: { type: 'object', properties: { city: { type: 'object', properties: { name: {} } } } },
      },
      required: ['trip'],
    });
  });

  it.each<[string, Json, Json, object | undefined]>([
    ['an equality', { '==': [{ var: 'c.ward' }, 'private'] }, null, { enum: ['private'] }],
    ['an equality the other way round', { '===': ['private', { var: 'c.ward' }] }, null, { enum: ['private'] }],
    ['a list', { in: [{ var: 'c.ward' }, ['a', 'b']] }, null, { enum: ['a', 'b'] }],
    ['a comparison of numbers', { '==': [{ var: 'c.ward' }, 5] }, null, undefined],
    ['anything else', { '!': [{ var: 'c.ward' }] }, null, undefined],
    ['two conditions', { and: [{ '==': [{ var: 'c.ward' }, 'private'] }, true] }, null, undefined],
  ])('has %s as a condition', (_what, requiredWhen, value, expected) => {
    const inputs = [
      { path: 'c.ward', type: 'text', default: value },
      { path: 'c.deductible', type: 'amount', requiredWhen },
    ];
    const { allOf, properties } = schema(inputs);
    expect(properties['c']).toMatchObject({ properties: { deductible: { 'x-required-when': requiredWhen } } });
    const required =
      '"c": { "properties": { "deductible": { "not": { "type": "null" } } }, "required": ["deductible"] }';
    const read = `"c": { "properties": { "ward": ${JSON.stringify(expected)} }, "required": ["ward"] }`;
    expect(allOf).toEqual(
      expected && [
        JSON.parse(`{
          "if": { "properties": { ${read} }, "required": ["c"] },
          "then": { "properties": { ${required} }, "required": ["c"] }
        }`),
      ],
    );
  });

  it('counts a default as the value of a condition', () => {
    const inputs = [
      { path: 'ward', type: 'text', default: 'private' },
      { path: 'sum', type: 'amount', requiredWhen: { '==': [{ var: 'ward' }, 'private'] } },
    ];
    expect(schema(inputs)['allOf']).toMatchObject([{ if: { properties: { ward: { enum: ['private'] } } } }]);
    expect(schema(inputs)['allOf']).not.toHaveProperty('0.if.required');
  });
});
