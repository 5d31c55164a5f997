import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentKinds } from '../../content-kinds.ts';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { plainCompiler } from '../../testing/plain-compiler.ts';
import { releaseCalls } from '../../testing/releases.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { activate, lockForPublication } from '../releases/publishing/publish.service.ts';
import type { ProductId } from '../products/products.service.ts';

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

const remove = `mutation ($id: productIdInput!, $force: Boolean, $revision: String) {
  deleteProduct(productId: $id, force: $force, expectedRevision: $revision) {
    status errors errors_2 { code message path } } }`;
const usesOf = `query ($id: productIdInput!) { productUses(productId: $id) {
  apps { count names } openRequests { count names } policies { count names } } }`;
const sell = `mutation ($appId: String!, $ids: [productIdInput!]!) {
  setAppProducts(appId: $appId, productIds: $ids) { status errors } }`;

async function givenSelling(...products: readonly ProductId[]) {
  const { appId } = await calls.givenApp();
  expectSuccess(await calls.post(sell, { appId, ids: products }));
  return { appId, release: await calls.create([appId]) };
}

async function givenRequest(productId: ProductId): Promise<string> {
  const submit = `mutation ($input: caseInput!) { createCase(input: $input) {
    status errors caseNumber createdStatus { id } } }`;
  const input = {
    idempotencyKey: crypto.randomUUID(),
    productId,
    holder: { name: 'Chan Tai Man', email: 'chan@customer.test' },
    offer: { valuesJsonString: '{}' },
  };
  const created = expectSuccess(await calls.post(submit, { input })) as {
    caseNumber: string;
    createdStatus: { id: string };
  };
  return created.createdStatus.id;
}

const closeRequest = async (id: string, status: string) =>
  expectSuccess(
    await calls.post(
      'mutation ($id: String!, $status: String) { updateCase(id: $id, input: { status: $status }) { status errors } }',
      { id, status },
    ),
  );

const exists = async ({ plan }: ProductId) => {
  const query = 'query ($plan: String) { products_2(where: { productId: { plan: $plan } }) { totalCount } }';
  return expectSuccess(await calls.post(query, { plan }))['totalCount'] !== 0;
};

