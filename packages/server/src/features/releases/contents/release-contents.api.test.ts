import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentKinds } from '../../../content-kinds.ts';
import { withClient } from '../../../database/connection/connection.ts';
import { migrate, readMigrations } from '../../../database/migrate.ts';
import { readStoredAmounts } from '../../../database/usage/usage-triggers.ts';
import { expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser, toScope } from '../../../testing/given.ts';
import { plainCompiler } from '../../../testing/plain-compiler.ts';
import { createBlankDatabase } from '../../../testing/postgres.ts';
import { releaseCalls, releasedContent } from '../../../testing/releases.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { historyThinning } from '../../history/thinning.service.ts';
import { releaseConversion } from './conversion.service.ts';

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof releaseCalls>;
beforeAll(async () => {
  server = await startTestServer({ appCompiler: plainCompiler });
});
beforeEach(async () => {
  user = await given.user(server);
  calls = releaseCalls(server, user);
});
afterAll(async () => server.close());

const contentsQuery = `query ($where: releaseWhereInput) {
  releases(where: $where) { list { items { contents { part action names } } } } }`;
const listContents = async (id: string) => server.as(user).post(contentsQuery, { where: { id } });

async function convert(): Promise<void> {
  await releaseConversion({ database: server.database, clock: server.clock.now }).run();
}

/** As an earlier version of the server stored it. */
async function storeAsSnapshot(releaseId: string, appId: string): Promise<void> {
  const content = await releasedContent(server, user, { releaseId, appId });
  await server.sql`update release_items set parts = null, parts_bytes = null, snapshot = ${JSON.stringify(content)}::jsonb
    where tenant_id = ${user.tenantId} and release_id = ${releaseId}`;
}

const partsOf = async (releaseId: string): Promise<Record<string, string>> => {
  const [row] = await server.sql`select parts from release_items where release_id = ${releaseId}`;
  return row?.['parts'] as Record<string, string>;
};

const golden: unknown = JSON.parse(readFileSync(new URL('golden/app-1.json', import.meta.url), 'utf8'));

