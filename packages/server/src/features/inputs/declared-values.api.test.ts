// What declared inputs do to the values of prices and decisions, by REST and by GraphQL.
import { describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given } from '../../testing/given.ts';
import { productApiTests, productPath } from '../../testing/product-api.ts';
import type { ProductId } from '../products/products.service.ts';

const api = productApiTests();

const zones = [{ value: 'asia' }, { value: 'europe' }];
const days = { path: 'trip.days', type: 'integer', minimum: 1, maximum: 180 };
const zone = { path: 'trip.zone', type: 'choice', choices: zones };
const refuse = { level: 'refuse' };

/** Its price is 20 per day, with these declared inputs. */
async function declaredProduct(inputs: readonly object[], logic?: object): Promise<ProductId> {
  const productId = await api.pricedProduct(logic && { logic: JSON.stringify(logic) });
  await given.inputs(api.server, { ...api.user, productId, inputs: JSON.parse(JSON.stringify(inputs)) });
  return productId;
}

const price = (id: ProductId, trip: object, more: object = {}) => api.priceOf(id, { values: { trip }, ...more });
const decide = (id: ProductId, values: object) => api.post(`${productPath(id)}/underwriting`, { values });

describe('a price by REST', () => {
  test('reports values that do not match at the level warn', async () => {
    const id = await declaredProduct([days, zone]);
    const { status, answer } = await price(id, { days: -5, zone: 'Europe' });
    expect(status).toBe(400);
    expect(answer.errors_2).toEqual([expect.objectContaining({ path: 'amountLogic' })]);
    const other = await price(id, { days: 200, zone: 'Europe' });
    expect(other.answer).toMatchObject({
      status: 'success',
      amount: 4000,
      appliedDefaults: [],
      warnings: [
        { code: 'INVALID', path: 'values.trip.days', message: 'The value trip.days must be at most 180.' },
        {
          code: 'INVALID',
          path: 'values.trip.zone',
          message: '"Europe" is not one of the choices of trip.zone. The nearest are: europe.',
        },
      ],
    });
    expect(Object.keys((other.answer['warnings'] as object[])[0] ?? {})).toEqual(['code', 'path', 'message']);
  });

  test('refuses values that do not match at the level refuse, with the problems of the logic', async () => {
    const id = await declaredProduct(
      [
        { ...days, ...refuse },
        { ...zone, ...refuse, requiredWhen: true },
      ],
      {
        '*': [{ var: 'trip.days' }, { var: 'rate' }],
      },
    );
    const { status, answer } = await price(id, { days: -5 });
    expect(status).toBe(400);
    expect(answer.errors_2).toEqual([
      { code: 'INVALID', path: 'values.trip.days', message: 'The value trip.days must be at least 1.' },
      { code: 'REQUIRED', path: 'values.trip.zone', message: 'The value trip.zone is required.' },
      expect.objectContaining({ code: 'REQUIRED', path: 'values.rate' }),
    ]);
  });

  test('reports in the language of the request', async () => {
    const id = await declaredProduct([{ ...days, ...refuse }, zone]);
    const headers = { ...api.headers, 'accept-language': 'zh-HK' };
    const refused = await api.post(`${productPath(id)}/price`, { values: { trip: { days: 181 } } }, headers);
    expect(refused.answer.errors).toEqual(['值「trip.days」不得大於 180。']);
    const warned = await api.post(`${productPath(id)}/price`, { values: { trip: { days: 1, zone: 5 } } }, headers);
    expect(warned.answer).toMatchObject({ warnings: [{ message: '值「trip.zone」須為文字。' }] });
  });

  test('applies defaults, which it reports', async () => {
    const id = await declaredProduct([{ ...days, ...refuse, default: 3 }]);
    for (const trip of [{}, { days: null }]) {
      expect((await price(id, trip)).answer).toMatchObject({
        amount: 60,
        missingVariables: [],
        warnings: [],
        appliedDefaults: [{ path: 'trip.days', valueJsonString: '3' }],
      });
    }
    expect((await price(id, { days: 2 })).answer).toMatchObject({ amount: 40, appliedDefaults: [] });
  });

  test('only reports missing values if the request allows them', async () => {
    const id = await declaredProduct([{ ...zone, ...refuse, requiredWhen: true }]);
    expect((await price(id, { days: 1 })).answer).toMatchObject({ errors_2: [{ code: 'REQUIRED' }] });
    expect((await price(id, { days: 1 }, { allowMissing: true })).answer).toMatchObject({
      amount: 20,
      warnings: [{ code: 'REQUIRED', path: 'values.trip.zone' }],
    });
    expect((await price(id, { days: 1, zone: 'x' }, { allowMissing: true })).status).toBe(400);
  });

  test('does not need what the logic reads only under the condition that it is declared with', async () => {
    const requiredWhen = { '==': [{ var: 'ward' }, 'private'] };
    const deductible = { path: 'deductible', type: 'amount', ...refuse, requiredWhen };
    const rate = { if: [requiredWhen, { '-': [200, { var: 'deductible' }] }, 100] };
    const id = await declaredProduct([{ path: 'ward', type: 'text' }, deductible], rate);
    const ask = async (values: object) => (await api.priceOf(id, { values })).answer;
    expect(await ask({ ward: 'general' })).toMatchObject({ amount: 100, missingVariables: [] });
    expect(await ask({ ward: 'private', deductible: 50 })).toMatchObject({ amount: 150 });
    expect(await ask({ ward: 'private' })).toMatchObject({
      errors_2: [{ code: 'REQUIRED', path: 'values.deductible' }],
    });
  });

  test('requires values by conditions on other ones', async () => {
    const ward = { path: 'ward', type: 'text', default: 'general' };
    const requiredWhen = { '==': [{ var: 'ward' }, 'private'] };
    const id = await declaredProduct([ward, { path: 'deductible', type: 'amount', ...refuse, requiredWhen }]);
    const values = { trip: { days: 1 } };
    expect((await api.priceOf(id, { values })).answer).toMatchObject({ amount: 20, warnings: [] });
    expect((await api.priceOf(id, { values: { ...values, ward: 'private' } })).answer).toMatchObject({
      errors_2: [{ code: 'REQUIRED', path: 'values.deductible' }],
    });
    expect((await api.priceOf(id, { values: { ...values, ward: 'private', deductible: 0 } })).status).toBe(200);
  });

  test('is checked item by item in a list, and in a thread', async () => {
    const id = await declaredProduct([{ ...days, ...refuse, default: 3 }]);
    const items = Array.from({ length: 150 }, (_, index) => ({ values: { trip: index === 1 ? { days: 0 } : {} } }));
    for (const count of [3, 150]) {
      const { answer } = await api.priceOf(id, items.slice(0, count));
      const answers = answer as unknown as object[];
      expect(answers).toHaveLength(count);
      expect(answers[0]).toMatchObject({ amount: 60, appliedDefaults: [{ path: 'trip.days' }] });
      expect(answers[1]).toMatchObject({ errors_2: [{ code: 'INVALID', path: 'values.trip.days' }] });
    }
  });

  test('ignores what is not declared, and has no report without declared inputs', async () => {
    const id = await declaredProduct([days]);
    expect((await price(id, { days: 1, zone: 'mars' })).answer).toMatchObject({ amount: 20, warnings: [] });
    const plain = await api.pricedProduct();
    const { answer } = await price(plain, { days: 1 });
    expect(answer).not.toHaveProperty('warnings');
    expect(answer).not.toHaveProperty('appliedDefaults');
  });

  test('knows changes of the inputs immediately', async () => {
    const id = await declaredProduct([days]);
    const update = `mutation ($id: productIdInput!, $inputs: String!) {
      updateProductInputs(productId: $id, inputsJsonString: $inputs) { status errors } }`;
    const save = async (inputs: readonly object[]) =>
      expectSuccess(await api.server.as(api.user).post(update, { id, inputs: JSON.stringify(inputs) }));
    expect((await price(id, { days: 181 })).status).toBe(200);
    await save([{ ...days, ...refuse }]);
    expect((await price(id, { days: 181 })).status).toBe(400);
    await save([]);
    expect((await price(id, { days: 181 })).answer).not.toHaveProperty('warnings');
  });
});

