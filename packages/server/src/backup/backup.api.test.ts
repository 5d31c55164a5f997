// Backups of a running server, restored elsewhere: every row and every content is compared.
import { createWriteStream } from 'node:fs';
import { mkdtemp, open, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changesChannel } from '../database/announced-changes.ts';
import { listTables, sumRows } from '../database/copying/copied-tables.ts';
import { withCopySession } from '../database/copying/copy-session.ts';
import { listStoredObjects } from '../database/copying/stored-objects.ts';
import { withClient } from '../database/connection/connection.ts';
import { type Migration, readMigrations } from '../database/migrate.ts';
import { removeDueObjects } from '../features/files/objects/loose-objects.service.ts';
import { createDiskObjects } from '../objects/disk-objects.ts';
import { hashObject } from '../objects/hash-object.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { given, type GivenUser } from '../testing/given.ts';
import { createBlankDatabase, createTestDatabase, type TestDatabase } from '../testing/postgres.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { createBackup, type BackupRequest } from './create-backup.ts';
import { toFrames } from './container.ts';
import { toControl } from './records.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';

let server: TestServer;
let ada: GivenUser;
let bob: GivenUser;
let folder: string;
const databases: TestDatabase[] = [];
const log = { info: () => undefined };
const report = () => undefined;
const key = 'a long key that only this test knows';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coverwright-backup-'));
  server = await startTestServer();
  ada = await given.user(server);
  bob = await given.user(server);
  for (const user of [ada, bob]) {
    await given.product(server, user);
    await given.file(server, { ...user, content: Buffer.alloc(3_000_000, user.tenantId) });
    await given.file(server, { ...user, key: '保單/表格.txt', content: 'Straße, 保單\t"\\N"\n' });
    await given.apiKey(server, user);
  }
  await server.sql`insert into hosts (host, tenant_id, app_id) values ('ada.example', ${ada.tenantId}, 'coverStudio')`;
});
afterAll(async () => {
  await server.close();
  for (const database of databases) await database.drop();
  await rm(folder, { recursive: true });
});

let count = 0;
async function backUp(request: Partial<BackupRequest> = {}, objects: Pick<ObjectStore, 'read'> = server.objects) {
  count += 1;
  const path = join(folder, `backup-${count}`);
  const whole = { path, tenantId: undefined, key: undefined, secret: 'the secret of the server', ...request };
  const summary = await createBackup(whole, { url: server.databaseUrl, objects, report, now: new Date() });
  return { path: whole.path, summary };
}

interface Target {
  readonly url: string;
  readonly objects: ObjectStore;
  readonly secrets: string[];
}

async function newTarget(kind: 'blank' | 'migrated' = 'blank'): Promise<Target> {
  const database = await (kind === 'blank' ? createBlankDatabase() : createTestDatabase());
  databases.push(database);
  const objects = createDiskObjects(await mkdtemp(join(folder, 'files-')));
  return { url: database.url, objects, secrets: [] };
}

async function restore(
  path: string,
  target: Target,
  options: { readonly key?: string | undefined; readonly tenantId?: string; readonly migrations?: Migration[] } = {},
) {
  const placeSecret = async (secret: string) => void target.secrets.push(secret);
  return restoreBackup(
    { path, key: options.key, tenantId: options.tenantId },
    { ...target, log, report, placeSecret, ...(options.migrations && { migrations: options.migrations }) },
  );
}

/** Of every table, and the hash of every content. */
async function contentsOf({ url, objects }: Pick<Target, 'url' | 'objects'>, tenantId?: string) {
  return withCopySession(url, async (client) => {
    const sums: Record<string, unknown> = {};
    for (const table of await listTables(client)) {
      if (table.name === 'installation' || (tenantId !== undefined && !table.hasTenant)) continue;
      sums[table.name] = await sumRows(client, table, tenantId);
    }
    const files: Record<string, string | undefined> = {};
    for (const { objectKey } of await listStoredObjects(client, tenantId))
      files[objectKey] = await hashObject(objectKey, objects);
    return { sums, files };
  });
}

