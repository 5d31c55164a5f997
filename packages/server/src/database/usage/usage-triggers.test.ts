import fc from 'fast-check';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usageRollup } from '../../features/usage/usage.service.ts';
import { given } from '../../testing/given.ts';
import { createBlankDatabase } from '../../testing/postgres.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { templateCalls } from '../../testing/templates.ts';
import { withClient } from '../connection/connection.ts';
import { migrate, readMigrations } from '../migrate.ts';
import { readStoredAmounts, type StoredAmounts, uncountedTables } from './usage-triggers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

/** The counts of the triggers, in the same form as those calculated from the rows. */
async function countedOf(tenantId: string) {
  const [amounts] = await server.sql<StoredAmounts>`
    select tenant_id, sum(records)::text as records, sum(text_bytes)::text as text_bytes,
      sum(file_bytes)::text as file_bytes
    from tenant_usage where tenant_id = ${tenantId} group by tenant_id`;
  if (amounts === undefined) throw new Error('Nothing is counted.');
  return amounts;
}

async function storedOf(tenantId: string) {
  const all = await withClient(server.databaseUrl, readStoredAmounts);
  return all.find((amounts) => amounts.tenant_id === tenantId);
}

test('counts every table of tenant data that is not exempt with a reason', async () => {
  const tables = await server.sql<{ name: string; events: string[] }>`
    select c.relname as name, array(
      select tgname || ' ' || (tgtype & 29) from pg_trigger
      where tgrelid = c.oid and tgname like 'count\\_usage%' and tgenabled = 'O') as events
    from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
      and exists (select from pg_attribute where attrelid = c.oid and attname = 'tenant_id')`;
  // 29: for each row, after insert, update and delete.
  const names = tables.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(20);
  for (const { name, events } of tables) {
    const isExempt = (uncountedTables[name] ?? '') !== '';
    expect([name, events]).toEqual([name, isExempt ? [] : ['count_usage 29']]);
  }
  expect(names).toEqual(expect.arrayContaining(Object.keys(uncountedTables)));
});

test('counts the bytes of texts as UTF-8, and of a policy one record', async () => {
  const tenantId = await given.tenant(server);
  const before = await countedOf(tenantId);
  await given.text(server, { tenantId, key: 'key', locale: 'zh-HK', value: '保單' });
  const after = await countedOf(tenantId);
  const [text] = await server.sql<{ revision: string }>`
    select revision from l10n where tenant_id = ${tenantId}`;
  const bytes = [tenantId, 'key', 'zh-HK', '保單', text?.revision ?? '', 'nobody'].map((one) => Buffer.byteLength(one));
  expect(Number(after.text_bytes) - Number(before.text_bytes)).toBe(bytes.reduce((sum, one) => sum + one, 0));
  await given.imported(server, { tenantId }, 'policies', { id: 'one' });
  expect(Number((await countedOf(tenantId)).records) - Number(after.records)).toBe(1);
});

/** A database as of before a migration, with a function that migrates it. */
async function createOlderDatabase(before: string) {
  const blank = await createBlankDatabase();
  const log = pino({ level: 'silent' });
  const migrations = await readMigrations();
  await migrate(
    blank.url,
    log,
    migrations.filter(({ name }) => name < before),
  );
  return { blank, log, migrations };
}

test('counts existing rows when it is installed, and again after a table has changed', async () => {
  const { blank, log, migrations } = await createOlderDatabase('0007');
  await withClient(blank.url, async (client) => {
    await client.query(`insert into tenants (tenant_id, name) values ('t', 'T');
      insert into l10n (tenant_id, key, locale, value, revision) values ('t', 'k', 'en-US', 'hello', 'r')`);
    await migrate(blank.url, log, migrations);
    const count = async () => (await client.query('select records, text_bytes from tenant_usage')).rows;
    expect(await count()).toEqual([{ records: '1', text_bytes: '13' }]);
    const changed = {
      name: '9000-note.sql',
      sql: `alter table l10n add column note text; update l10n set note = '12345';
        create table later (tenant_id text primary key, body jsonb);`,
    };
    await migrate(blank.url, log, [...migrations, changed]);
    expect(await count()).toEqual([{ records: '1', text_bytes: '18' }]);
    await client.query(`create trigger count_usage_on_insert after insert on sessions
      for each statement execute function count_usage_of_l10n();
      comment on table tenant_usage is 'an older rule'`);
    await migrate(blank.url, log, [...migrations, changed]);
    const triggers = await client.query(`select tgname from pg_trigger where tgrelid = 'sessions'::regclass
      and not tgisinternal`);
    expect(triggers.rows).toEqual([]);
    await client.query(`insert into later values ('t', '[1]')`);
    expect(await count()).toEqual([
      { records: '1', text_bytes: '18' },
      { records: '1', text_bytes: '4' },
    ]);
  });
  await blank.drop();
});

test('counts the templates of an earlier version as before, and then their changes', async () => {
  const { blank, log, migrations } = await createOlderDatabase('0010');
  await withClient(blank.url, async (client) => {
    await client.query(`insert into tenants (tenant_id, name) values ('t', 'T');
      insert into templates (tenant_id, id, type, name, content, revision)
        values ('t', 'one', 'sms', 'One', '{"bodyLiquid": "保單 \\n {{ a }}"}', 'r'), ('t', 'two', 'sms', 'Two', '{}', 'r')`);
    const counted = async () =>
      (await client.query('select sum(records) as records, sum(text_bytes) as text_bytes from tenant_usage')).rows;
    const stored = async () =>
      (
        await client.query(`select count(*)::text as records,
          sum(octet_length(tenant_id || id || type || name || content::text || revision))::text as text_bytes
          from templates`)
      ).rows;
    const before = await stored();
    await migrate(blank.url, log, migrations);
    expect(await counted()).toEqual(before);
    await client.query(`update templates set content = '{"bodyLiquid": "保單保單"}' where id = 'one';
      update templates set name = 'Renamed' where id = 'one';
      delete from templates where id = 'two'`);
    expect(await counted()).toEqual(await stored());
  });
  await blank.drop();
});

