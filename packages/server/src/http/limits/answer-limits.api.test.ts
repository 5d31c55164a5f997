// Limits of what one request may read and return: the work ends at the limit and not after it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { templateCalls } from '../../testing/templates.ts';

const poolSize = 3;
let server: TestServer;
/** Has sixty policies with descriptions of 1 MB each. */
let owner: GivenUser;
/** Has one policy, with a description of 5 MB. */
let reader: GivenUser;
beforeAll(async () => {
  server = await startTestServer({ poolSize });
  owner = await given.user(server);
  reader = await given.user(server);
  for (const { tenantId, count, length } of [
    { tenantId: owner.tenantId, count: 60, length: 1_000_000 },
    { tenantId: reader.tenantId, count: 1, length: 5_000_000 },
  ]) {
    await server.sql`
      insert into policies (tenant_id, id, created_at, last_modified_at)
      select ${tenantId}::text, 'n' || n, now(), now() from generate_series(1, ${count}::integer) n`;
    await server.sql`
      insert into policy_documents (tenant_id, id, document)
      select ${tenantId}::text, 'n' || n, jsonb_build_object('id', 'n' || n, 'description', repeat('x', ${length}::integer))
      from generate_series(1, ${count}::integer) n`;
  }
});
afterAll(async () => server.close());

const whole = '{ policies { totalCount list { id } } }';

/** The peak increase in memory during the work. */
async function peakGrowthBytes(work: () => Promise<unknown>): Promise<number> {
  const inUse = () => process.memoryUsage().rss;
  const start = inUse();
  let peak = start;
  const timer = setInterval(() => (peak = Math.max(peak, inUse())), 2);
  await work();
  clearInterval(timer);
  return Math.max(peak, inUse()) - start;
}

describe('reading', () => {
  test('stops at its limit, which is reported', async () => {
    const result = await server.as(owner).post(whole);
    expect(result).toMatchObject({ code: 'LIMIT_EXCEEDED', data: { policies: null } });
    expect(result.errors).toHaveLength(1);
    expect(result.errors[0]?.message).toMatch(/the reading limit.*32 MiB.*smaller limit/);
    expect((await server.as(owner).post('{ policies(limit: 20) { totalCount list { id } } }')).data).toMatchObject({
      policies: { totalCount: 60 },
    });
  });

  test('leaves the pool of connections unchanged, and nothing running in the database', async () => {
    const refused = await Promise.all(Array.from({ length: poolSize * 2 }, () => server.as(owner).post(whole)));
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['LIMIT_EXCEEDED']));
    const served = await Promise.all(
      Array.from({ length: poolSize * 3 }, () => server.as(reader).post('{ policies { totalCount } }')),
    );
    for (const { data } of served) expect(data).toEqual({ policies: { totalCount: 1 } });
    await expect
      .poll(
        () => server.sql`
          select query from pg_stat_activity
          where datname = current_database() and state <> 'idle' and query like '%policy_documents%'
            and pid <> pg_backend_pid()`,
      )
      .toEqual([]);
    expect(server.logLines.join('\n')).not.toContain('unexpected error');
  });

  test('also stops the rest of the operation, with one refusal per field that reads', async () => {
    const result = await server.as(owner).post(`{ a: policies { list { id } } b: policies(limit: 1) { totalCount } }`);
    expect(new Set(result.errors.map(({ extensions }) => extensions?.code))).toEqual(new Set(['LIMIT_EXCEEDED']));
  });

  test('by a template’s query stops there too', async () => {
    const calls = templateCalls(server, owner);
    const id = await calls.create('sms', { bodyLiquid: 'x', graphQlQuery: whole });
    const { data } = await calls.renderSaved('sms', id);
    expect(JSON.stringify(data)).toContain('the reading limit');
  });
});

describe('a response', () => {
  const times = (count: number, field: string) =>
    Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ');

  test('stops at its limit even if its text was read only once', async () => {
    let result: Awaited<ReturnType<typeof server.post>> | undefined;
    const growth = await peakGrowthBytes(async () => {
      result = await server.as(reader).post(`{ policies { list { ${times(200, 'description')} } } }`);
    });
    expect(result).toMatchObject({ code: 'LIMIT_EXCEEDED', data: null });
    expect(result?.errors).toHaveLength(1);
    expect(result?.errors[0]?.message).toMatch(/the answer limit.*32 MiB/);
    expect(Object.keys(result?.errors[0]?.extensions ?? {}).toSorted()).toEqual(['code', 'problems']);
    // Fully built and serialized, it would take a gigabyte.
    expect(growth).toBeLessThan(400 * 1024 * 1024);
  });

  test('below its limit is returned', async () => {
    const { data, errors } = await server.as(reader).post(`{ policies { list { ${times(5, 'description')} } } }`);
    expect(errors).toEqual([]);
    expect(JSON.stringify(data).length).toBeGreaterThan(25_000_000);
  });

  test('counts JSON escapes', async () => {
    const id = await templateCalls(server, owner).create('sms', { bodyLiquid: '\u0001'.repeat(1_200_000) });
    const fields = times(26, 'bodyLiquid');
    const query = `{ templates(where: { id: "${id}" }) { list { ... on smsTemplate { ${fields} } } } }`;
    expect(await server.as(owner).post(query)).toMatchObject({ code: 'LIMIT_EXCEEDED', data: null });
  });

  test('counts names and braces, even of objects with only a type', async () => {
    const now = new Date();
    const user = await given.user(server);
    const facts = Array.from({ length: 200 }, (_, index) => ({ id: `f${index}`, type: 't' }));
    const policies = Array.from({ length: 200 }, (_, index) => ({ id: `p${index}`, facts }));
    await given.imported(server, { ...user, now }, 'policies', ...policies);
    const query = (fields: string) => `{ policies { list { facts { ${fields} } } } }`;
    for (const fields of [times(100, '__typename'), `${'n'.repeat(1_000)}: id`]) {
      expect((await server.as(user).post(query(fields))).errors[0]?.message).toContain('the answer limit');
    }
    expect((await server.as(user).post(query('id type'))).errors).toEqual([]);
  });
});
