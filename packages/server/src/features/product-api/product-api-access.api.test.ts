import { describe, expect, test } from 'vitest';
import { given } from '../../testing/given.ts';
import { productApiTests, productPath, trip } from '../../testing/product-api.ts';

const tests = productApiTests();
const { pricedProduct, post, priceOf } = tests;

describe('authorization', () => {
  test.each([
    ['nobody', {}],
    ['a key that never was', { 'x-api-key': `cwk_${'A'.repeat(43)}` }],
    ['an invalid key', { 'x-api-key': 'secret' }],
    ['an empty key', { 'x-api-key': '' }],
    ['a made-up token', { authorization: 'Bearer a.b.c' }],
    ['a key sent as a token', { authorization: `Bearer cwk_${'A'.repeat(43)}` }],
  ])('refuses %s', async (_who, given_) => {
    const path = productPath(await pricedProduct());
    for (const kind of ['price', 'underwriting'] as const) {
      const { status, headers: answerHeaders, answer } = await post(`${path}/${kind}`, trip(1), given_);
      expect(status).toBe(401);
      expect(answerHeaders['www-authenticate']).toBe('Bearer');
      expect(answer).toEqual({
        status: 'failure',
        errors: [expect.any(String)],
        errors_2: [{ code: 'UNAUTHENTICATED', message: expect.any(String) }],
      });
    }
    const response = await tests.server.http.inject({ url: `${path}/openapi.json`, headers: given_ });
    expect(response.statusCode).toBe(401);
  });

  test('prefers the key if there is also a token', async () => {
    const path = `${productPath(await pricedProduct())}/price`;
    const token = await tests.server.as(tests.user).headers();
    expect((await post(path, trip(1), { ...token, 'x-api-key': 'wrong' })).status).toBe(401);
    expect((await post(path, trip(1), { authorization: 'Bearer wrong', ...tests.headers })).status).toBe(200);
    const other = await given.user(tests.server);
    const theirKey = { 'x-api-key': await given.apiKey(tests.server, other) };
    expect((await post(path, trip(1), { ...token, ...theirKey })).status).toBe(404);
  });

  test('accepts a key as a bearer token', async () => {
    const path = `${productPath(await pricedProduct())}/price`;
    const { 'x-api-key': key = '' } = tests.headers;
    const asToken = { authorization: `Bearer ${key}` };
    expect((await post(path, trip(1), asToken)).status).toBe(200);
    expect((await post(path, trip(1), { ...asToken, 'x-api-key': 'wrong' })).status).toBe(401);
    const description = await tests.server.http.inject({
      url: path.replace(/price$/, 'openapi.json'),
      headers: { host: 'localhost', ...asToken },
    });
    expect(description.statusCode).toBe(200);
  });

  test('responds to another tenant’s product exactly as to one that does not exist', async () => {
    const other = await given.user(tests.server);
    const theirs = { 'x-api-key': await given.apiKey(tests.server, other) };
    const productId = await pricedProduct();
    const found = await post(`${productPath(productId)}/price`, trip(1), theirs);
    expect(found.status).toBe(404);
    const absent = await post(`${productPath({ ...productId, plan: 'absent' })}/price`, trip(1), theirs);
    expect(JSON.stringify(found.answer).replaceAll(productId.plan, 'absent')).toBe(JSON.stringify(absent.answer));
    const token = await tests.server.as(other).headers();
    expect((await post(`${productPath(productId)}/price`, trip(1), token)).answer).toEqual(found.answer);
  });
});

describe('an unreadable address or body', () => {
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
  ])('is reported with the position of the JSON error: %.20j', async (body, words) => {
    const { status, answer } = await priceOf(await pricedProduct(), body);
    expect(status).toBe(400);
    expect(answer).toMatchObject({ status: 'failure', errors_2: [{ code: 'INVALID' }] });
    expect(answer.errors?.[0]).toContain(words);
  });

  test('is refused if it is not JSON at all, or over 8 MiB', async () => {
    const path = `${productPath(await pricedProduct())}/price`;
    const form = await post(path, 'days=3', { ...tests.headers, 'content-type': 'application/x-www-form-urlencoded' });
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
