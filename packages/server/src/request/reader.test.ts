import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../database/connection/connect.ts';
import type { Database } from '../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/postgres.ts';
import { createReader } from './reader.ts';

let fresh: TestDatabase;
let database: Database;
let opened = 0;

beforeAll(async () => {
  fresh = await createTestDatabase();
  const pool = connect({ url: fresh.url, poolSize: 1 });
  database = {
    ...pool,
    read: (caller, work) => {
      opened += 1;
      return pool.read(caller, work);
    },
  };
  await database.asOwner((transaction) =>
    transaction.execute("insert into tenants (tenant_id, name) values ('ours', 'Ours'), ('theirs', 'Theirs')"),
  );
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

async function names(reader: ReturnType<typeof createReader>): Promise<unknown[]> {
  const transaction = await reader.open();
  const rows = await transaction.execute('select name from tenants');
  return rows.map((row) => row['name']);
}

test('takes no connection until something is read, and then one for everything', async () => {
  const before = opened;
  const reader = createReader(database, { tenantId: 'ours' });
  await reader.close();
  expect(opened).toBe(before);
  expect(await Promise.all([names(reader), names(reader)])).toEqual([['Ours'], ['Ours']]);
  expect(opened).toBe(before + 1);
  await Promise.all([reader.close(), reader.close()]);
  // The pool has one connection: this would wait forever if it had not been returned.
  await database.ping();
});

test('sees what was written between two snapshots, and not within one', async () => {
  const other = connect({ url: fresh.url, poolSize: 1 });
  const rename = (name: string) =>
    other.asOwner((transaction) =>
      transaction.execute(`update tenants set name = '${name}' where tenant_id = 'theirs'`),
    );
  const reader = createReader(database, { tenantId: 'theirs' });
  expect(await names(reader)).toEqual(['Theirs']);
  await rename('Renamed');
  expect(await names(reader)).toEqual(['Theirs']);
  await reader.close();
  expect(await names(reader)).toEqual(['Renamed']);
  await reader.close();
  await other.close();
});

test('a release waits for all work, and clears what was read', async () => {
  const reader = createReader(database, { tenantId: 'ours' });
  const before = opened;
  let forgotten = 0;
  const working = Promise.withResolvers<void>();
  const work = reader.during(async () => {
    await working.promise;
    // Follow-up work starts in the same turn.
    return reader.during(() => names(reader));
  });
  expect(await reader.during(() => names(reader))).toEqual(['Ours']);
  reader.release(() => (forgotten += 1));
  expect(await reader.during(() => names(reader))).toEqual(['Ours']);
  working.resolve();
  expect(await work.then(() => reader.during(() => names(reader)))).toEqual(['Ours']);
  expect([forgotten, opened]).toEqual([0, before + 1]);
  await database.ping();
  expect(forgotten).toBe(1);
  expect(await reader.read(async (transaction) => transaction.execute('select name from tenants'))).toHaveLength(1);
  expect(await reader.during(() => names(reader))).toEqual(['Ours']);
  await database.ping();
  expect([forgotten, opened]).toEqual([2, before + 3]);
});

test('opens nothing once it has ended, so that work that continues holds no connection', async () => {
  const reader = createReader(database, { tenantId: 'ours' });
  expect(await names(reader)).toEqual(['Ours']);
  await reader.end();
  const before = opened;
  await expect(reader.open()).rejects.toMatchObject({ problems: [{ code: 'LIMIT_EXCEEDED' }] });
  await expect(reader.read(() => Promise.resolve())).rejects.toMatchObject({ problems: [{ code: 'LIMIT_EXCEEDED' }] });
  expect(opened).toBe(before);
  await database.ping();
});

test('returns the connection after a query that fails', async () => {
  const reader = createReader(database, { tenantId: 'ours' });
  const transaction = await reader.open();
  await expect(transaction.execute('select 1 / 0')).rejects.toThrow('Failed query');
  await reader.close();
  await database.ping();
});

test('reports to every reader that the database is unavailable', async () => {
  const away = connect({ url: 'postgres://x@localhost/x?host=/nonexistent' });
  const reader = createReader(away, { tenantId: 'ours' });
  await expect(reader.open()).rejects.toMatchObject({ code: 'ENOENT' });
  await reader.close();
  await away.close();
});