describe('a decision by REST', () => {
  const age = { path: 'age', type: 'integer', minimum: 0, maximum: 120 };

  test('reports, refuses and applies defaults', async () => {
    const warned = await declaredProduct([age]);
    expect((await decide(warned, { age: 130 })).answer).toMatchObject({
      decision: 'decline',
      warnings: [{ path: 'values.age' }],
    });
    const refused = await declaredProduct([{ ...age, ...refuse, default: 90 }]);
    expect((await decide(refused, { age: -3 })).answer).toMatchObject({
      errors_2: [{ code: 'INVALID', path: 'values.age', message: 'The value age must be at least 0.' }],
    });
    expect((await decide(refused, {})).answer).toMatchObject({
      decision: 'decline',
      appliedDefaults: [{ path: 'age', valueJsonString: '90' }],
    });
  });

  test('declines a value within the range that underwriting does not accept', async () => {
    const id = await declaredProduct([{ ...age, ...refuse }]);
    expect((await decide(id, { age: 100 })).answer).toMatchObject({
      rejectionCodes: ['AGE_ABOVE_LIMIT'],
      warnings: [],
    });
  });
});

describe('by GraphQL', () => {
  const report = 'warnings { code message reason paramsJsonString path } appliedDefaults { path valueJsonString }';
  const query = `query ($where: productWhereInput, $values: String!) { products_2(where: $where) { list {
    pricing(valuesJsonString: $values) { amount ${report} }
    underwritingDecision(valuesJsonString: $values) { status decision errors_2 { code path } ${report} } } } }`;
  const ask = (id: ProductId, values: object) =>
    api.server.as(api.user).post(query, { where: { id_in: [id] }, values: JSON.stringify(values) });

  test('prices and decisions report what does not match', async () => {
    const id = await declaredProduct([days, { path: 'age', type: 'integer', default: 30 }]);
    const warnings = [
      {
        code: 'INVALID',
        message: 'The value trip.days must be at most 180.',
        reason: 'INPUT_TOO_LARGE',
        paramsJsonString: '{"path":"trip.days","most":180}',
        path: 'values.trip.days',
      },
    ];
    const expected = { warnings, appliedDefaults: [{ path: 'age', valueJsonString: '30' }] };
    expect(expectSuccess(await ask(id, { trip: { days: 181 } }))).toMatchObject({
      list: [{ pricing: { amount: 3620, ...expected }, underwritingDecision: { decision: 'accept', ...expected } }],
    });
  });

  test('prices and decisions refuse what does not match', async () => {
    const id = await declaredProduct([{ ...days, ...refuse }]);
    const result = await ask(id, { trip: { days: 181 }, age: 30 });
    expectProblem(result, 'INVALID', 'values.trip.days');
  });

  test('there is no report without declared inputs', async () => {
    const id = await api.pricedProduct();
    const none = { warnings: null, appliedDefaults: null };
    expect(expectSuccess(await ask(id, { trip: { days: 1 }, age: 30 }))).toMatchObject({
      list: [{ pricing: none, underwritingDecision: none }],
    });
  });
});

