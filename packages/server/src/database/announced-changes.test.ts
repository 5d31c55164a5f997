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

interface ToldTable {
  readonly name: string;
  readonly isInserted: boolean;
  readonly isUpdated: boolean;
  readonly isDeleted: boolean;
}

const listToldTables = () => server.sql<ToldTable & Record<string, unknown>>`
  select tgrelid::regclass::text as name, tgtype & 4 > 0 as "isInserted", tgtype & 16 > 0 as "isUpdated",
    tgtype & 8 > 0 as "isDeleted"
  from pg_trigger where tgname = 'tell_change'`;

test('the same changes are announced as by the triggers of the version before', async () => {
  const tables = await listToldTables();
  expect(tables.length).toBeGreaterThan(5);
  for (const { name, isInserted, isUpdated, isDeleted } of tables) {
    if (isInserted) expect([name, isAnnounced(`insert into ${name} (a) values ($1)`)]).toEqual([name, true]);
    if (isUpdated) expect([name, isAnnounced(`with a as (update "${name}" b set c = 1)`)]).toEqual([name, true]);
    if (isDeleted) expect([name, isAnnounced(`delete from\n  ${name} where a`)]).toEqual([name, true]);
  }
});

test.each([
  'select 1 from products where tenant_id = $1 for update',
  'insert into product_notes (a) values ($1)',
  'update api_keys set last_used_at = $1',
  'update releases set name = $1',
])('nothing is announced for %s', (statement) => {
  expect(isAnnounced(statement)).toBe(false);
});

test('a change is announced without the triggers, with the tenant, and only if it is committed', async () => {
  for (const { name } of await listToldTables()) await server.database.query(`drop trigger tell_change on ${name}`);
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
