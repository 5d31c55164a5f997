import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

const set = `mutation ($appId: String!, $productIds: [productIdInput!]!, $revision: String) {
  setAppProducts(appId: $appId, productIds: $productIds, expectedRevision: $revision) {
    status errors errors_2 { code message path } revision } }`;

async function soldBy(appId: string) {
  const query = `query ($id: String) { apps(where: { appId: $id }) { list { revision soldProducts {
    productId { plan type version } product { name } } } } }`;
  const { list } = expectSuccess(await server.as(user).post(query, { id: appId })) as {
    list: { revision: string; soldProducts: { productId: { plan: string }; product: object | null }[] }[];
  };
  return list[0];
}

test('an app sells products in order, each once, and still lists a deleted one', async () => {
  const appId = await given.app(server, user);
  const [travel, health] = [
    await given.product(server, { ...user, name: 'Travel' }),
    await given.product(server, { ...user, name: 'Health' }),
  ];
  expectSuccess(await server.as(user).post(set, { appId, productIds: [travel, health, travel] }));
  expect((await soldBy(appId))?.soldProducts).toEqual([
    { productId: travel, product: { name: 'Travel' } },
    { productId: health, product: { name: 'Health' } },
  ]);
  const remove = 'mutation ($id: productIdInput!) { deleteProduct(productId: $id) { status errors } }';
  expectSuccess(await server.as(user).post(remove, { id: travel }));
  expect((await soldBy(appId))?.soldProducts[0]).toEqual({ productId: travel, product: null });
  expectSuccess(await server.as(user).post(set, { appId, productIds: [] }));
  expect((await soldBy(appId))?.soldProducts).toEqual([]);
});

test('products that do not exist, belong to another tenant or are too many are refused, and nothing changes', async () => {
  const appId = await given.app(server, user);
  const productId = await given.product(server, user);
  expectSuccess(await server.as(user).post(set, { appId, productIds: [productId] }));
  const before = await soldBy(appId);
  const foreign = await given.product(server, await given.user(server));
  expectProblem(
    await server.as(user).post(set, { appId, productIds: [productId, foreign] }),
    'NOT_FOUND',
    'productIds',
  );
  const many = Array.from({ length: 201 }, (_, index) => ({ plan: `p${index}`, type: 't' }));
  expectProblem(await server.as(user).post(set, { appId, productIds: many }), 'LIMIT_EXCEEDED', 'productIds');
  expectProblem(await server.as(user).post(set, { appId, productIds: [], revision: 'older' }), 'CONFLICT');
  expectProblem(await server.as(user).post(set, { appId: 'none', productIds: [] }), 'NOT_FOUND', 'appId');
  expect(await soldBy(appId)).toEqual(before);
});

test('viewers and other tenants cannot change what an app sells', async () => {
  const appId = await given.app(server, user);
  const viewer = await given.user(server, { tenantId: user.tenantId, role: 'VIEWER' });
  expectProblem(await server.as(viewer).post(set, { appId, productIds: [] }), 'FORBIDDEN');
  expectProblem(await server.as(await given.user(server)).post(set, { appId, productIds: [] }), 'NOT_FOUND', 'appId');
  expect(await server.post(set, { appId, productIds: [] })).toMatchObject({ status: 401 });
});