describe('counts match what is stored', () => {
  /** Each takes a number that determines its details; many fail, and must then leave nothing behind. */
  const operations: Readonly<
    Record<string, (user: Awaited<ReturnType<typeof given.user>>, n: number) => Promise<unknown>>
  > = {
    createProduct: (user, n) =>
      given.product(server, { ...user, plan: `plan${n % 4}`, underwritingRules: '['.repeat(n) + ']'.repeat(n) }),
    copyProduct: (user, n) =>
      given.product(server, {
        ...user,
        plan: `copy${n % 3}`,
        copyOf: { plan: `plan${n % 4}`, type: 'single_trip', version: '' },
      }),
    deleteProduct: (user, n) =>
      server.as(user).post(`mutation ($id: productIdInput!) { deleteProduct(productId: $id) { status } }`, {
        id: { plan: `plan${n % 4}`, type: 'single_trip', version: '' },
      }),
    addBenefit: (user, n) =>
      server
        .as(user)
        .post(
          `mutation ($id: productIdInput!, $input: benefitInput!) { addBenefit(productId: $id, input: $input) { status } }`,
          {
            id: { plan: `plan${n % 4}`, type: 'single_trip', version: '' },
            input: {
              typeId: `b${n % 5}`,
              optionKey: n % 2 ? `o${n}` : null,
              valueJsonString: JSON.stringify('v'.repeat(n)),
            },
          },
        ),
    removeBenefit: (user, n) =>
      server
        .as(user)
        .post(
          `mutation ($id: productIdInput!, $typeId: String!) { removeBenefit(productId: $id, typeId: $typeId) { status } }`,
          { id: { plan: `plan${n % 4}`, type: 'single_trip', version: '' }, typeId: `b${n % 5}` },
        ),
    writeText: (user, n) =>
      given.text(server, {
        ...user,
        key: `products-plan${n % 4}||single_trip-name`,
        locale: 'en-US',
        value: '保'.repeat(n),
      }),
    deleteTexts: (user, n) =>
      server.as(user).post(`mutation ($key: String!) { deleteAllL10n(key: $key) { status } }`, {
        key: `products-plan${n % 4}||single_trip-name`,
      }),
    template: async (user, n) => {
      const calls = templateCalls(server, user);
      const id = await calls.create('sms', { bodyLiquid: 'x'.repeat(n) });
      await calls.saveDraft(id, JSON.stringify('y'.repeat(n)));
      if (n % 3 === 0) await calls.update('sms', id, { bodyLiquid: '中'.repeat(n * 3) });
      if (n % 4 === 0) await calls.remove(id);
    },
    file: async (user, n) => {
      const key = `f${n % 4}/${n % 6}.txt`;
      await given.file(server, { ...user, key, content: 'x'.repeat(n + 1) });
      if (n % 3 === 0) return move(user, key, `f${n % 5}/moved${n % 7}.txt`);
      return undefined;
    },
    deleteFile: (user, n) =>
      server.as(user).post(`mutation ($key: String!) { deleteFile(key: $key) { status } }`, {
        key: `f${n % 4}/${n % 6}.txt`,
      }),
    deleteFolder: (user, n) =>
      server.as(user).post(`mutation ($key: String!) { deleteFolder(key: $key) { status } }`, { key: `f${n % 4}` }),
    import: (user, n) =>
      given.imported(
        server,
        user,
        'policies',
        ...Array.from({ length: n % 7 }, (_, index) => ({ id: `p${index}`, description: '保單'.repeat(n) })),
      ),
    apiKey: (user) => given.apiKey(server, user),
    rollBack: (user, n) =>
      server.database.write(user, async () => {
        await given.text(server, { ...user, key: `kept${n % 5}`, locale: 'zh-HK', value: 'kept' });
        throw new Error('rolled back');
      }),
    fold: () => usageRollup({ clock: () => new Date(), database: server.database }).run(),
  };

  const move = (user: Awaited<ReturnType<typeof given.user>>, key: string, newKey: string) =>
    server
      .as(user)
      .post(`mutation ($key: String!, $newKey: String!) { moveFile(key: $key, newKey: $newKey) { status } }`, {
        key,
        newKey,
      });

  test('after any changes, failures and merges, several simultaneously', async () => {
    const operation = fc.record({ name: fc.constantFrom(...Object.keys(operations)), n: fc.nat(60) });
    const waves = fc.array(fc.array(operation, { minLength: 1, maxLength: 4 }), { minLength: 5, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(waves, async (all) => {
        const user = await given.user(server);
        for (const wave of all) {
          await Promise.allSettled(wave.map(async ({ name, n }) => operations[name]?.(user, n)));
        }
        expect(await countedOf(user.tenantId)).toEqual(await storedOf(user.tenantId));
      }),
      { numRuns: 5 },
    );
    // Some hundred requests: on a busy machine they may take longer than the default timeout.
  }, 120_000);

  test('after a tenant is deleted with all its data', async () => {
    const user = await given.user(server);
    await given.product(server, user);
    await server.sql`delete from tenants where tenant_id = ${user.tenantId}`;
    expect(await server.sql`select 1 from tenant_usage where tenant_id = ${user.tenantId}`).toEqual([]);
  });
});
