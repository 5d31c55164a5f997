import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../database/connection/connect.ts';
import type { Database } from '../../database/database.ts';
import { explain } from '../../testing/explain.ts';
import { rowsRead } from '../../testing/rows-read.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { type SortField, toPage } from './policy-list.ts';
import { listPolicies, readItemSortValue } from './policies.store.ts';

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
      insert into policies (tenant_id, id, issuer_number, status, plan, type, version, issue_date, start_date, end_date,
        created_at, last_modified_at)
      select ${tenantId}, 'policy-' || n, 'P-' || n, (array['ISSUED', 'CANCELLED'])[1 + n % 2], 'travel', 'single', '1',
        case n % 2 when 0 then now() - n * interval '1 minute' end, current_date - n, null,
        now() - n * interval '1 minute', now()
      from generate_series(1, 30000) as n`);
    await transaction.execute(sql`
      insert into policy_documents (tenant_id, id, document)
      select tenant_id, id, jsonb_build_object('id', id) from policies`);
    await transaction.execute(sql`analyze policies, policy_documents`);
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

const fieldNames: readonly SortField[] = [
  'createdAt',
  'lastModifiedAt',
  'id',
  'issuerNumber',
  'status',
  'issueDate',
  'startDate',
  'endDate',
];

test.each(fieldNames.flatMap((fieldName) => ['ASC', 'DESC'].map((type) => ({ fieldName, type }))))(
  'a page after a cursor is read without the 10,000 before it, sorted by %j',
  async (sort) => {
    const scope = { tenantId, reach: {} };
    const page = toPage({ sort, limit: 20 });
    await database.read({ tenantId }, async (transaction) => {
      const [last] = await listPolicies(transaction, scope, { ...page, skip: 9999, limit: 1 });
      const id = last?.id ?? '';
      const after = { id, value: await readItemSortValue(transaction, tenantId, page, id) };
      let ids: readonly string[] = [];
      const rows = await rowsRead(transaction, 'policies', async () => {
        ids = (await listPolicies(transaction, scope, { ...page, after })).map((policy) => policy.id);
      });
      expect(ids).toEqual(
        (await listPolicies(transaction, scope, { ...page, skip: 10_000 })).map((policy) => policy.id),
      );
      expect(rows).toBeGreaterThanOrEqual(20);
      expect(rows).toBeLessThan(100);
    });
  },
);
