import { toProductItemId } from '@coverwright/insurance/translation-keys';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { plainCompiler } from '../../../testing/plain-compiler.ts';
import { releaseCalls } from '../../../testing/releases.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { historyThinning } from '../../history/thinning.service.ts';

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof releaseCalls>;
beforeAll(async () => {
  server = await startTestServer({ appCompiler: plainCompiler });
});
beforeEach(async () => {
  user = await given.user(server);
  calls = releaseCalls(server, user);
});
afterAll(async () => server.close());

const query = `query ($where: releaseWhereInput, $limit: Int, $skip: Int) { releases(where: $where) { list {
  changedItems(limit: $limit, skip: $skip) { totalCount list { kind itemId name number previousNumber } } } } }`;

interface Changed {
  readonly totalCount: number;
  readonly list: readonly { readonly kind: string; readonly itemId: string; readonly number: number }[];
}

async function changedItems(id: string, page: object = {}, as = user): Promise<Changed | undefined> {
  const found = expectSuccess(await server.as(as).post(query, { where: { id }, ...page }));
  return (found['list'] as { changedItems: Changed }[])[0]?.changedItems;
}

async function setStatus(productId: object, status: string): Promise<void> {
  const change = `mutation ($productId: productIdInput!, $input: updateProductInput!) {
    updateProduct(productId: $productId, input: $input) { revision } }`;
  expectSuccess(await server.as(user).post(change, { productId, input: { status } }));
}

async function givenShop() {
  const page = await calls.givenApp();
  const productId = await given.product(server, { ...user, name: 'Travel' });
  const sell = `mutation ($appId: String!, $ids: [productIdInput!]!) {
    setAppProducts(appId: $appId, productIds: $ids) { status errors_2 { code } } }`;
  expectSuccess(await server.as(user).post(sell, { appId: page.appId, ids: [productId] }));
  return { ...page, productId, itemId: toProductItemId(productId) };
}

describe('changedItems of a release', () => {
  test('are all items of the first one, and later those that were saved since, with the products sold', async () => {
    const { appId, component, componentId, productId, itemId } = await givenShop();
    const first = await calls.create([appId]);
    expect(await changedItems(first)).toMatchObject({
      totalCount: 3,
      list: [
        { kind: 'app', itemId: appId, previousNumber: null },
        { kind: 'component', itemId: componentId, name: component, previousNumber: null },
        { kind: 'product', itemId, name: `${productId.plan} / single_trip`, previousNumber: null },
      ],
    });
    await setStatus(productId, 'draft');
    await calls.changeComponent(componentId, '<p>Other</p>');
    const second = await calls.create([appId]);
    expect(await changedItems(second)).toEqual({
      totalCount: 2,
      list: [
        { kind: 'component', itemId: componentId, name: component, number: 2, previousNumber: 1 },
        { kind: 'product', itemId, name: `${productId.plan} / single_trip`, number: 2, previousNumber: 1 },
      ],
    });
    const third = await calls.create([appId]);
    expect(await changedItems(third)).toEqual({ totalCount: 0, list: [] });
    // A later save changes nothing of what a release names.
    await setStatus(productId, 'active');
    expect((await changedItems(second))?.list).toHaveLength(2);
  });

  test('are compared by history, as long as the release exists', async () => {
    const { appId, productId, itemId } = await givenShop();
    await calls.create([appId]);
    await setStatus(productId, 'draft');
    const second = await calls.create([appId]);
    await setStatus(productId, 'active');
    server.clock.set(new Date(server.clock.now().getTime() + 3_600_000));
    await historyThinning({ database: server.database, clock: server.clock.now }).run();
    const [changed] = (await changedItems(second))?.list ?? [];
    const difference = await server.as(user).post(
      `query ($itemId: String!, $from: Int!, $to: Int!) {
        itemDifference(kind: "product", itemId: $itemId, from: $from, to: $to) { list { before after } } }`,
      { itemId, from: 1, to: changed?.number },
    );
    expect(expectSuccess(difference)).toMatchObject({ list: [{ before: null, after: 'draft' }] });
  });

  test('that existed before history have their first state with the release', async () => {
    const { appId, productId, itemId } = await givenShop();
    await server.sql`delete from snapshots where tenant_id = ${user.tenantId}`;
    const first = await calls.create([appId]);
    expect((await changedItems(first))?.list).toMatchObject([{ number: 1 }, { number: 1 }, { number: 1 }]);
    const [row] =
      await server.sql`select cause from snapshots where tenant_id = ${user.tenantId} and item_id = ${itemId}`;
    expect(row?.['cause']).toBe('FIRST');
    await setStatus(productId, 'draft');
    const second = await calls.create([appId]);
    expect((await changedItems(second))?.list).toMatchObject([{ kind: 'product', number: 2, previousNumber: 1 }]);
  });

  test('are a page of a list', async () => {
    const { appId, componentId } = await givenShop();
    const first = await calls.create([appId]);
    expect(await changedItems(first, { limit: 1, skip: 1 })).toMatchObject({
      totalCount: 3,
      list: [{ kind: 'component', itemId: componentId }],
    });
    const { errors } = await server.as(user).post(query, { where: { id: first }, limit: -1 });
    expect(JSON.stringify(errors)).toContain('INVALID');
  });

  test('are of no other tenant', async () => {
    const { appId } = await givenShop();
    const first = await calls.create([appId]);
    expect(await changedItems(first, {}, await given.user(server))).toBeUndefined();
  });
});
