import { beforeAll, describe, expect, test } from 'vitest';
import { expectSuccess, payloadOf } from '../../testing/expect-result.ts';
import { given } from '../../testing/given.ts';
import { productApiTests } from '../../testing/product-api.ts';
import { templateCalls } from '../../testing/templates.ts';
import { ratingWorkbook, workbookFile } from '../../testing/workbook-file.ts';
import type { ProductId } from '../products/products.service.ts';

const api = productApiTests();
const logicalId = 'term-life-rates';
const inputs = [{ name: 'age' }, { name: 'smoker' }, { name: 'start' }, { name: 'sum' }];
const outputs = [{ name: 'premium' }, { name: 'years' }];

beforeAll(async () => {
  const fileKey = await given.file(api.server, {
    ...api.user,
    key: 'rates.xlsx',
    content: workbookFile(ratingWorkbook),
  });
  await templateCalls(api.server, api.user).create('function', { fileKey, inputs, outputs, logicalId });
});

const life = { eachKey: { age: { var: 'age' }, smoker: false, start: '2026-01-01', sum: { var: 'sum' } } };
/** The workbook's rate per 1,000, plus a fee. */
const logic = JSON.stringify({ round: [{ '+': [{ function: [logicalId, life, 'premium'] }, 0.05] }, 2] });

function valuesOf(age: unknown, sum: unknown = 1000): object {
  return { values: { age, sum } };
}

const document = `query ($id: productIdInput!, $json: String) { products_2(where: { id_in: [$id] }) {
  list { pricing(valuesJsonString: $json) { amount missingVariables } } } }`;

async function amountOf(id: ProductId, values: object, user = api.user) {
  const { list } = expectSuccess(await api.server.as(user).post(document, { id, json: JSON.stringify(values) })) as {
    list: { pricing: unknown }[];
  };
  return list[0]?.pricing;
}

function nameOf({ plan, type, version }: ProductId): string {
  return [plan, type, version].filter(Boolean).join(' / ');
}

async function send(mutation: string, parameters: string, variables: object, user = api.user): Promise<unknown> {
  const query = `mutation (${parameters}) { answer: ${mutation} { status errors errors_2 { code message path } } }`;
  return payloadOf(await api.server.as(user).post(query, { ...variables }));
}

/** The text with other, equivalent JSON escapes. */
function escaped(text: string): string {
  return `\\u00${text.codePointAt(0)?.toString(16).padStart(2, '0')}${text.slice(1)}`;
}

function saveLogic(step: 'create' | 'update', productId: ProductId, amountLogic: string, user = api.user) {
  return send(
    `${step}PriceLogic(productId: $productId, input: { amountLogic: $amountLogic })`,
    '$productId: productIdInput!, $amountLogic: String!',
    { productId, amountLogic },
    user,
  );
}

function deleteFunction(id: string) {
  return send('deleteTemplate(templateId: $id)', '$id: String!', { id });
}

function renameFunction(id: string, to: string) {
  const mutation = 'updateFunctionTemplate(id: $id, input: { logicalId: $to })';
  return send(mutation, '$id: String!, $to: String!', { id, to });
}

