import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { given, type GivenUser } from '../../../testing/given.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { templateCalls } from '../../../testing/templates.ts';
import { ratingWorkbook, workbookFile } from '../../../testing/workbook-file.ts';

let server: TestServer;
let user: GivenUser;
let apiKey: string;
const logicalId = 'term-life/rates';
let id: string;

const inputs = [{ name: 'age' }, { name: 'smoker' }, { name: 'start' }, { name: 'sum' }];
const outputs = [{ name: 'premium' }, { name: 'years' }, { name: 'today' }];

beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  apiKey = await given.apiKey(server, user);
  const { sheets } = ratingWorkbook;
  const quote = { ...sheets['Quote'], A9: 'output_today', B9: { f: 'TODAY()-B3', v: 0 } };
  const file = workbookFile({ sheets: { ...sheets, Quote: quote } });
  const fileKey = await given.file(server, { ...user, key: 'rates.xlsx', content: file });
  id = await templateCalls(server, user).create('function', { fileKey, inputs, outputs, logicalId });
});
afterAll(async () => server.close());

interface Answer {
  readonly status: string;
  readonly outputs?: Readonly<Record<string, unknown>>;
  readonly errors_2?: readonly { readonly code: string; readonly message: string; readonly path?: string }[];
}

async function call(
  body: unknown,
  { name = id, headers = {} }: { name?: string; headers?: Record<string, string> } = {},
) {
  const response = await server.http.inject({
    method: 'POST',
    url: `/api/v1/functions/${encodeURIComponent(name)}`,
    headers: { host: 'localhost', 'content-type': 'application/json', 'x-api-key': apiKey, ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.statusCode, body: response.json<Answer & readonly Answer[]>(), headers: response.headers };
}

const values = { age: 40, smoker: false, start: '2026-01-01', sum: 1000 };
const success = { status: 'success', errors: null, errors_2: null };

describe('one call', () => {
  test.each(['9007199254740993', '1000.000000000000000001'])(
    'refuses %s, which a workbook cannot hold',
    async (sum) => {
      const { status, body } = await call(`{"inputs":{"age":40,"smoker":false,"start":"2026-01-01","sum":${sum}}}`);
      expect(status).toBe(400);
      expect(body.errors_2).toMatchObject([{ code: 'INVALID', path: 'inputs.sum' }]);
    },
  );

  test('is answered by id and by logical id, with an API key and with a token', async () => {
    const item = { inputs: values, asOf: '2026-03-01' };
    const expected = { ...success, outputs: { premium: 1.2, years: 2027, today: 59 } };
    expect(await call(item)).toMatchObject({ status: 200, body: expected });
    expect((await call(item, { name: logicalId })).body).toEqual(expected);
    const { authorization = '' } = (await server.as(user).headers()) as { authorization?: string };
    const withToken = await server.http.inject({
      method: 'POST',
      url: `/api/v1/functions/${id}`,
      headers: { host: 'localhost', 'content-type': 'application/json', authorization },
      payload: JSON.stringify(item),
    });
    expect(withToken.json()).toEqual(expected);
  });

  test('uses the current time without an asOf', async () => {
    const { body } = await call({ inputs: values });
    const days = Math.floor((server.clock.now().getTime() - Date.UTC(2026, 0, 1)) / 86_400_000);
    expect(body.outputs).toMatchObject({ today: days });
  });

  test('returns the workbook’s values on request, and nothing from the previous call', async () => {
    await call({ inputs: { ...values, age: 50, sum: 5 } });
    expect(await call({ inputs: {}, allowMissing: true })).toMatchObject({ body: { outputs: { premium: 120 } } });
    expect(await call({ inputs: { sum: 2000 }, allowMissing: true })).toMatchObject({
      body: { outputs: { premium: 2.4 } },
    });
  });

  test('is refused with all its problems', async () => {
    const { status, body } = await call({ inputs: { age: 'old', sum: 1, color: 1 }, asOf: 'today', more: 1 });
    expect(status).toBe(400);
    expect(body.errors_2?.map(({ code, path }) => [code, path])).toEqual([
      ['INVALID', 'more'],
      ['INVALID', 'asOf'],
      ['INVALID', 'inputs.color'],
      ['REQUIRED', 'inputs.smoker'],
      ['REQUIRED', 'inputs.start'],
    ]);
    const wrongTypes = await call({ inputs: { age: 'old', smoker: 'no', start: '2026-02-30', sum: '1' } });
    expect(wrongTypes.body.errors_2?.map(({ message }) => message)).toEqual([
      'The input age must be a number.',
      'The input smoker must be true or false.',
      'The input start must be a date such as 2026-01-31.',
      'The input sum must be a number.',
    ]);
    const noRate = await call({ inputs: { ...values, age: 41 } });
    expect(noRate).toMatchObject({
      status: 400,
      body: { errors_2: [{ code: 'INVALID', message: 'premium: #N/A in Quote!B6', path: 'outputs.premium' }] },
    });
    for (const wrong of [3, null, 'x', { inputs: [] }]) expect((await call(wrong)).status).toBe(400);
  });

  test('requires credentials and a function', async () => {
    expect((await call({ inputs: values }, { headers: { 'x-api-key': 'wrong' } })).status).toBe(401);
    expect((await call({ inputs: values }, { name: 'nothing' })).status).toBe(404);
    const stranger = await given.apiKey(server, await given.user(server));
    expect((await call({ inputs: values }, { headers: { 'x-api-key': stranger } })).status).toBe(404);
  });
});

describe('a list', () => {
  test('is answered in its order, each item with its own errors', async () => {
    const items = [{ inputs: values }, 3, { inputs: { ...values, age: 41 } }, { inputs: { ...values, sum: 2000 } }];
    const { status, body } = await call(items);
    expect(status).toBe(200);
    expect(body.map((answer) => answer.outputs?.['premium'] ?? answer.errors_2?.[0]?.code)).toEqual([
      1.2,
      'INVALID',
      'INVALID',
      2.4,
    ]);
    expect((await call([])).body).toEqual([]);
  });

  test('of more than one frame has every result in its position', async () => {
    const items = Array.from({ length: 620 }, (_, index) => ({ inputs: { ...values, sum: index * 1000 } }));
    const { body } = await call(items);
    const expected = items.map((_, index) => Math.round(index * 120) / 100);
    expect(body.map((answer) => answer.outputs?.['premium'])).toEqual(expected);
  });

  test('of more than 10,000 items is refused', async () => {
    const { status, body } = await call(Array(10_001).fill(0));
    expect([status, body.errors_2?.[0]?.code]).toEqual([400, 'LIMIT_EXCEEDED']);
  });
});

test('the OpenAPI document is valid, and describes requests and responses', async () => {
  const response = await server.http.inject({
    url: `/api/v1/functions/${encodeURIComponent(logicalId)}/openapi.json`,
    headers: { host: 'localhost', 'x-api-key': apiKey },
  });
  expect(response.statusCode).toBe(200);
  const document = response.json<{
    paths: Record<string, { post: { requestBody: { content: Record<string, { example: object }> } } }>;
    components: { schemas: Record<string, object> };
  }>();
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'document', components: document.components });
  const example =
    document.paths[`/api/v1/functions/${encodeURIComponent(logicalId)}`]?.post.requestBody.content['application/json']
      ?.example;
  expect(example).toEqual({ inputs: { age: 40, smoker: false, start: '2026-01-01', sum: 100_000 } });
  expect(ajv.validate('document#/components/schemas/Call', example)).toBe(true);
  const { body } = await call(example);
  expect(ajv.validate('document#/components/schemas/Result', body)).toBe(true);
});