const ours = (tenantId?: string) => contentsOf({ url: server.databaseUrl, objects: server.objects }, tenantId);

async function tablesOf({ url }: Target): Promise<number | null> {
  return withClient(url, async (client) => {
    const { rowCount } = await client.query(`select from pg_class where relnamespace = 'public'::regnamespace`);
    return rowCount;
  });
}

describe('everything', () => {
  test.each([
    ['without a key, into a blank database', undefined, 'blank'],
    ['with a key, into a database that a new server has migrated', key, 'migrated'],
  ] as const)('is restored %s', async (_name, givenKey, kind) => {
    const { path, summary } = await backUp({ key: givenKey });
    expect(summary).toMatchObject({ files: 4, missingFiles: [], hasSecret: givenKey !== undefined });
    expect(summary.fileBytes).toBeGreaterThan(6_000_000);
    const target = await newTarget(kind);
    await restore(path, target, { key: givenKey });
    const found = await contentsOf(target);
    expect(found).toEqual(await ours());
    expect(found.sums['files']).toMatchObject({ count: 4 });
    expect(target.secrets).toEqual(givenKey === undefined ? [] : ['the secret of the server']);
    // Nothing is left over from the copy: triggers count again.
    await withClient(target.url, async (client) => {
      const read = async () =>
        (
          await client.query(`select sum(records)::float8 as records from tenant_usage where tenant_id = $1`, [
            ada.tenantId,
          ])
        ).rows[0];
      const { records } = (await read()) as { records: number };
      await client.query(`insert into insurers (tenant_id, id, name, revision) values ($1, 'one', 'One', 'r')`, [
        ada.tenantId,
      ]);
      expect(await read()).toEqual({ records: records + 1 });
    });
  });

  test('is only restored into a database without tenants, which stays as it is', async () => {
    const { path } = await backUp();
    const target = await newTarget('migrated');
    await withClient(target.url, (client) =>
      client.query(`insert into tenants (tenant_id, name) values ('one', 'One')`),
    );
    const before = await contentsOf(target);
    await expect(restore(path, target)).rejects.toThrow('The database is not empty: the table tenants has rows.');
    expect(await contentsOf(target)).toEqual(before);
  });

  test.each([undefined, 'old'])('of an earlier version is migrated to this one (tenant %s)', async (tenantId) => {
    const earlier = await newTarget('migrated');
    await withClient(earlier.url, (client) =>
      client.query(`insert into tenants (tenant_id, name) values ('old', 'Old')`),
    );
    const path = join(folder, `earlier-${tenantId}`);
    const request = { path, tenantId: undefined, key: undefined, secret: undefined };
    await createBackup(request, { ...earlier, report, now: new Date() });
    const next = { name: '9999-next.sql', sql: `alter table tenants add column motto text not null default 'To do'` };
    const migrations = [...(await readMigrations()), next];
    const target = await newTarget('migrated');
    await restore(path, target, { migrations, ...(tenantId !== undefined && { tenantId }) });
    await withClient(target.url, async (client) => {
      expect((await client.query('select name, motto from tenants')).rows).toEqual([{ name: 'Old', motto: 'To do' }]);
      expect((await client.query('select from schema_migrations')).rowCount).toBe(migrations.length);
    });
  });

  test('of a newer version is refused before anything is written', async () => {
    const newer = await newTarget('migrated');
    await withClient(newer.url, (client) =>
      client.query(`insert into schema_migrations (name, checksum) values ('9999-later.sql', 'x')`),
    );
    const path = join(folder, 'newer');
    await createBackup({ path, tenantId: undefined, key, secret: undefined }, { ...newer, report, now: new Date() });
    const target = await newTarget();
    await expect(restore(path, target, { key })).rejects.toThrow('is of a newer version: it has the migration 9999');
    expect(await tablesOf(target)).toBe(0);
  });

  test('of a later PostgreSQL is refused before anything is written', async () => {
    const path = join(folder, 'later');
    const about = { createdAt: '2026-11-30T00:00:00Z', postgres: 99, migrations: [] };
    const summary = { tables: 0, rows: 0, files: 0, fileBytes: 0, missingFiles: [], hasSecret: false };
    await pipeline(
      Readable.from([toControl({ about }), toControl({ summary })]),
      createZstdCompress(),
      (content: AsyncIterable<Uint8Array>) => toFrames(content, { createdAt: new Date(), key: undefined }),
      createWriteStream(path),
    );
    const target = await newTarget();
    await expect(restore(path, target)).rejects.toThrow('is of PostgreSQL 99, and this server is PostgreSQL 18');
    expect(await tablesOf(target)).toBe(0);
    await expect(restore(join(folder, 'absent'), target)).rejects.toThrow('absent cannot be read');
  });
});

