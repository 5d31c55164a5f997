import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomId } from '../../../database/random-id.ts';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { plainCompiler } from '../../../testing/plain-compiler.ts';
import { releaseCalls } from '../../../testing/releases.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof releaseCalls>;
beforeAll(async () => {
  server = await startTestServer({ appCompiler: plainCompiler, showsReleases: true });
  user = await given.user(server);
  calls = releaseCalls(server, user);
});
afterAll(async () => server.close());

const list = '{ products_2 { list { productId { plan } } } }';
const productList = (plans: readonly string[]) => ({
  data: { products_2: { list: plans.map((plan) => ({ productId: { plan } })) } },
});

async function sell(appId: string, productIds: readonly object[]): Promise<void> {
  const change = `mutation ($appId: String!, $productIds: [productIdInput!]!) {
    setAppProducts(appId: $appId, productIds: $productIds) { status errors } }`;
  expectSuccess(await calls.post(change, { appId, productIds }));
}

test('guests see the products of the live release until another one is live', async () => {
  const host = `h${randomId().slice(0, 20)}.localhost`;
  const { appId } = await calls.givenApp();
  const input = { appName: 'Shop', urlRouting: { url: host } };
  const update = `mutation ($appId: String!, $input: updateAppInput!) {
    updateApp(appId: $appId, input: $input) { status errors } }`;
  expectSuccess(await calls.post(update, { appId, input }));
  const askForToken = async () => server.http.inject({ method: 'POST', url: '/guest', headers: { host } });
  expect((await askForToken()).statusCode).toBe(404);

  const sold = await given.product(server, { ...user, plan: 'sold', status: 'active' });
  const later = await given.product(server, { ...user, plan: 'later', status: 'active' });
  await given.product(server, { ...user, plan: 'never', status: 'active' });
  await sell(appId, [sold]);
  expectSuccess(await calls.publish(await calls.create([appId])));
  expect((await askForToken()).statusCode).toBe(200);
  const guest = server.asGuest(host);
  expect(await guest.post(list)).toMatchObject(productList(['sold']));

  await sell(appId, [later]);
  expect(await guest.post(list)).toMatchObject(productList(['sold']));
  expectSuccess(await calls.publish(await calls.create([appId])));
  expect(await server.asGuest(host).post(list)).toMatchObject(productList(['later']));
});

test('a deleted product is no longer shown or sold by the live release, which remains live', async () => {
  const host = `h${randomId().slice(0, 20)}.localhost`;
  const { appId } = await calls.givenApp({ vueTemplate: '<h1>Shop</h1>' });
  const add =
    'mutation ($appId: String!, $host: String!) { addHostToApp(appId: $appId, host: $host) { status errors } }';
  expectSuccess(await calls.post(add, { appId, host }));
  const kept = await given.product(server, { ...user, plan: `kept-${appId}`, status: 'active' });
  const deleted = await given.product(server, { ...user, plan: `deleted-${appId}`, status: 'active' });
  await sell(appId, [deleted, kept]);
  const release = await calls.create([appId]);
  expectSuccess(await calls.publish(release));
  expect(await server.asGuest(host).post(list)).toMatchObject(productList([deleted.plan ?? '', kept.plan ?? '']));
  const remove = 'mutation ($id: productIdInput!) { deleteProduct(productId: $id, force: true) { status errors } }';
  expectSuccess(await calls.post(remove, { id: deleted }));

  const guest = server.asGuest(host);
  expect(await guest.post(list)).toMatchObject(productList([kept.plan ?? '']));
  const submit =
    'mutation ($input: caseInput!) { submitRequest(input: $input) { status errors errors_2 { code path } } }';
  const input = {
    idempotencyKey: randomId(),
    productId: deleted,
    holder: { name: 'Chan Tai Man', email: 'chan@customer.test' },
    offer: { valuesJsonString: '{}' },
  };
  expectProblem(await guest.post(submit, { input }), 'NOT_FOUND', 'input.productId');
  expect((await server.http.inject({ url: '/', headers: { host } })).statusCode).toBe(200);
  expect(await calls.find(release)).toMatchObject({ state: 'LIVE' });
  const { message } = expectProblem(await calls.tryToCreate([appId]), 'NOT_FOUND', `input.apps.${appId}.products`);
  expect(message).toContain(`deleted-${appId}`);
  expect(message).toContain('no longer exists. Remove it from the products of the app.');
});

/** A live app that sells one product and a later release of it that sells another. */
async function givenPreview({ host = `h${randomId().slice(0, 20)}.localhost` } = {}) {
  const { appId } = await calls.givenApp();
  const add =
    'mutation ($appId: String!, $host: String!) { addHostToApp(appId: $appId, host: $host) { status errors } }';
  expectSuccess(await calls.post(add, { appId, host }));
  await sell(appId, [await given.product(server, { ...user, plan: `live-${appId}`, status: 'active' })]);
  expectSuccess(await calls.publish(await calls.create([appId])));
  await sell(appId, [await given.product(server, { ...user, plan: `next-${appId}`, status: 'active' })]);
  return { host, appId, next: await calls.create([appId]), live: `live-${appId}`, later: `next-${appId}` };
}

async function tokenAt(host: string, cookie = ''): Promise<string | undefined> {
  const response = await server.http.inject({ method: 'POST', url: '/guest', headers: { host, cookie } });
  return response.json<{ accessToken?: string }>().accessToken;
}

const ask = (host: string, token: string | undefined, cookie = '') =>
  server.post(list, {}, { host, cookie, authorization: `Bearer ${token}` });

test('guests of a preview see the products of that release, and no others', async () => {
  const { host, next, live, later } = await givenPreview();
  const preview = `${next}--${host}`;
  const token = await tokenAt(preview);
  expect(await ask(preview, token)).toMatchObject(productList([later]));
  expect(await ask(host, await tokenAt(host))).toMatchObject(productList([live]));
  // A token is not valid at the other host, in either direction.
  expect((await ask(host, token)).code).toBe('UNAUTHENTICATED');
  expect((await ask(preview, await tokenAt(host))).code).toBe('UNAUTHENTICATED');
  expect(await tokenAt(`${randomId()}--${host}`)).toBeUndefined();
  const other = await givenPreview();
  expect(await tokenAt(`${next}--${other.host}`)).toBeUndefined();
});

test('a guest with a preview cookie sees the products of that release, even when another one goes live', async () => {
  const { host, next, live, later } = await givenPreview({ host: `${randomId()}.insurer.test` });
  const cookie = `preview=${next}`;
  const token = await tokenAt(host, cookie);
  expect(await ask(host, token, cookie)).toMatchObject(productList([later]));
  // The app for which the token was issued is decisive.
  const ofLive = await tokenAt(host, `preview=${randomId()}`);
  expect(await ask(host, ofLive, cookie)).toMatchObject(productList([live]));
  expect(await ask(host, token)).toMatchObject(productList([later]));
});

test('the token of a preview ends with its release', async () => {
  const { host, next } = await givenPreview();
  const preview = `${next}--${host}`;
  const token = await tokenAt(preview);
  expect((await ask(preview, token)).code).toBeUndefined();
  expectSuccess(await calls.remove(next));
  expect((await ask(preview, token)).code).toBe('UNAUTHENTICATED');
});
