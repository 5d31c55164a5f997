import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../database/connection/connect.ts';
import type { Database } from '../database/database.ts';
import { explain } from '../testing/explain.ts';
import { createTestDatabase, type TestDatabase } from '../testing/postgres.ts';
import { readParts } from './snapshots.store.ts';

const tenantId = 'many';
let fresh: TestDatabase;
let database: Database;

beforeAll(async () => {
  fresh = await createTestDatabase();
  database = connect({ url: fresh.url });
  await database.asOwner(async (transaction) => {
    await transaction.execute(sql`insert into tenants (tenant_id, name) values (${tenantId}, 'Many')`);
    await transaction.execute(sql`
      insert into snapshot_parts (tenant_id, hash, bytes, size_bytes)
      select ${tenantId}, sha256(n::text::bytea), 'x', 1 from generate_series(1, 30000) as n`);
    await transaction.execute(sql`analyze snapshot_parts`);
  });
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

test('parts are found by an index, as the role of requests', async () => {
  const hashes = ['00'.repeat(32), '01'.repeat(32)];
  const scans = await database.read({ tenantId }, (transaction) =>
    explain(transaction, (explained) => readParts(explained, tenantId, hashes)),
  );
  expect(scans).toEqual(['Function Scan', 'snapshot_parts_pkey']);
});