describe('one tenant', () => {
  test('is restored beside others, from its own backup and from that of everything', async () => {
    for (const tenantId of [ada.tenantId, undefined]) {
      const { path } = await backUp({ tenantId });
      const target = await newTarget('migrated');
      await withClient(target.url, (client) =>
        client.query(`insert into tenants (tenant_id, name) values ('one', 'One')`),
      );
      await withClient(target.url, async (running) => {
        const heard: unknown[] = [];
        running.on('notification', ({ payload }) => heard.push(payload));
        await running.query(`listen ${changesChannel}`);
        await restore(path, target, { tenantId: ada.tenantId });
        await expect.poll(() => heard).toEqual([ada.tenantId]);
      });
      expect(await contentsOf(target, ada.tenantId)).toEqual(await ours(ada.tenantId));
      await withClient(target.url, async (client) => {
        expect((await client.query('select from tenants')).rowCount).toBe(2);
        const { rows } = await client.query(
          `select datname from pg_database where starts_with(datname, 'coverwright_restore')`,
        );
        expect(rows).toEqual([]);
      });
    }
  });

  test('is refused where it exists, or where others have its hosts, and leaves nothing', async () => {
    const { path } = await backUp({ tenantId: ada.tenantId });
    const there = { url: server.databaseUrl, objects: server.objects, secrets: [] };
    const before = await ours();
    await expect(restore(path, there)).rejects.toThrow(`The tenant ${ada.tenantId} exists here already.`);
    await expect(restore(path, there, { tenantId: bob.tenantId })).rejects.toThrow(
      `is of the tenant ${ada.tenantId}, not`,
    );
    expect(await ours()).toEqual(before);
    const target = await newTarget('migrated');
    await withClient(target.url, (client) =>
      client.query(`insert into tenants (tenant_id, name) values ('one', 'One');
        insert into hosts (host, tenant_id, app_id) values ('ada.example', 'one', 'coverStudio')`),
    );
    const empty = await contentsOf(target);
    await expect(restore(path, target)).rejects.toThrow('the host ada.example belongs to one');
    expect(await contentsOf(target)).toEqual(empty);
    expect((await readdir(folder, { recursive: true })).filter((name) => name.includes('.draft'))).toEqual([]);
  });

  test('that does not exist has no backup', async () => {
    await expect(backUp({ tenantId: 'nobody' })).rejects.toThrow('The tenant nobody does not exist.');
    await expect(stat(join(folder, `backup-${count}`))).rejects.toThrow('ENOENT');
  });
});

