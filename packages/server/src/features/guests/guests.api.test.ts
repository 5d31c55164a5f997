import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { guestLimits } from './guests.service.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

/** Keep in sync with docs/limits.md. */
const guestTokenLifetimeSeconds = 900;
const list = '{ products_2 { totalCount list { name productId { plan } } } }';

async function askForToken(headers: Readonly<Record<string, string>>) {
  const response = await server.http.inject({ method: 'POST', url: '/guest', headers });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

async function pricedProduct() {
  const productId = await given.product(server, {
    ...user,
    name: 'Travel',
    status: 'active',
    underwritingRules: '{"if":[{">":[{"var":"age"},80]},["AGE"],[]]}',
  });
  await given.priceLogic(server, { ...user, productId, amountLogic: '{"*":[{"var":"days"},20]}' });
  await given.codeRules(server, {
    ...user,
    productId,
    discount: [{ code: 'EARLY', name: 'Early bird', calculationLogic: '{"*":[{"var":"premium"},0.1]}' }],
  });
  return productId;
}

describe('POST /guest', () => {
  test('returns a token and its expiry at the host of a live app', async () => {
    const host = given.liveApp(server, user);
    server.clock.stop();
    const { status, body } = await askForToken({ host: `${host}:4000` });
    expect(status).toBe(200);
    expect(body).toEqual({ accessToken: expect.any(String), expiresAt: expect.any(String) });
    const left = new Date(String(body['expiresAt'])).getTime() - server.clock.now().getTime();
    expect(left).toBeGreaterThan((guestTokenLifetimeSeconds - 2) * 1000);
    expect(left).toBeLessThanOrEqual(guestTokenLifetimeSeconds * 1000);
  });

  test.each(['localhost', 'other.test', '127.0.0.1:4000'])('answers 404 at %s', async (host) => {
    const { status, body } = await askForToken({ host });
    expect(status).toBe(404);
    expect(body).toMatchObject({ status: 'failure', errors_2: [{ code: 'NOT_FOUND' }] });
  });
});

describe('a guest', () => {
  test('sees the products that the app sells, whatever the filter', async () => {
    const sold = await pricedProduct();
    const other = await given.product(server, user);
    const guest = server.asGuest(given.liveApp(server, { ...user, soldProducts: [sold] }));
    const found = { totalCount: 1, list: [{ name: 'Travel', productId: { plan: sold.plan } }] };
    expect(expectSuccess(await guest.post(list))).toEqual(found);
    expect(expectSuccess(await guest.post(list.replace('products_2', 'products')))).toEqual(found);
    const filtered = `query ($where: productWhereInput) { products_2(where: $where) { totalCount list { name } } }`;
    for (const where of [
      { id_in: [other] },
      { or: [{ id_in: [other] }] },
      { productId: { plan: other.plan } },
      { productId: { plan_contains: other.plan } },
    ]) {
      expect(expectSuccess(await guest.post(filtered, { where }))).toEqual({ totalCount: 0, list: [] });
    }
    const both = { where: { id_in: [other, sold] } };
    expect(expectSuccess(await guest.post(filtered, both))).toEqual({ totalCount: 1, list: [{ name: 'Travel' }] });
    expect(expectSuccess(await guest.post('{ products_2(limit: 1) { totalCount } }'))).toEqual({ totalCount: 1 });
  });

  test('sees no product if the app sells none', async () => {
    await pricedProduct();
    const guest = server.asGuest(given.liveApp(server, user));
    expect(expectSuccess(await guest.post(list))).toEqual({ totalCount: 0, list: [] });
  });

  test('gets a price with codes and a decision', async () => {
    const sold = await pricedProduct();
    const guest = server.asGuest(given.liveApp(server, { ...user, soldProducts: [sold] }));
    const result = await guest.post(
      `query ($values: String!) { products_2 { list {
        pricing(valuesJsonString: $values, discountCodes: ["EARLY"]) {
          amount originalPrice formattedPrice missingVariables appliedDiscounts { code name newPrice } }
        underwritingDecision(valuesJsonString: $values) { status decision rejectionCodes errors_2 { code path } } } } }`,
      { values: '{"days":7,"age":81}' },
    );
    expect(expectSuccess(result)).toEqual({
      list: [
        {
          pricing: {
            amount: 126,
            originalPrice: 140,
            formattedPrice: 'HKD 126.00',
            missingVariables: [],
            appliedDiscounts: [{ code: 'EARLY', name: 'Early bird', newPrice: 126 }],
          },
          underwritingDecision: { status: 'success', decision: 'decline', rejectionCodes: ['AGE'], errors_2: null },
        },
      ],
    });
  });

  test.each([
    '{ products_2 { list { underwritingRulesJson } } }',
    '{ products_2 { list { pricing { amountLogic } } } }',
    '{ products_2 { list { pricing { discounts { code } } } } }',
    '{ products_2 { list { pricing { appliedDiscounts { calculationLogic } } } } }',
    '{ products_2 { list { discountCodes { code } } } }',
    '{ products_2 { list { createdBy { username } } } }',
    '{ products_2 { list { nameTexts { value } } } }',
    '{ products_2 { list { underwritingDecision(valuesJsonString: "{}") { firedRules { path } } } } }',
  ])('is refused %s', async (query) => {
    const sold = await pricedProduct();
    const guest = server.asGuest(given.liveApp(server, { ...user, soldProducts: [sold] }));
    expect(expectSuccess(await server.as(user).post(query))).toBeDefined();
    const result = await guest.post(query);
    expect(result.data).toBeUndefined();
    expect(result.errors[0]?.message).toMatch(/^Cannot query field/);
  });

  test.each([
    '{ me { id } }',
    'subscription { products_2 { totalCount } }',
    '{ products_2 { totalCount } me { id } }',
    '{ products_2 { totalCount } a: __schema { types { name } } }',
    '{ __type(name: "Query") { name } }',
    'query { products_2 { totalCount } } fragment f on case { id }',
    'query { products_2 { totalCount } } fragment f on Query { cases { totalCount } }',
    'mutation { logout { status } }',
  ])('is forbidden %s', async (query) => {
    const guest = server.asGuest(given.liveApp(server, user));
    const result = await guest.post(query);
    expect(result).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(result.errors).toMatchObject([{ message: 'You are not authorized' }]);
    expect(result.data).toBeUndefined();
  });

  test('sees no names beyond its own in errors, even of documents that staff have sent before', async () => {
    const guest = server.asGuest(given.liveApp(server, user));
    const query = '{ products_2 { list { revision createdA } } }';
    await server.as(user).post(query);
    const { errors, data } = await guest.post(query);
    expect(data).toBeUndefined();
    expect(errors.map(({ message }) => message)).toEqual([
      'Cannot query field "revision" on type "product".',
      'Cannot query field "createdA" on type "product".',
    ]);
    const ofStaff = '{ products_2 { list { createdAt } } }';
    expectSuccess(await server.as(user).post(ofStaff));
    expect((await guest.post(ofStaff)).data).toBeUndefined();
    expect((await guest.post('{ products_2 { nothing } }')).data).toBeUndefined();
  });

  test('reads public files, and private ones are reported as missing', async () => {
    const guest = server.asGuest(given.liveApp(server, user));
    const headers = await guest.headers();
    const read = async (key: string) => server.http.inject({ url: `/api/v1/files/${key}`, headers });
    const open = await read(await given.file(server, { ...user, isPublic: true, content: 'Open' }));
    expect([open.statusCode, open.body]).toEqual([200, 'Open']);
    expect((await read(await given.file(server, user))).statusCode).toBe(404);
    const ofOthers = await given.file(server, { ...(await given.user(server)), isPublic: true });
    expect((await read(ofOthers)).statusCode).toBe(404);
  });
});

describe('a guest token', () => {
  test('is valid only at its own host', async () => {
    const host = given.liveApp(server, user);
    const sameApp = given.liveApp(server, user);
    const token = await server.asGuest(host).headers();
    expectSuccess(await server.post(list, {}, token));
    expectSuccess(await server.post(list, {}, { ...token, host: `${host.toUpperCase()}:4000` }));
    for (const other of ['localhost', sameApp, given.liveApp(server, await given.user(server))]) {
      expect(await server.post(list, {}, { ...token, host: other })).toMatchObject({ status: 401 });
    }
  });

  test('ends with the release, and when the host is moved to another app or tenant', async () => {
    const host = given.liveApp(server, user);
    const token = await server.asGuest(host).headers();
    expectSuccess(await server.post(list, {}, token));
    given.liveApp(server, { ...user, host, appId: 'other' });
    expect(await server.post(list, {}, token)).toMatchObject({ status: 401 });
    given.liveApp(server, { ...(await given.user(server)), host });
    expect(await server.post(list, {}, token)).toMatchObject({ status: 401 });
    server.liveApps.withdraw(host);
    expect(await server.post(list, {}, token)).toMatchObject({ status: 401 });
    given.liveApp(server, { ...user, host });
    expectSuccess(await server.post(list, {}, token));
  });

  test('reflects changes to what the app sells from the next request on', async () => {
    const sold = await pricedProduct();
    const host = given.liveApp(server, { ...user, soldProducts: [sold] });
    const token = await server.asGuest(host).headers();
    expect(expectSuccess(await server.post(list, {}, token))).toMatchObject({ totalCount: 1 });
    given.liveApp(server, { ...user, host });
    expect(expectSuccess(await server.post(list, {}, token))).toMatchObject({ totalCount: 0 });
  });

  test('expires', async () => {
    const ownServer = await startTestServer();
    const host = given.liveApp(ownServer, await given.user(ownServer));
    const token = await ownServer.asGuest(host).headers();
    ownServer.clock.pass(guestTokenLifetimeSeconds * 1000 + 1000);
    expect(await ownServer.post(list, {}, token)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    await ownServer.close();
  });

  test('of another signer is rejected, and so is a session token at the host of an app', async () => {
    const host = given.liveApp(server, user);
    const [head = '', claims = ''] = (await server.asGuest(host).headers()).authorization.split('.');
    const forged = createHmac('sha256', 'made-up')
      .update(`${head.replace('Bearer ', '')}.${claims}`)
      .digest('base64url');
    const authorization = `${head}.${claims}.${forged}`;
    expect(await server.post(list, {}, { host, authorization })).toMatchObject({ status: 401 });
    const staff = await server.as(user).headers();
    expect(expectSuccess(await server.post('{ me { id } }', {}, { ...staff, host }))).toEqual({ id: user.userId });
  });

  test('is limited to its own tenant, even if a page of another host sends it', async () => {
    const host = given.liveApp(server, user);
    const elsewhere = await given.host(server, await given.user(server));
    const token = await server.asGuest(host).headers();
    const origin = `https://${elsewhere}`;
    expect(await server.post(list, {}, { ...token, origin })).toMatchObject({ status: 401 });
  });
});

describe('limits', () => {
  test('per address apply to guests like to everyone without a sign-in', async () => {
    const host = given.liveApp(server, user);
    const token = await server.asGuest(host).headers();
    const long = `{ ${'a '.repeat(2_000)} }`;
    expect(await server.post(long, {}, token)).toMatchObject({ status: 401 });
    const large = await server.post(list, { a: 'x'.repeat(70_000) }, token);
    expect(large).toMatchObject({ status: 413, code: 'LIMIT_EXCEEDED' });
    const huge = await server.post(list, { a: 'x'.repeat(8 * 1024 * 1024) }, token);
    expect(huge).toMatchObject({ status: 413, code: 'LIMIT_EXCEEDED' });
  });

  test('per app apply across all addresses, and do not affect other apps', async () => {
    const host = given.liveApp(server, user);
    const token = await server.asGuest(host).headers();
    const other = given.liveApp(server, { ...user, appId: 'other' });
    server.clock.stop();
    const from = (index: number) => ({ 'x-forwarded-for': `2001:db8:${Math.floor(index / 1000)}::1` });
    let refusal: Awaited<ReturnType<typeof server.post>> | undefined;
    for (let index = 0; index <= guestLimits.requests.requestsMax && refusal === undefined; index += 1) {
      const { statusCode } = await server.http.inject({
        method: 'POST',
        url: '/guest',
        headers: { host, ...from(index) },
      });
      if (statusCode === 429) refusal = await server.post(list, {}, { ...token, ...from(index + 5_000) });
    }
    expect(refusal).toMatchObject({ status: 429, code: 'LIMIT_EXCEEDED' });
    expectProblem(refusal ?? expect.fail('no refusal'), 'LIMIT_EXCEEDED');
    expectSuccess(await server.asGuest(other).post(list, {}, from(9_999_000)));
  });
});