describe('deleteProduct', () => {
  test('refuses a product that a published app sells, naming what depends on it, unless it is forced', async () => {
    const product = await given.product(server, { ...user, version: '2026' });
    const { release } = await givenSelling(product);
    expectSuccess(await calls.publish(release));
    await givenRequest(product);
    await closeRequest(await givenRequest(product), 'DECLINED');
    await given.imported(server, user, 'policies', { id: 'P-1', issuerNumber: 'N-1', product });
    const refused = await calls.post(remove, { id: product });
    expectProblem(refused, 'CONFLICT', 'productId');
    expect(JSON.stringify(refused)).toMatch(
      /sell this product: 1 \(.+\)\. Open requests: 1 \(R-.+\)\. Policies: 1 \(N-1\)/,
    );
    expectProblem(await calls.post(remove, { id: product, force: false }), 'CONFLICT', 'productId');
    expect(await exists(product)).toBe(true);
    expectSuccess(await calls.post(remove, { id: product, force: true }));
    expect(await exists(product)).toBe(false);
    expectProblem(await calls.post(remove, { id: product }), 'NOT_FOUND', 'productId');
  });

  test.each<[string, (sold: ProductId) => Promise<unknown>]>([
    [
      'requests and policies alone',
      async (id) => {
        await givenRequest(id);
        await given.imported(server, user, 'policies', { id: 'P', product: id });
      },
    ],
    ['an app that is not published', async (id) => givenSelling(id)],
    [
      'an app whose schedule is not due',
      async (id) => {
        const { release } = await givenSelling(id);
        expectSuccess(await calls.schedule(release, new Date(server.clock.now().getTime() + 3_600_000)));
      },
    ],
    [
      'an app that has stopped selling it',
      async (id) => {
        const { appId, release } = await givenSelling(id);
        expectSuccess(await calls.publish(release));
        expectSuccess(await calls.post(sell, { appId, ids: [] }));
        expectSuccess(await calls.publish(await calls.create([appId])));
      },
    ],
    [
      'a deleted app',
      async (id) => {
        const { appId, release } = await givenSelling(id);
        expectSuccess(await calls.publish(release));
        expectSuccess(
          await calls.post('mutation ($id: String!) { deleteApp(appId: $id) { status errors } }', { id: appId }),
        );
      },
    ],
    [
      'an app that sells another version',
      async (id) => {
        const { release } = await givenSelling(await given.product(server, { ...user, ...id, version: '2' }));
        expectSuccess(await calls.publish(release));
      },
    ],
    [
      'an app of another tenant that sells one with the same id',
      async (id) => {
        const other = await given.user(server);
        const theirs = releaseCalls(server, other);
        const { appId } = await theirs.givenApp();
        const same = await given.product(server, { ...other, ...id });
        expectSuccess(await theirs.post(sell, { appId, ids: [same] }));
        expectSuccess(await theirs.publish(await theirs.create([appId])));
      },
    ],
  ])('is not prevented by %s', async (_what, arrange) => {
    const product = await given.product(server, user);
    await arrange(product);
    expectSuccess(await calls.post(remove, { id: product }));
  });

  test('is prevented by a live release although the draft of its app no longer sells the product', async () => {
    const product = await given.product(server, user);
    const { appId, release } = await givenSelling(product, await given.product(server, user));
    expectSuccess(await calls.publish(release));
    expectSuccess(await calls.post(sell, { appId, ids: [] }));
    expectProblem(await calls.post(remove, { id: product }), 'CONFLICT', 'productId');
  });

  test('reports an outdated revision first, which force does not override', async () => {
    const product = await given.product(server, user);
    const { release } = await givenSelling(product);
    expectSuccess(await calls.publish(release));
    const refused = await calls.post(remove, { id: product, revision: 'older', force: true });
    expectProblem(refused, 'CONFLICT');
    expect(JSON.stringify(refused)).not.toContain('sell this product');
  });

  test('and a publication at the same time have the outcome of one after the other', async () => {
    const product = await given.product(server, user);
    const { release } = await givenSelling(product);
    const [deletion, publication] = await Promise.all([calls.post(remove, { id: product }), calls.publish(release)]);
    expectSuccess(publication);
    const wasDeleted = !(await exists(product));
    if (wasDeleted) expectSuccess(deletion);
    else expectProblem(deletion, 'CONFLICT', 'productId');
  });

  test('waits for a publication that has not committed', async () => {
    const product = await given.product(server, user);
    const { release } = await givenSelling(product);
    let deletion: ReturnType<typeof calls.post> | undefined;
    const { tenantId, userId } = user;
    await server.database.write({ tenantId }, async (transaction) => {
      const authorship = { tenantId, userId, now: server.clock.now() };
      const publication = { app: { config: server.config, contentKinds }, transaction, authorship };
      const { items } = await lockForPublication(release, null, publication);
      deletion = calls.post(remove, { id: product });
      await expect.poll(async () => waiting()).toBeGreaterThan(0);
      await activate({ releaseId: release, items }, publication);
    });
    if (deletion === undefined) throw new Error('The deletion was not sent.');
    expectProblem(await deletion, 'CONFLICT', 'productId');
  });
});

async function waiting(): Promise<number> {
  const rows = await server.sql`select 1 from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`;
  return rows.length;
}

describe('productUses', () => {
  test('counts everything and names the first five', async () => {
    const product = await given.product(server, user);
    for (let index = 1; index <= 7; index += 1) {
      await given.imported(server, user, 'policies', { id: `P-${index}`, product });
    }
    expect(expectSuccess(await calls.post(usesOf, { id: product }))).toMatchObject({
      apps: { count: 0, names: [] },
      openRequests: { count: 0, names: [] },
      policies: { count: 7, names: ['P-1', 'P-2', 'P-3', 'P-4', 'P-5'] },
    });
  });

  test('of a product that does not exist or belongs to another tenant is NOT_FOUND', async () => {
    const product = await given.product(server, user);
    expectProblem(await calls.post(usesOf, { id: { plan: 'none', type: 't' } }), 'NOT_FOUND');
    const stranger = releaseCalls(server, await given.user(server));
    expectProblem(await stranger.post(usesOf, { id: product }), 'NOT_FOUND');
    expect(await server.post(usesOf, { id: product })).toMatchObject({ status: 401 });
  });
});
