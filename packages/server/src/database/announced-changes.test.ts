import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { given } from '../testing/given.ts';
import { expectSuccess } from '../testing/expect-result.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { changesChannel, isAnnounced } from './announced-changes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

const anyChange = [
  'products',
  'product_inputs',
  'rate_tables',
  'price_logics',
  'code_rules',
  'live_items',
  'apps',
  'app_hosts',
];

test.each([
  ...anyChange.flatMap((table) => [
    `insert into ${table} (a) values ($1)`,
    `with a as (update "${table}" b set c = 1)`,
  ]),
  ...[...anyChange, 'releases', 'api_keys'].map((table) => `delete from\n  ${table} where a`),
])('%s is announced', (statement) => {
  expect(isAnnounced(statement)).toBe(true);
});

test.each([
  'select 1 from products where tenant_id = $1 for update',
  'insert into product_notes (a) values ($1)',
  'update api_keys set last_used_at = $1',
  'update releases set name = $1',
])('nothing is announced for %s', (statement) => {
  expect(isAnnounced(statement)).toBe(false);
});

test('a change is announced with the tenant, and only if it is committed', async () => {
  const user = await given.user(server);
  await given.product(server, { ...user, plan: 'announced' });
  const heard: string[] = [];
  const hearing = Promise.withResolvers<void>();
  const listening = server.database.listen(changesChannel, {
    onNotice: (payload) => heard.push(payload),
    onHearing: hearing.resolve,
    onLost: () => undefined,
  });
  await hearing.promise;
  const update = (input: object) =>
    server
      .as(user)
      .post(
        `mutation ($id: productIdInput!, $input: updateProductInput!) { updateProduct(productId: $id, input: $input) { status } }`,
        { id: { plan: 'announced', type: 'single_trip', version: '' }, input },
      );
  await expect(
    server.database.write(user, async (transaction) => {
      await transaction.execute(sql`update products set status = 'x' where tenant_id = ${user.tenantId}`);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expectSuccess(await update({ status: 'ACTIVE' }));
  await expect.poll(() => heard).toEqual([user.tenantId]);
  await server.database.asOwner((transaction) =>
    transaction.execute(sql`delete from releases where tenant_id = ${'absent'}`),
  );
  await expect.poll(() => heard).toEqual([user.tenantId, '']);
  await listening.close();
});
