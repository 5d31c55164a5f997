import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../database/connection/connect.ts';
import type { Database } from '../../database/database.ts';
import { explain } from '../../testing/explain.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { toPage } from './policy-list.ts';
import { listPolicies } from './policies.store.ts';

const tenantId = 'many';
let fresh: TestDatabase;
let database: Database;

beforeAll(async () => {
  fresh = await createTestDatabase();
  database = connect({ url: fresh.url });
  await database.asOwner(async (transaction) => {
    await transaction.execute(sql`insert into tenants (tenant_id, name) values (${tenantId}, 'Many')`);
    await transaction.execute(sql`alter table policies disable trigger user`);
    await transaction.execute(sql`
      insert into policies (tenant_id, id, issuer_number, status, plan, type, version, created_at, last_modified_at)
      select ${tenantId}, 'policy-' || n, 'P-' || n, (array['ISSUED', 'CANCELLED'])[1 + n % 2], 'travel', 'single', '1',
        now() - n * interval '1 minute', now()
      from generate_series(1, 30000) as n`);
    await transaction.execute(sql`analyze policies`);
  });
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

test.each([
  ['an absent status', { status_in: ['NONE'] }, /status/],
  ['absent numbers', { issuerNumber_in: ['none', 'other'] }, /issuer_number/],
  ['absent ids', { id_in: ['none', 'other'] }, /pkey/],
  ['an absent product', { productId: { plan: 'none', type: 'none', version: 'none' } }, /policies_by_product/],
])('%s is found by an index, as the role of requests', async (_name, where, index) => {
  const page = toPage({ where, limit: 20 });
  const [first] = await database.read({ tenantId }, (transaction) =>
    explain(transaction, (explained) => listPolicies(explained, { tenantId, reach: {} }, page)),
  );
  expect(first).toMatch(index);
});
