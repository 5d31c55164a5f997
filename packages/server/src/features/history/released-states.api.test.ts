// States that releases hold outlive their items in the trash.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ItemId } from '../../snapshots/item-history.ts';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { givenReleasingUser, productItem, releasingCalls } from '../../testing/releases-of-everything.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { historyThinning } from './thinning.service.ts';

const minute = 60_000;
const day = 1440 * minute;

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof releasingCalls>;
let start: Date;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());
beforeEach(async () => {
  user = await givenReleasingUser(server);
  calls = releasingCalls(server, user);
  start = server.clock.now();
});

const thinAt = async (ms: number) => {
  server.clock.set(new Date(start.getTime() + ms));
  await historyThinning({ database: server.database, clock: server.clock.now }).run();
  server.clock.set(start);
};

async function numbersOf({ kind, itemId }: ItemId): Promise<number[]> {
  const rows = await server.sql<{ number: number }>`
    select number from snapshots where tenant_id = ${user.tenantId} and kind = ${kind} and item_id = ${itemId}
    order by number`;
  return rows.map(({ number }) => number);
}

const create = async (productId: object, input: object) => {
  const query = 'mutation ($product: createProductInput!) { createProduct(product: $product) { productId { plan } } }';
  expectSuccess(await calls.post(query, { product: { productId, name: 'Travel', ...input } }));
};

const remove = async ({ itemId }: ItemId) => {
  const [plan, version, type] = itemId.split('|');
  const query =
    'mutation ($id: productIdInput!) { deleteProduct(productId: $id) { status errors errors_2 { code message path } } }';
  expectSuccess(await server.as(user).post(query, { id: { plan, version, type } }));
};

test('a released state remains when the trash is emptied, and a new item continues to count after it', async () => {
  const id = await given.product(server, { ...user, name: 'Travel' });
  const item = productItem(id);
  const releaseId = await calls.create(item);
  const { manifest } = await calls.get(releaseId);
  await remove(item);
  const released = await numbersOf(item);
  await thinAt(31 * day);
  await thinAt(32 * day);
  expect(await numbersOf(item)).toEqual(released);
  expect(expectSuccess(await calls.post('{ deletedItems { totalCount } }', {}))).toEqual({ totalCount: 0 });
  expectProblem(await calls.publish(releaseId), 'CONFLICT', `items.${item.itemId}`);
  await create(id, { effectiveFrom: '2028-01-01' });
  const [first = 0, ...later] = await numbersOf(item);
  expect([first]).toEqual(released);
  expect(later.every((number) => number > first)).toBe(true);
  expect(later).not.toEqual([]);
  expect((await calls.get(releaseId)).manifest).toBe(manifest);
});

test('what no release holds any more is removed with the next emptying of the trash', async () => {
  const item = productItem(await given.product(server, { ...user, name: 'Travel' }));
  const releaseId = await calls.create(item);
  await remove(item);
  await thinAt(31 * day);
  expect(await numbersOf(item)).not.toEqual([]);
  const query =
    'mutation ($id: String!) { deleteRelease(releaseId: $id) { status errors errors_2 { code message path } } }';
  expectSuccess(await calls.post(query, { id: releaseId }));
  await thinAt(31 * day + 10 * minute);
  expect(await numbersOf(item)).toEqual([]);
});

test('who has changed what is not live yet remains known, so that they cannot approve it', async () => {
  const other = await given.user(server, { tenantId: user.tenantId });
  const item = await calls.sms({ logicalId: 'welcome' });
  await calls.release(item);
  const save = async (as: GivenUser, bodyLiquid: string) => releasingCalls(server, as).changeSms(item, { bodyLiquid });
  await save(user, 'a');
  await save(user, 'b');
  await save(other, 'c');
  await save(user, 'd');
  await server.sql`update snapshots set series_at = series_at + number * interval '1 hour' where tenant_id = ${user.tenantId}`;
  const id = await calls.create(item);
  await save(other, 'e');
  await thinAt(40 * day);
  expect(await numbersOf(item)).toEqual([1, 4, 5, 6]);
  const { manifest } = await calls.get(id);
  const approve = `mutation ($id: String!, $manifest: String!) {
    approveRelease(releaseId: $id, manifest: $manifest) { status errors errors_2 { code message path } } }`;
  expectProblem(await server.as(other).post(approve, { id, manifest }), 'FORBIDDEN', 'releaseId');
});
