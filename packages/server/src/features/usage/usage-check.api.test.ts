import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from '../../database/connection/connection.ts';
import { readStoredAmounts } from '../../database/usage/usage-triggers.ts';
import { given } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { usageCheck } from './usage-check.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

/** Returns the tenants whose counts were corrected. */
async function check(): Promise<unknown[]> {
  const corrected: unknown[] = [];
  const note = (line: unknown) => void corrected.push(line);
  const log = { error: note, warn: note };
  await usageCheck({ clock: server.clock.now, database: server.database, log }).run();
  return corrected;
}

const countedOf = (tenantId: string) => server.sql`
  select tenant_id, sum(records)::text as records, sum(text_bytes)::text as text_bytes,
    sum(file_bytes)::text as file_bytes
  from tenant_usage where tenant_id = ${tenantId} group by tenant_id`;

test('a wrong count is corrected once a night, and others stay as they are', async () => {
  const user = await given.user(server);
  const other = await given.user(server);
  for (const each of [user, other]) {
    await given.product(server, each);
    await given.file(server, { ...each, key: 'terms.txt', content: 'terms' });
  }
  expect(await check()).toEqual([]);
  await server.sql`update tenant_usage set records = records + 7, file_bytes = 0 where tenant_id = ${user.tenantId}`;
  expect(await check()).toEqual([]);
  server.clock.pass(24 * 3_600_000);
  const otherBefore = await countedOf(other.tenantId);
  expect(await check()).toEqual([
    { tenantId: user.tenantId, lack: { records: expect.any(Number), textBytes: 0, fileBytes: 5 } },
  ]);
  const stored = await withClient(server.databaseUrl, readStoredAmounts);
  expect(await countedOf(user.tenantId)).toEqual(stored.filter((one) => one.tenant_id === user.tenantId));
  expect(await countedOf(other.tenantId)).toEqual(otherBefore);
  server.clock.pass(24 * 3_600_000);
  expect(await check()).toEqual([]);
});
