import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect as openSocket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { itemsMax } from './calculation-request.ts';

let server: TestServer;
let user: GivenUser;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  headers = { 'x-api-key': await given.apiKey(server, user) };
});
afterAll(async () => server.close());

interface Answer {
  readonly status: string;
  readonly errors: string[] | null;
  readonly errors_2: { code: string; message: string; path?: string }[] | null;
  readonly [field: string]: unknown;
}

const amountLogic = JSON.stringify({ '*': [{ var: 'trip.days' }, 20] });
const underwritingRules = JSON.stringify({ if: [{ '>': [{ var: 'age' }, 80] }, ['AGE_ABOVE_LIMIT'], []] });
const trip = (days: unknown) => ({ values: { trip: { days } } });

async function pricedProduct(wanted: { plan?: string; version?: string; type?: string; logic?: string } = {}) {
  const { logic, ...id } = wanted;
  const productId = await given.product(server, { ...user, ...id, underwritingRules });
  await given.priceLogic(server, { ...user, productId, amountLogic: logic ?? amountLogic });
  return productId;
}

function pathOf({ plan, type, version }: { plan: string; type: string; version: string }): string {
  return `/api/v1/products/${[plan, type, version || '-'].map(encodeURIComponent).join('/')}`;
}

async function post(url: string, body: unknown, others: Record<string, string> = headers) {
  const response = await server.http.inject({
    method: 'POST',
    url,
    headers: { host: 'localhost', 'content-type': 'application/json', ...others },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.statusCode, headers: response.headers, answer: response.json<Answer>() };
}

async function priceOf(id: { plan: string; type: string; version: string }, body: unknown) {
  return post(`${pathOf(id)}/price`, body);
}

describe('the price of a product', () => {
  test('comes with every field that applies', async () => {
    const { status, headers: told, answer } = await priceOf(await pricedProduct(), trip(7));
    expect(status).toBe(200);
    expect(told['content-type']).toBe('application/json; charset=utf-8');
    expect(answer).toEqual({
      status: 'success',
      errors: null,
      errors_2: null,
      amount: 140,
      originalPrice: 140,
      currencyCode: 'HKD',
      formattedPrice: 'HKD 140.00',
      formattedOriginalPrice: 'HKD 140.00',
      discountCodes: [],
      appliedDiscounts: [],
      appliedTaxes: [],
      loadings: [],
      paymentFrequency: null,
    });
  });

  test('takes the loadings and discounts that are asked for', async () => {
    const productId = await pricedProduct();
    await given.codeRules(server, {
      ...user,
      productId,
      loading: [{ code: 'SKI', name: 'Winter sports', calculationLogic: '[50,"HKD"]' }],
      discount: [{ code: 'EARLY', name: 'Early bird', calculationLogic: '{"*":[{"var":"premium"},{"/":[10,100]}]}' }],
    });
    const body = { values: { trip: { days: 7 }, loadingCodes: ['SKI'] }, discountCodes: ['EARLY'] };
    const { answer } = await priceOf(productId, body);
    expect(answer).toMatchObject({
      amount: 171,
      originalPrice: 140,
      discountCodes: ['EARLY'],
      loadings: [{ codeName: { code: 'SKI' }, originalPrice: 140, newPrice: 190 }],
      appliedDiscounts: [{ code: 'EARLY', originalPrice: 190, newPrice: 171 }],
    });
    const unknown = await priceOf(productId, { ...body, discountCodes: ['LATE'] });
    expect(unknown.status).toBe(400);
    expect(unknown.answer.errors_2).toMatchObject([{ code: 'NOT_FOUND', path: 'discountCodes.0' }]);
  });

  test('is told in the manner of the locale that was asked for', async () => {
    const path = `${pathOf(await pricedProduct())}/price`;
    const { answer } = await post(path, trip(100), { ...headers, 'accept-language': 'fr-FR' });
    expect(answer['formattedPrice']).toBe('2 000,00 HKD');
  });

  test.each([
    { plan: '旅遊樂', type: 'single trip', version: '2026.2' },
    { plan: 'a%b?c#d', type: 'é+ü', version: '' },
    { plan: '保'.repeat(100), type: 'x', version: '&' },
  ])('is found at the encoded address of $plan $type $version', async (id) => {
    const { status, answer } = await priceOf(await pricedProduct(id), trip(2));
    expect([status, answer['amount']]).toEqual([200, 40]);
  });

  test('answers with a token as with a key', async () => {
    const path = `${pathOf(await pricedProduct())}/price`;
    const token = await server.as(user).headers();
    expect(await post(path, trip(3), token)).toMatchObject({ status: 200, answer: { amount: 60 } });
    expect(await post(path, [trip(3)], token)).toMatchObject({ status: 200, answer: [{ amount: 60 }] });
  });

  test('needs pricing logic', async () => {
    const productId = await given.product(server, user);
    const { status, answer } = await priceOf(productId, trip(1));
    expect(status).toBe(400);
    expect(answer).toMatchObject({ status: 'failure', errors_2: [{ code: 'NOT_FOUND' }] });
  });
});

describe('the decision on an application', () => {
  test('accepts, or declines with the rules that fired', async () => {
    const path = `${pathOf(await pricedProduct())}/underwriting`;
    expect(await post(path, { values: { age: 40 } })).toMatchObject({
      status: 200,
      answer: { status: 'success', decision: 'accept', rejectionCodes: [], firedRules: [], resultJsonString: '[]' },
    });
    const { status, answer } = await post(path, { values: { age: 81 } });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ decision: 'decline', rejectionCodes: ['AGE_ABOVE_LIMIT'] });
    expect(answer['firedRules']).toEqual([{ path: expect.any(String), valueJsonString: expect.any(String) }]);
  });

  test('is none when a value that it reads is missing', async () => {
    const { status, answer } = await post(`${pathOf(await pricedProduct())}/underwriting`, { values: {} });
    expect(status).toBe(400);
    expect(answer.errors?.[0]).toContain('age');
  });
});

