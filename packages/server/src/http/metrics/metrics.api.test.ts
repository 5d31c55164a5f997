import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { NoObject } from '../../objects/object-store.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

async function scrape({ http }: TestServer = server): Promise<string> {
  const { statusCode, body } = await http.inject({ url: '/metrics', headers: { host: 'localhost' } });
  expect(statusCode).toBe(200);
  return body;
}

/** Undefined without such a series. */
function valueOf(body: string, series: string): number | undefined {
  const line = body.split('\n').find((candidate) => candidate.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

describe('/metrics', () => {
  test('shows the state of the database, the pool, threads, turns, memory and the build', async () => {
    const body = await scrape();
    const names = ['database_role{role="primary"}', 'database_standbys', 'mail_oldest_unsent_seconds'];
    const values = ['object_oldest_due_seconds', 'database_transactions_waiting', 'turns_waiting{resource="uploads"}'];
    const shown = [...names, ...values, 'threads{state="waiting"}'].map((name) => valueOf(body, `coverwright_${name}`));
    expect(shown).toEqual([1, 0, 0, 0, 0, 0, 0]);
    for (const resource of ['releases', 'bodies', 'workbooks'])
      expect(valueOf(body, `coverwright_turns_waiting{resource="${resource}"}`)).toBe(0);
    expect(valueOf(body, 'coverwright_database_connections_max')).toBe(5);
    expect(valueOf(body, 'coverwright_database_connections_open')).toBeGreaterThan(0);
    expect(valueOf(body, 'coverwright_database_connection_wait_seconds_count')).toBeGreaterThan(0);
    expect(valueOf(body, 'coverwright_database_replication_lag_seconds')).toBeUndefined();
    expect(body).toMatch(/^coverwright_build_info\{version="\d+\.\d+\.\d+",node="v\d+[^"]*"\} 1$/m);
    await expect.poll(async () => valueOf(await scrape(), 'coverwright_memory_valid')).toBe(1);
  });

  test('counts statements by what they do, without their values', async () => {
    await server.database.read({ tenantId: user.tenantId }, async (transaction) => {
      await transaction.execute(
        sql`select ${'a secret value'} as value from insurers where tenant_id = ${user.tenantId}`,
      );
    });
    const body = await scrape();
    const series =
      'coverwright_database_statement_duration_seconds_count{statement="select insurers",outcome="success"}';
    expect(valueOf(body, series)).toBeGreaterThan(0);
    expect(body).not.toContain('secret');
    expect(body).not.toContain(user.tenantId);
  });

  test('counts a refusal by its limit', async () => {
    await server.http.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host: 'localhost', 'content-type': 'application/json' },
      payload: JSON.stringify({ query: 'x'.repeat(70_000) }),
    });
    expect(await scrape()).toMatch(/coverwright_refusals_total\{code="LIMIT_EXCEEDED",limit="[A-Z_]+"\} 1/);
  });

  test('times the object store by operation', async () => {
    const failing = await startTestServer({
      wrapObjects: (objects) => ({
        ...objects,
        read: (key) => Promise.reject(new NoObject(key, undefined)),
        probe: () => Promise.reject(new Error('unreachable')),
      }),
    });
    try {
      await failing.http.inject('/readyz');
      const series = 'coverwright_object_store_duration_seconds_count{operation="probe",outcome="failure"}';
      expect(valueOf(await scrape(failing), series)).toBe(1);
    } finally {
      await failing.close();
    }
  });

  test('is answered while the database is unavailable, and reads its state once for several scrapes', async () => {
    let reads = 0;
    const lost = await startTestServer({
      wrap: (database) => ({
        ...database,
        asOwner: () => {
          reads += 1;
          return Promise.reject(new Error('connect ECONNREFUSED'));
        },
      }),
    });
    try {
      const bodies = await Promise.all([scrape(lost), scrape(lost)]);
      for (const body of bodies) {
        expect(valueOf(body, 'coverwright_database_role{role="unavailable"}')).toBe(1);
        expect(valueOf(body, 'coverwright_database_role{role="primary"}')).toBe(0);
        expect(valueOf(body, 'coverwright_database_standbys')).toBeUndefined();
      }
      expect(reads).toBe(1);
    } finally {
      await lost.close();
    }
  });
});

test('a slow statement is logged with what it does, without its values', async () => {
  await server.database.read({ tenantId: user.tenantId }, (transaction) =>
    transaction.execute(
      sql`select ${'a secret value'} as value, pg_sleep(0.6) from tenants where tenant_id = ${user.tenantId}`,
    ),
  );
  const lines = server.logLines.filter((line) => line.includes('slow statement'));
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({
      statement: 'select tenants',
      name: expect.stringMatching(/^[\w-]{43}$/),
      hasFailed: false,
    }),
  ]);
  expect(lines.join('')).not.toMatch(/secret|pg_sleep/);
});