describe('an incomplete or damaged backup', () => {
  test.each([undefined, key])(
    'is refused wherever it was cut off, before anything is written (%s)',
    async (givenKey) => {
      const { path } = await backUp({ key: givenKey });
      const { size } = await stat(path);
      const target = await newTarget();
      for (const length of [size - 1, size - 40, Math.floor(size / 2), 300_000, 200, 30, 0]) {
        await truncate(path, length);
        await expect(restore(path, target, { key: givenKey })).rejects.toThrow(/incomplete|damaged|is no backup/);
      }
      expect(await tablesOf(target)).toBe(0);
    },
  );

  test.each([undefined, key])('is refused wherever a byte was changed (%s)', async (givenKey) => {
    const { path } = await backUp({ key: givenKey });
    const bytes = await readFile(path);
    for (let place = 5; place < bytes.length; place += Math.ceil(bytes.length / 15)) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 0x21;
      await writeFile(path, changed);
      await expect(verifyBackup(path, givenKey)).rejects.toMatchObject({ name: 'BackupError' });
    }
    await writeFile(path, Buffer.concat([bytes, Buffer.from('more')]));
    await expect(verifyBackup(path, givenKey)).rejects.toMatchObject({ name: 'BackupError' });
  });

  test('is refused with another key, or without one', async () => {
    const { path } = await backUp({ key });
    await expect(verifyBackup(path, 'another key')).rejects.toThrow('was encrypted with another key, or is damaged');
    await expect(verifyBackup(path, undefined)).rejects.toThrow('is encrypted. Name the file with its key');
    expect((await readFile(path)).includes('Straße')).toBe(false);
  });

  test('is not written over another one, nor left behind by a full disk', async () => {
    const { path } = await backUp();
    await expect(backUp({ path })).rejects.toThrow('already exists');
    const full = join(folder, 'full');
    await symlink('/dev/full', `${full}.part`);
    await expect(backUp({ path: full })).rejects.toThrow('There is no space left');
    expect((await readdir(folder)).filter((name) => name.startsWith('full'))).toEqual([]);
  });
});

describe('contents', () => {
  test('of files that are deleted while the backup runs are in it', async () => {
    const user = await given.user(server);
    const kept = await given.file(server, { ...user, content: 'deleted soon' });
    let isDeleted = false;
    const objects: Pick<ObjectStore, 'read'> = {
      read: async (objectKey) => {
        if (!isDeleted) {
          isDeleted = true;
          await server.sql`
            with gone as (delete from files where tenant_id = ${user.tenantId} and name = ${kept} returning object_key)
            insert into loose_objects (tenant_id, object_key, due_at)
            select ${user.tenantId}, object_key, '2000-01-01' from gone`;
          await removeDueObjects(server.objectParts);
        }
        return server.objects.read(objectKey);
      },
    };
    const { path, summary } = await backUp({ tenantId: user.tenantId }, objects);
    expect(summary).toMatchObject({ files: 1, missingFiles: [] });
    await verifyBackup(path, undefined);
    await server.sql`update installation set removals_held_until = now()`;
    await removeDueObjects(server.objectParts);
    expect(await server.sql`select from loose_objects where tenant_id = ${user.tenantId}`).toEqual([]);
  });

  test('that are missing or damaged are named, and the rest is restored', async () => {
    const user = await given.user(server);
    for (const name of ['gone.txt', 'damaged.txt', 'whole.txt']) await given.file(server, { ...user, key: name });
    const rows = await server.sql<{ name: string; object_key: string }>`
      select name, object_key from files where tenant_id = ${user.tenantId}`;
    const keyOf = (name: string) => rows.find((row) => row.name === name)?.object_key ?? '';
    await server.objects.remove([keyOf('gone.txt')]);
    const damaged = await open(join(server.objectFolder, keyOf('damaged.txt').slice(0, 2), keyOf('damaged.txt')), 'r+');
    await damaged.write('B');
    await damaged.close();
    const { path, summary } = await backUp({ tenantId: user.tenantId });
    expect(summary.missingFiles.map(({ objectKey }) => objectKey).toSorted()).toEqual(
      [keyOf('gone.txt'), keyOf('damaged.txt')].toSorted(),
    );
    const target = await newTarget();
    await restore(path, target);
    expect(await hashObject(keyOf('whole.txt'), target.objects)).toBeDefined();
  });
});
