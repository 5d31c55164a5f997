import { expect, test } from 'vitest';
import { travelOpenapi } from '../../testing/travel-openapi.ts';
import { readCall, readOperations } from './openapi.ts';

const [price] = readOperations(travelOpenapi);

test('every variable is listed with its dotted path, type and allowed values', () => {
  expect(price?.bodyFields.map(({ path, type, isRequired }) => [path, type, isRequired])).toEqual([
    ['values.trip.zone', 'string', true],
    ['values.trip.days', 'number', true],
    ['values.insureds.adults', 'number', true],
    ['values.insureds.children', 'number | null', false],
    ['values.insureds.oldestAge', 'number | string', true],
    ['values.home address.lines', 'string[]', false],
    ['values.anything', 'any', false],
    ['discountCodes', 'string[]', false],
  ]);
  const fields = new Map(price?.bodyFields.map((field) => [field.path, field]));
  expect(fields.get('values.trip.zone')?.examples).toEqual(['asia', 'europe']);
  expect(fields.get('values.insureds.children')?.examples).toEqual([0]);
  expect(fields.get('values.insureds.oldestAge')?.allowed).toEqual([41, 70, 'unknown']);
});

test('the example is a single body, and a list of bodies has its limit', () => {
  expect(price?.exampleBody).toMatchObject({ values: { trip: { zone: 'asia' } } });
  expect(price?.listMax).toBe(10_000);
});

test("the answer's fields are listed including those in lists, and recursive schemas are cut off", () => {
  const paths = price?.answerFields.map(({ path }) => path);
  expect(paths).toEqual(['status', 'amount', 'loadings', 'loadings[].code', 'parent']);
});

test('answers and errors have descriptions, including referenced ones', () => {
  expect(price?.outcomes).toEqual([
    { status: '200', description: 'The price.' },
    { status: '401', description: 'The key is not valid.' },
  ]);
});

test('an operation missing from the document is omitted, and an invalid document has no operations', () => {
  expect(readOperations(travelOpenapi).map(({ name }) => name)).toEqual(['price']);
  expect(readOperations({})).toEqual([]);
  expect(readOperations({ paths: { '/x/price': { post: {} } } })).toMatchObject([
    { name: 'price', bodyFields: [], exampleBody: { values: {} } },
  ]);
});

test('the only operation of a function is read regardless of its path', () => {
  const call = { type: 'object', required: ['inputs'], properties: { inputs: { type: 'object' }, asOf: {} } };
  const schema = { anyOf: [{ $ref: '#/components/schemas/Call' }, { type: 'array', items: {}, maxItems: 10_000 }] };
  const example = { inputs: { age: 40 } };
  const post = { requestBody: { content: { 'application/json': { schema, example } } } };
  const document = { paths: { '/api/v1/functions/life%2F1': { post } }, components: { schemas: { Call: call } } };
  expect(readCall(document)).toMatchObject({ name: 'call', bodySchema: call, listMax: 10_000, exampleBody: example });
  expect(readCall({})).toBeUndefined();
});