test('the OpenAPI document has the declared inputs, with examples for which there is a response', async () => {
  const label = { 'en-US': 'Zone', 'zh-HK': '地區' };
  const id = await declaredProduct([
    { ...zone, ...refuse, label, requiredWhen: true },
    { ...days, example: 7 },
    { path: 'age', type: 'integer', default: 30, isPersonal: true },
  ]);
  const url = `${productPath(id)}/openapi.json`;
  const document = async (locale: string) =>
    (
      await api.server.http.inject({ url, headers: { host: 'localhost', 'accept-language': locale, ...api.headers } })
    ).json<{ components: { schemas: Record<string, object> }; paths: Record<string, object> }>();
  const { components, paths } = await document('en-US');
  const trip = {
    properties: {
      zone: { title: 'Zone', oneOf: [{ const: 'asia' }, { const: 'europe' }], 'x-level': 'refuse' },
      days: { type: 'integer', minimum: 1, maximum: 180, examples: [7] },
    },
    required: ['days', 'zone'],
  };
  const age = { type: ['integer', 'null'], default: 30, 'x-personal': true };
  expect(components.schemas['PriceRequest']).toMatchObject({
    properties: { values: { properties: { trip, age }, required: ['trip'] } },
  });
  expect(components.schemas['DecisionRequest']).toMatchObject({
    properties: { values: { properties: { age }, required: ['trip'] } },
  });
  const content = { 'application/json': { example: { values: { trip: { zone: 'asia', days: 7 }, age: 30 } } } };
  expect(paths[`${productPath(id)}/price`]).toMatchObject({ post: { requestBody: { content } } });
  expect((await document('zh-HK')).components.schemas['PriceRequest']).toHaveProperty(
    'properties.values.properties.trip.properties.zone.title',
    '地區',
  );
});