describe('pricing logic that calls a function', () => {
  test('returns the workbook’s price, in the studio and over REST', async () => {
    const id = await api.pricedProduct({ logic });
    expect(await amountOf(id, { age: 40, sum: 1000 })).toEqual({ amount: 1.25, missingVariables: [] });
    expect(await api.priceOf(id, valuesOf(40))).toMatchObject({ status: 200, answer: { originalPrice: 1.25 } });
  });

  test('is answered item by item in a list, in order', async () => {
    const id = await api.pricedProduct({ logic });
    const { answer } = await api.priceOf(id, [valuesOf(40), valuesOf('forty'), valuesOf(40, 2000), { values: {} }]);
    expect(answer).toMatchObject([
      { status: 'success', originalPrice: 1.25 },
      { status: 'failure' },
      { status: 'success', originalPrice: 2.45 },
      { status: 'failure', errors_2: [{ code: 'REQUIRED' }, { code: 'REQUIRED' }] },
    ]);
  });

  test('handles thousands of items in one request', async () => {
    const id = await api.pricedProduct({ logic });
    const items = Array.from({ length: 3000 }, (_value, nth) => valuesOf(40, 1000 + nth * 1000));
    const { answer } = await api.priceOf(id, items);
    const amounts = (answer as unknown as { originalPrice: number }[]).map((each) => each.originalPrice);
    expect(amounts.slice(0, 3)).toEqual([1.25, 2.45, 3.65]);
    expect(amounts.at(-1)).toBe(3600.05);
  });

  test('may pass the result of one function to another', async () => {
    const twice = {
      function: [
        logicalId,
        { eachKey: { ...life.eachKey, sum: { '*': [{ function: [logicalId, life, 'premium'] }, 1000] } } },
        'premium',
      ],
    };
    const id = await api.pricedProduct({ logic: JSON.stringify(twice) });
    expect(await amountOf(id, { age: 40, sum: 1000 })).toMatchObject({ amount: 1.44 });
  });

  test('is refused with the reason for inputs that the function does not accept', async () => {
    const id = await api.pricedProduct({ logic });
    const { status, answer } = await api.priceOf(id, { values: { age: 40, sum: 'much' } });
    expect(status).toBe(400);
    expect(answer.errors?.[0]).toMatch(/The function "term-life-rates" returned no result: .*sum/);
  });

  test('is not saved for a function that does not exist or belongs to another tenant', async () => {
    const other = await given.user(api.server);
    const productId = await given.product(api.server, other);
    const problems = [
      {
        code: 'NOT_FOUND',
        message:
          'There is no function with the id or logical id term-life-rates. Create it first, or change the logic.',
        path: 'input.amountLogic',
      },
    ];
    expect(await saveLogic('create', productId, logic, other)).toMatchObject({ errors_2: problems });
    await given.priceLogic(api.server, { ...other, productId, amountLogic: '1' });
    expect(await saveLogic('update', productId, logic, other)).toMatchObject({ errors_2: problems });
  });

  test('protects the function and its logical id while it calls it', async () => {
    const calls = templateCalls(api.server, api.user);
    const id = await calls.create('function', { fileKey: 'rates.xlsx', inputs, outputs, logicalId: 'kept-rates' });
    const callOf = (name: string) => JSON.stringify({ function: [name, life, 'premium'] });
    const first = await api.pricedProduct({ logic: callOf('kept-rates') });
    const refusal = {
      code: 'INVALID',
      message: `The pricing logic of ${nameOf(first)} calls this function. Remove the call there first.`,
    };
    expect(await deleteFunction(id)).toMatchObject({ errors_2: [{ ...refusal, path: 'templateId' }] });
    expect(await renameFunction(id, 'other')).toMatchObject({ errors_2: [{ ...refusal, path: 'input.logicalId' }] });
    expect(await renameFunction(id, 'kept-rates')).toMatchObject({ status: 'success' });
    expect(await amountOf(first, { age: 40, sum: 1000 })).toMatchObject({ amount: 1.2 });

    const second = await api.pricedProduct({ logic: callOf(id).replace(id, escaped(id)) });
    expect(await saveLogic('update', first, '1')).toMatchObject({ status: 'success' });
    expect(await renameFunction(id, 'other')).toMatchObject({ status: 'success' });
    const later = { ...refusal, message: refusal.message.replace(nameOf(first), nameOf(second)) };
    expect(await deleteFunction(id)).toMatchObject({ errors_2: [{ ...later, path: 'templateId' }] });
    expect(await saveLogic('update', second, '1')).toMatchObject({ status: 'success' });
    expect(await deleteFunction(id)).toMatchObject({ status: 'success' });
  });

  test('lists a few of many products that call a function', async () => {
    const calls = templateCalls(api.server, api.user);
    const id = await calls.create('function', { fileKey: 'rates.xlsx', inputs, outputs });
    const callOf = JSON.stringify({ function: [id, life, 'premium'] });
    for (let nth = 0; nth < 4; nth++) await api.pricedProduct({ logic: callOf });
    expect(await deleteFunction(id)).toMatchObject({
      errors: [expect.stringMatching(/^The pricing logic of .+, .+, .+ and other products calls/u)],
    });
  });

  test('requires no inputs if it does not reach the call', async () => {
    const id = await api.pricedProduct({
      logic: JSON.stringify({ if: [{ '<': [{ var: 'age' }, 18] }, 10, JSON.parse(logic)] }),
    });
    expect(await amountOf(id, { age: 17 })).toMatchObject({ amount: 10 });
  });

  test('calls at most 20 times with different inputs', async () => {
    const calls = Array.from({ length: 21 }, (_value, nth) => ({
      function: [logicalId, { eachKey: { ...life.eachKey, sum: nth + 1 } }, 'premium'],
    }));
    const id = await api.pricedProduct({ logic: JSON.stringify({ '+': calls }) });
    const { status, answer } = await api.priceOf(id, valuesOf(40));
    expect(status).toBe(400);
    expect(answer.errors?.[0]).toContain('more than 20 different inputs');
  });
});

test('logic evaluated outside pricing cannot call functions', async () => {
  const result = await api.server
    .as(api.user)
    .post('query ($logic: String!) { evaluateLogic(logic: $logic, valuesJsonString: "{}") { status errors } }', {
      logic,
    });
  expect(JSON.stringify(result)).toContain('only pricing logic calls functions');
});
