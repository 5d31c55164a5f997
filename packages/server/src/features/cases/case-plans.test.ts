import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../database/connection/connect.ts';
import type { Database } from '../../database/database.ts';
import { explain } from '../../testing/explain.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { toPage } from './case-list.ts';
import { listCases } from './cases.store.ts';

const tenantId = 'many';
let fresh: TestDatabase;
let database: Database;

beforeAll(async () => {
  fresh = await createTestDatabase();
  database = connect({ url: fresh.url });
  await database.asOwner(async (transaction) => {
    await transaction.execute(sql`insert into tenants (tenant_id, name) values (${tenantId}, 'Many')`);
    await transaction.execute(sql`alter table cases disable trigger user`);
    await transaction.execute(sql`
      insert into cases (tenant_id, id, is_request, created_at, last_modified_at)
      select ${tenantId}, 'case-' || n, n % 1000 = 0, now() - n * interval '1 minute', now()
      from generate_series(1, 20000) as n`);
    await transaction.execute(sql`analyze cases`);
  });
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

test('the newest requests are read without the cases that are not requests', async () => {
  const page = toPage({ where: { and: [{ isRequest: true }] }, limit: 20 });
  const [first] = await database.read({ tenantId }, (transaction) =>
    explain(transaction, (explained) => listCases(explained, { tenantId, heldBy: undefined }, page)),
  );
  expect(first).toBe('cases_requests_newest');
});