describe('the content of a release', () => {
  test('has parts in common with another release where nothing differs', async () => {
    const { appId, componentId } = await calls.givenApp();
    const first = await calls.create([appId]);
    await calls.changeComponent(componentId, '<p>Other</p>');
    const second = await calls.create([appId]);
    const [before, after] = [await partsOf(first), await partsOf(second)];
    const changed = Object.keys(after).filter((part) => after[part] !== before[part]);
    expect(Object.keys(after).toSorted()).toEqual(['appName', 'components', 'config', 'files', 'products', 'texts']);
    expect(changed).toEqual(['components']);
  });

  test('remains when the states of history that had its parts are removed', async () => {
    const { appId, componentId } = await calls.givenApp({ vueTemplate: '<p>as released</p>' });
    const id = await calls.create([appId]);
    await calls.changeComponent(componentId, '<p>Other</p>');
    await calls.changeComponent(componentId, '<p>Another</p>');
    await server.sql`update snapshot_parts set used_at = now() - interval '2 days' where tenant_id = ${user.tenantId}`;
    server.clock.set(new Date(server.clock.now().getTime() + 3_600_000));
    await historyThinning({ database: server.database, clock: server.clock.now }).run();
    const [states] = await server.sql`select count(*)::int as count from snapshots
      where tenant_id = ${user.tenantId} and item_id = ${componentId}`;
    expect(states?.['count']).toBe(2);
    const content = await releasedContent(server, user, { releaseId: id, appId });
    expect(content.components).toMatchObject([{ vueTemplate: '<p>as released</p>' }]);
  });

  test('that an earlier version stored is read before and after its conversion, and compared', async () => {
    const { appId, componentId, component } = await calls.givenApp({ vueTemplate: '<p>first</p>' });
    const first = await calls.create([appId]);
    const content = await releasedContent(server, user, { releaseId: first, appId });
    await storeAsSnapshot(first, appId);
    expect(await releasedContent(server, user, { releaseId: first, appId })).toEqual(content);
    const listed = expectSuccess(await listContents(first));
    await convert();
    expect(Object.keys(await partsOf(first))).toHaveLength(6);
    expect(await releasedContent(server, user, { releaseId: first, appId })).toEqual(content);
    expect(expectSuccess(await listContents(first))).toEqual(listed);
    await storeAsSnapshot(first, appId);
    await calls.changeComponent(componentId, '<p>second</p>');
    const second = await calls.find(await calls.create([appId]));
    expect(second?.items[0]?.changes).toMatchObject([{ part: 'COMPONENT', action: 'CHANGED', names: [component] }]);
  });

  test('of many releases is converted step by step, and what is left by an interrupted run by the next', async () => {
    const { appId } = await calls.givenApp();
    const ids = [await calls.create([appId]), await calls.create([appId]), await calls.create([appId])];
    await convert();
    for (const id of ids) await storeAsSnapshot(id, appId);
    let calledTimes = 0;
    const clock = () => new Date(calledTimes++ * 100_000);
    expect(await releaseConversion({ database: server.database, clock }).run()).toBeInstanceOf(Date);
    const unconverted = async () => {
      const [row] = await server.sql`select count(*)::int as count from release_items
        where tenant_id = ${user.tenantId} and parts is null`;
      return row?.['count'];
    };
    expect(await unconverted()).toBe(2);
    await convert();
    expect(await unconverted()).toBe(0);
  });

  test('that cannot be converted is reported, and keeps no other one waiting', async () => {
    const { appId } = await calls.givenApp();
    const ids = [await calls.create([appId]), await calls.create([appId]), await calls.create([appId])].toSorted();
    for (const id of ids) await storeAsSnapshot(id, appId);
    const [broken = ''] = ids;
    await server.sql`create or replace function refuse_conversion() returns trigger language plpgsql as
      $$ begin raise 'This item is not converted.'; end $$`;
    await server.sql`create trigger refuse_conversion before update on release_items
      for each row when (old.name = 'Broken') execute function refuse_conversion()`;
    await server.sql`update release_items set name = 'Broken' where release_id = ${broken}`;
    const unconverted = async () => {
      const rows = await server.sql`select release_id as id from release_items
        where tenant_id = ${user.tenantId} and parts is null`;
      return rows.map(({ id }) => id);
    };
    try {
      await expect(convert()).rejects.toThrow('The contents of some releases could not be converted.');
      expect(await unconverted()).toEqual([broken]);
    } finally {
      await server.sql`drop trigger refuse_conversion on release_items`;
    }
    await convert();
    expect(await unconverted()).toEqual([]);
  });

  test('of a later version of the server is refused, and says why', async () => {
    const { appId } = await calls.givenApp();
    const id = await calls.create([appId]);
    await server.sql`update release_items set format = 99 where release_id = ${id}`;
    const { errors } = await listContents(id);
    expect(JSON.stringify(errors)).toContain('A later version of the server created this release.');
  });

  test('that is damaged is reported by part', async () => {
    const { appId } = await calls.givenApp();
    const id = await calls.create([appId]);
    await server.sql`update snapshot_parts set bytes = '\\x00'
      where tenant_id = ${user.tenantId} and hash = decode(${(await partsOf(id))['config'] ?? ''}, 'hex')`;
    const { errors } = await listContents(id);
    expect(JSON.stringify(errors)).toContain('damaged in the database: config.');
  });

  test('counts towards the limit of the tenant, before its conversion and after it', async () => {
    const { appId } = await calls.givenApp({ vueTemplate: `<p>${'text '.repeat(2000)}</p>` });
    const amounts = async () => {
      const [counted] = await server.sql`select sum(text_bytes)::int as bytes from tenant_usage
        where tenant_id = ${user.tenantId}`;
      const stored = (await withClient(server.databaseUrl, readStoredAmounts)).find(
        ({ tenant_id: tenantId }) => tenantId === user.tenantId,
      );
      expect(counted?.['bytes']).toBe(Number(stored?.text_bytes));
      return Number(counted?.['bytes']);
    };
    const before = await amounts();
    const id = await calls.create([appId]);
    const after = await amounts();
    expect(after - before).toBeGreaterThan(10_000);
    await storeAsSnapshot(id, appId);
    const asSnapshot = await amounts();
    expect(asSnapshot).toBeGreaterThan(after);
    await convert();
    expect(await amounts()).toBe(after);
  });

  test('that is in the database of an earlier version survives its migration', async () => {
    const { url, drop } = await createBlankDatabase();
    const log = { info: () => undefined };
    const earlier = (await readMigrations()).filter(({ name }) => name < '0038');
    const content = contentKinds.app.schema.parse(golden);
    await migrate(url, log, earlier);
    await withClient(url, async (client) => {
      await client.query("insert into tenants (tenant_id, name) values ('t', 'T')");
      await client.query(
        `insert into releases (tenant_id, id, name, revision, created_at, last_modified_at)
         values ('t', 'r', 'First', 'r', now(), now())`,
      );
      await client.query(
        `insert into release_items (tenant_id, release_id, kind, item_id, name, snapshot, compiled, changes)
         values ('t', 'r', 'app', 'golden', 'Golden', $1, '{}', '[]')`,
        [JSON.stringify(content)],
      );
    });
    await migrate(url, log);
    await withClient(url, async (client) => {
      const { rows } = await client.query('select snapshot, parts, served from release_items');
      expect(rows).toEqual([{ snapshot: content, parts: null, served: contentKinds.app.release.served(content) }]);
    });
    await drop();
  });

  test('in every stored format is read, and written back into the tables of the editors', async () => {
    expect(contentKinds.app.release.format).toBe(1);
    const wanted = contentKinds.app.schema.parse(golden);
    const [sold] = wanted.products;
    if (sold !== undefined) await given.product(server, { ...user, ...sold, name: 'Travel' });
    const read = await server.database.write(user, async (transaction) => {
      const scope = toScope(user.tenantId, transaction, { userId: user.userId });
      await contentKinds.app.write([{ id: 'goldenRelease', current: undefined, wanted }], scope);
      return (await contentKinds.app.read(['goldenRelease'], scope)).get('goldenRelease');
    });
    expect(JSON.parse(JSON.stringify(read))).toEqual(golden);
  });
});
