import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { seedDemo } from '../demo/demo.service.ts';

let server: TestServer;
let demoUser: GivenUser;
beforeAll(async () => {
  server = await startTestServer({ config: { publicUrl: 'https://api.insurer.test' } });
  await server.database.asOwner((transaction) => seedDemo(transaction, new Date(), server.objectParts));
  demoUser = await given.user(server, { tenantId: 'test_dev' });
});
afterAll(async () => server.close());

interface Media {
  readonly schema: object;
  readonly example?: object;
}
interface Operation {
  readonly requestBody: { readonly content: { readonly 'application/json': Media } };
  readonly responses: Readonly<Record<string, { readonly content: { readonly 'application/json': Media } }>>;
}
interface Document {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, { readonly properties: Record<string, unknown> }>> };
}

async function documentOf(path: string, headers: Record<string, string>, locale = 'en-US'): Promise<Document> {
  const response = await server.http.inject({
    url: `${path}/openapi.json`,
    headers: { host: 'localhost', 'accept-language': locale, ...headers },
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  return response.json<Document>();
}

async function expectValid(document: Document): Promise<void> {
  const validator = new Validator();
  const outcome = await validator.validate(structuredClone({ ...document }));
  expect(outcome).toMatchObject({ valid: true });
  expect(validator.version).toBe('3.1');
}

/** Returns true if a value conforms to a schema of the document, otherwise the errors. */
function keepsTo(document: Document, schema: object, value: unknown): unknown {
  const ajv = new Ajv2020({ strict: false, formats: { date: true } });
  const isValid = ajv.validate({ ...schema, components: document.components }, value);
  return isValid || ajv.errors;
}

async function answerTo(path: string, body: object, headers: Record<string, string>): Promise<object> {
  const response = await server.http.inject({
    method: 'POST',
    url: path,
    headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });
  return response.json<object>();
}

describe('the document of a demo product', () => {
  test.each(['travel_plus/single_trip/2026.2', 'travel_plus/single_trip/2027.1', 'health_first/vhis_flexi/2027.1'])(
    'of %s is OpenAPI 3.1, and its examples are really answered so, one or a list',
    async (id) => {
      const headers = { 'x-api-key': await given.apiKey(server, demoUser) };
      const document = await documentOf(`/api/v1/products/${id}`, headers);
      await expectValid(document);
      const withoutVersion = id.split('/').slice(0, 2).join('/');
      expect(document.servers).toEqual([{ url: 'https://api.insurer.test' }]);
      expect(Object.keys(document.paths)).toEqual([
        `/api/v1/products/${id}/price`,
        `/api/v1/products/${id}/underwriting`,
        `/api/v1/products/${withoutVersion}/price`,
        `/api/v1/products/${withoutVersion}/underwriting`,
      ]);
      for (const [path, { post }] of Object.entries(document.paths)) {
        const { schema, example = {} } = post.requestBody.content['application/json'];
        const answers = post.responses['200']?.content['application/json'];
        expect(keepsTo(document, schema, example)).toBe(true);
        expect(keepsTo(document, schema, [example, example])).toBe(true);
        const answer = await answerTo(path, example, headers);
        expect(answer).toMatchObject({ status: 'success' });
        expect(answer).toEqual(answers?.example);
        const list = await answerTo(path, [example, {}], headers);
        for (const answered of [answer, list]) {
          expect(keepsTo(document, answers?.schema ?? {}, answered)).toBe(true);
        }
        const failed = await answerTo(path, {}, headers);
        expect(keepsTo(document, post.responses['400']?.content['application/json'].schema ?? {}, failed)).toBe(true);
      }
    },
  );

  test('has the variables of its logic as declared, and its name in the requested locale', async () => {
    const headers = await server.as(demoUser).headers();
    const document = await documentOf('/api/v1/products/travel_plus/single_trip/2027.1', headers, 'zh-HK');
    expect(document.info).toMatchObject({ title: '旅遊樂單次旅程保障 2027', version: '2027.1' });
    expect(document.components.schemas['PriceRequest']?.properties['values']).toMatchObject({
      required: ['trip', 'cover', 'insureds'],
      properties: {
        trip: {
          required: ['zone', 'days'],
          properties: {
            zone: {
              title: '地區',
              oneOf: [{ const: 'asia', title: '亞洲' }, { const: 'europe' }, { const: 'worldwide' }],
            },
            days: { type: 'integer', minimum: 1, maximum: 366 },
          },
        },
        insureds: { required: ['oldestAge', 'adults'], properties: { children: { type: ['integer', 'null'] } } },
      },
    });
    const asked = keepsTo(document, { $ref: '#/components/schemas/PriceRequest' }, { values: {} });
    expect(asked).toMatchObject([{ keyword: 'required' }]);
  });
});

describe('the document of another product', () => {
  test('lists its codes, and omits the price so far, which only codes read', async () => {
    const user = await given.user(server);
    const productId = await given.product(server, { ...user, version: 'a {b}' });
    await given.priceLogic(server, { ...user, productId, amountLogic: '{"*":[{"var":"days"},10]}' });
    const percent = '{"*":[{"var":"premium"},{"/":[{"var":"percent"},100]}]}';
    await given.codeRules(server, {
      ...user,
      productId,
      loading: [{ code: 'SKI', name: 'Winter sports', calculationLogic: '[50,"HKD"]' }],
      discount: [{ code: 'EARLY', name: 'Early bird', calculationLogic: percent }],
    });
    const headers = await server.as(user).headers();
    const path = `/api/v1/products/${productId.plan}/${productId.type}/${encodeURIComponent('a {b}')}`;
    const document = await documentOf(path, headers);
    await expectValid(document);
    expect(document.components.schemas['PriceRequest']).toMatchObject({
      properties: {
        values: {
          required: ['days'],
          properties: { days: { type: 'number' }, percent: {}, loadingCodes: { items: { enum: ['SKI'] } } },
        },
        discountCodes: { items: { enum: ['EARLY'] } },
      },
    });
    expect(JSON.stringify(document.components.schemas['PriceRequest'])).not.toContain('premium');
    const { example = {} } = document.paths[`${path}/price`]?.post.requestBody.content['application/json'] ?? {};
    expect(example).toMatchObject({ discountCodes: ['EARLY'], values: { loadingCodes: ['SKI'] } });
    expect(await answerTo(`${path}/price`, example, headers)).toMatchObject({
      loadings: [{ codeName: { code: 'SKI' } }],
      appliedDiscounts: [{ code: 'EARLY' }],
    });
  });

  test('is available even without logic', async () => {
    const user = await given.user(server);
    const { plan, type } = await given.product(server, user);
    const document = await documentOf(`/api/v1/products/${plan}/${type}/-`, await server.as(user).headers());
    await expectValid(document);
    expect(document.info.version).toBe('-');
  });

  test('is available even if its logic returns no price, or never ends', async () => {
    const user = await given.user(server);
    const explosion = JSON.stringify({
      reduce: [Array(3000).fill(1), { cat: [{ var: 'accumulator' }, { var: 'accumulator' }] }, 'x'],
    });
    for (const amountLogic of ['{"cat":["a",{"var":"b"}]}', explosion]) {
      const productId = await given.product(server, user);
      await given.priceLogic(server, { ...user, productId, amountLogic });
      const path = `/api/v1/products/${productId.plan}/${productId.type}/-`;
      await expectValid(await documentOf(path, await server.as(user).headers()));
    }
  });
});