describe('who may ask', () => {
  test.each([
    ['nobody', {}],
    ['a key that never was', { 'x-api-key': `cwk_${'A'.repeat(43)}` }],
    ['what is no key', { 'x-api-key': 'secret' }],
    ['an empty key', { 'x-api-key': '' }],
    ['a made-up token', { authorization: 'Bearer a.b.c' }],
    ['a key sent as a token', { authorization: `Bearer cwk_${'A'.repeat(43)}` }],
  ])('not %s', async (_who, given_) => {
    const path = pathOf(await pricedProduct());
    for (const kind of ['price', 'underwriting'] as const) {
      const { status, headers: told, answer } = await post(`${path}/${kind}`, trip(1), given_);
      expect(status).toBe(401);
      expect(told['www-authenticate']).toBe('Bearer');
      expect(answer).toEqual({
        status: 'failure',
        errors: [expect.any(String)],
        errors_2: [{ code: 'UNAUTHENTICATED', message: expect.any(String) }],
      });
    }
    const response = await server.http.inject({ url: `${path}/openapi.json`, headers: given_ });
    expect(response.statusCode).toBe(401);
  });

  test('is told by the key where there is a token too', async () => {
    const path = `${pathOf(await pricedProduct())}/price`;
    const token = await server.as(user).headers();
    expect((await post(path, trip(1), { ...token, 'x-api-key': 'wrong' })).status).toBe(401);
    expect((await post(path, trip(1), { authorization: 'Bearer wrong', ...headers })).status).toBe(200);
    const other = await given.user(server);
    const theirKey = { 'x-api-key': await given.apiKey(server, other) };
    expect((await post(path, trip(1), { ...token, ...theirKey })).status).toBe(404);
  });

  test('finds another tenant’s product exactly as one that is not there', async () => {
    const other = await given.user(server);
    const theirs = { 'x-api-key': await given.apiKey(server, other) };
    const productId = await pricedProduct();
    const found = await post(`${pathOf(productId)}/price`, trip(1), theirs);
    expect(found.status).toBe(404);
    const absent = await post(`${pathOf({ ...productId, plan: 'absent' })}/price`, trip(1), theirs);
    expect(JSON.stringify(found.answer).replaceAll(productId.plan, 'absent')).toBe(JSON.stringify(absent.answer));
    const token = await server.as(other).headers();
    expect((await post(`${pathOf(productId)}/price`, trip(1), token)).answer).toEqual(found.answer);
  });
});

describe('an address or body that cannot be read', () => {
  test.each([
    ['/api/v1/products/a/b/price', 404, 'NOT_FOUND'],
    ['/api/v1/products/a/b/c/prices', 404, 'NOT_FOUND'],
    ['/api/v1/products/a%00b/b/c/price', 404, 'NOT_FOUND'],
    ['/api/v1/products/a%2Fb/b/c/price', 404, 'NOT_FOUND'],
    [`/api/v1/products/${'a'.repeat(101)}/b/c/price`, 404, 'NOT_FOUND'],
    ['/api/v1/products/%E0%A4%A/b/c/price', 400, 'INVALID'],
  ])('%s is %i %s', async (url, expected, code) => {
    const { status, answer } = await post(url, trip(1));
    expect(status).toBe(expected);
    expect(answer).toMatchObject({ status: 'failure', errors: [expect.any(String)], errors_2: [{ code }] });
  });

  test.each([
    ['{\n"values": {\n', 'Line 3'],
    ['', 'Line 1'],
    [`${'['.repeat(3000)}${']'.repeat(3000)}`, 'nested'],
  ])('is told where the JSON breaks: %.20j', async (body, words) => {
    const { status, answer } = await priceOf(await pricedProduct(), body);
    expect(status).toBe(400);
    expect(answer).toMatchObject({ status: 'failure', errors_2: [{ code: 'INVALID' }] });
    expect(answer.errors?.[0]).toContain(words);
  });

  test('is refused when it is no JSON at all, or over 8 MiB', async () => {
    const path = `${pathOf(await pricedProduct())}/price`;
    const form = await post(path, 'days=3', { ...headers, 'content-type': 'application/x-www-form-urlencoded' });
    expect(form).toMatchObject({ status: 415, answer: { status: 'failure', errors_2: [{ code: 'INVALID' }] } });
    const large = await post(path, `"${'x'.repeat(8 * 1024 * 1024)}"`);
    expect(large).toMatchObject({ status: 413, answer: { status: 'failure', errors_2: [{ code: 'LIMIT_EXCEEDED' }] } });
  });

  test.each([
    [{}, 'REQUIRED', 'values'],
    [{ values: null }, 'REQUIRED', 'values'],
    [{ values: [1] }, 'INVALID', 'values'],
    [{ values: '{}' }, 'INVALID', 'values'],
    [{ ...trip(1), discountCodes: 'EARLY' }, 'INVALID', 'discountCodes'],
    [{ ...trip(1), discountCodes: [7] }, 'INVALID', 'discountCodes.0'],
    [7, 'INVALID', undefined],
    ['"text"', 'INVALID', undefined],
    ['null', 'INVALID', undefined],
  ])('%j is %s at %s', async (body, code, path) => {
    const { status, answer } = await priceOf(await pricedProduct(), typeof body === 'number' ? String(body) : body);
    expect(status).toBe(400);
    expect(answer.errors_2?.[0]).toMatchObject({ code, ...(path !== undefined && { path }) });
    expect(answer.errors_2?.[0]?.path).toBe(path);
  });
});

describe('a list', () => {
  test('is answered item by item, a bad one where it stands', async () => {
    const items = [trip(1), {}, trip('x'), trip(1), null, { values: 3 }, trip(2)];
    const { status, answer } = await priceOf(await pricedProduct(), items);
    expect(status).toBe(200);
    const answers = answer as unknown as Answer[];
    expect(answers.map((one) => one['amount'] ?? one.errors_2?.[0]?.path ?? one.errors_2?.[0]?.code)).toEqual([
      20,
      'values',
      'amountLogic',
      20,
      'INVALID',
      'values',
      40,
    ]);
    expect(answers[0]).toEqual(answers[3]);
  });

  test('may be empty', async () => {
    expect(await priceOf(await pricedProduct(), [])).toMatchObject({ status: 200, answer: [] });
  });

  test('may have 10,000 items, and not one more', async () => {
    const productId = await pricedProduct();
    const items = Array.from({ length: itemsMax }, (_, index) => trip(index));
    const { status, answer } = await priceOf(productId, items);
    expect(status).toBe(200);
    const amounts = (answer as unknown as Answer[]).map((one) => one['amount']);
    expect(amounts).toEqual(items.map((_, index) => index * 20));
    const over = await priceOf(productId, [...items, trip(1)]);
    expect(over.status).toBe(400);
    expect(over.answer).toMatchObject({ status: 'failure', errors_2: [{ code: 'LIMIT_EXCEEDED' }] });
    expect(over.answer.errors?.[0]).toContain('10,000');
  });

  test('ends when its client goes away, and keeps nobody else waiting', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => index);
    const sum = { '+': [{ var: 'current' }, { var: 'accumulator' }] };
    const productId = await pricedProduct({ logic: JSON.stringify({ reduce: [rows, sum, 0] }) });
    expect(await priceOf(productId, { values: {} })).toMatchObject({ status: 200, answer: { amount: 199_990_000 } });
    await server.http.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.http.server.address() as AddressInfo;
    const body = JSON.stringify(Array.from({ length: itemsMax }, () => ({ values: {} })));
    const socket = openSocket(port, '127.0.0.1');
    await once(socket, 'connect');
    const key = headers['x-api-key'] ?? '';
    const isRead = new Promise<void>((resolve) => {
      server.http.server.once('request', (request: IncomingMessage) => request.once('end', resolve));
    });
    socket.write(
      `POST ${pathOf(productId)}/price HTTP/1.1\r\nhost: localhost\r\nx-api-key: ${key}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    await isRead;
    const alive = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect(alive.status).toBe(200);
    socket.destroy();
    await vi.waitFor(() => expect(server.logLines.join()).toContain('the client of a list went away'), 20_000);
  });
});

describe('the measurements', () => {
  test('count requests under the pattern of the route', async () => {
    await priceOf(await pricedProduct(), trip(1));
    const { body } = await server.http.inject('/metrics');
    expect(body).toContain('route="/api/v1/products/:plan/:type/:version/price"');
    expect(body).not.toContain('route="/api/v1/products/plan');
  });
});
