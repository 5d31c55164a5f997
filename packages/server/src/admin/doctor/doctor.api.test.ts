import { chmod, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Config } from '../../config.ts';
import { given } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { diagnose, type DoctorOptions, readDoctorOptions } from './doctor.ts';

let server: TestServer;
let dataDir: string;
const repairs: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  server = await startTestServer();
  dataDir = await mkdtemp(join(tmpdir(), 'coverwright-doctor-'));
  await symlink(server.objectFolder, join(dataDir, 'files'));
});
afterEach(async () => {
  for (const repair of repairs.splice(0)) await repair();
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function examine(config: Partial<Config> = {}, options: Partial<DoctorOptions> = {}) {
  const external: Partial<Config> = { dataDir, databaseUrl: server.databaseUrl, authSecret: 'x'.repeat(32) };
  const chosen = { isAll: false, readFreeBytes: () => Promise.resolve(1e12), ...options };
  return diagnose({ ...server.config, ...external, chromiumPath: process.execPath, ...config }, chosen);
}

/** The lines about a subject, without its name. */
function linesOf(message: string, level: string, subject: string): string[] {
  const start = new RegExp(`^${level} +${subject} +`);
  return message.split('\n').flatMap((line) => (start.test(line) ? [line.replace(start, '')] : []));
}

async function givenFile(): Promise<{ readonly tenantId: string; readonly objectKey: string }> {
  const ada = await given.user(server);
  await given.file(server, { ...ada, key: 'terms.txt' });
  const [row] = await server.sql<{
    object_key: string;
  }>`select object_key from files where tenant_id = ${ada.tenantId}`;
  return { tenantId: ada.tenantId, objectKey: row?.object_key ?? '' };
}

test('a healthy installation has no problem, and is not changed', async () => {
  const { tenantId } = await givenFile();
  const before = await server.sql`select * from tenant_usage where tenant_id = ${tenantId}`;
  for (const isAll of [false, true]) {
    const { message, hasProblem } = await examine({}, { isAll });
    expect(message).toContain('Problems: 0,');
    expect(hasProblem).toBe(false);
    expect(linesOf(message, 'ok', 'database')[0]).toContain('accepts writes');
    expect(linesOf(message, 'ok', 'notices')[0]).toContain('arrive');
    expect(linesOf(message, 'ok', 'migrations')[0]).toContain('are applied');
    expect(linesOf(message, 'ok', 'isolation')[0]).toContain('coverwright_app');
    expect(linesOf(message, 'ok', 'files')[0]).toMatch(/^[1-9]\d* contents that rows name exist/);
    expect(linesOf(message, 'ok', 'usage')[0]).toMatch(/^The counts of [1-9]/);
  }
  expect(await server.sql`select * from tenant_usage where tenant_id = ${tenantId}`).toEqual(before);
  expect((await readdir(server.objectFolder)).filter((name) => name.startsWith('.ready'))).toEqual([]);
});

test('a missing object is named with its tenant', async () => {
  const { tenantId, objectKey } = await givenFile();
  await server.objects.remove([objectKey]);
  repairs.push(() => server.sql`delete from files where tenant_id = ${tenantId}`);
  for (const isAll of [false, true]) {
    const { message, hasProblem } = await examine({}, { isAll });
    expect(linesOf(message, 'problem', 'files')[0]).toContain(`${objectKey} (${tenantId}, files)`);
    expect(hasProblem).toBe(true);
  }
});

test('a count that was changed by hand is named', async () => {
  const { tenantId } = await givenFile();
  await server.sql`insert into tenant_usage (tenant_id, slot, records, text_bytes, file_bytes)
    values (${tenantId}, 999, 7, 0, -3)`;
  repairs.push(() => server.sql`delete from tenant_usage where tenant_id = ${tenantId} and slot = 999`);
  const { message } = await examine();
  expect(linesOf(message, 'problem', 'usage')).toEqual([
    `The counts of the tenant ${tenantId} are wrong: records by 7 too high, fileBytes by 3 too low. The nightly job corrects them.`,
  ]);
});

test('a migration that has not been applied, or differs from the applied one, is named', async () => {
  const [first, last] = await server.sql<{ name: string; checksum: string; only_adds: boolean }>`
    (select name, checksum, only_adds from schema_migrations order by name limit 1) union all
    (select name, checksum, only_adds from schema_migrations order by name desc limit 1)`;
  await server.sql`delete from schema_migrations where name = ${last?.name}`;
  await server.sql`update schema_migrations set checksum = 'another' where name = ${first?.name}`;
  repairs.push(
    () => server.sql`insert into schema_migrations (name, checksum, only_adds)
      values (${last?.name}, ${last?.checksum}, ${last?.only_adds})`,
    () => server.sql`update schema_migrations set checksum = ${first?.checksum} where name = ${first?.name}`,
  );
  const { message } = await examine();
  expect(linesOf(message, 'problem', 'migrations')).toEqual([
    `${first?.name} is not the file that was applied. Restore that version of the file.`,
    `${last?.name} has not been applied. The next start of the server applies it.`,
  ]);
});

test('a table without row level security is named', async () => {
  await server.sql`alter table policies disable row level security`;
  repairs.push(() => server.sql`alter table policies enable row level security`);
  const { message } = await examine();
  expect(linesOf(message, 'problem', 'isolation')[0]).toContain('alter table policies enable row level security;');
});

test('a database that is away is reported, and what needs none is still checked', async () => {
  const { message, hasProblem } = await examine({ databaseUrl: 'postgres://nobody:secret@127.0.0.1:9/none' });
  expect(linesOf(message, 'problem', 'database')[0]).toMatch(/ECONNREFUSED.*Check that it runs/);
  expect(message).not.toContain('secret@');
  expect(linesOf(message, 'ok', 'disk space')).toHaveLength(1);
  expect(hasProblem).toBe(true);

  const stopped = await examine({ databaseUrl: undefined });
  expect(linesOf(stopped.message, 'problem', 'database')[0]).toContain('Start the server');
});

test('mails that wait, failed mails and failing jobs are counted', async () => {
  const { tenantId } = await given.user(server);
  await server.sql`insert into mails (tenant_id, id, recipient, subject, text, created_at, failed_at)
    values (${tenantId}, 'late', 'a@b.example', 's', 't', now() - interval '2 hours', null),
      (${tenantId}, 'lost', 'a@b.example', 's', 't', now(), now())`;
  await server.sql`select coverwright_jobs.create_queue('background', '{"policy":"standard"}')`;
  await server.sql`insert into coverwright_jobs.job (name, data, state, completed_on)
    values ('background', '{"job":"usage-rollup"}', 'failed', now() + interval '1 hour')`;
  repairs.push(
    () => server.sql`delete from mails where tenant_id = ${tenantId}`,
    () => server.sql`delete from coverwright_jobs.job where state = 'failed'`,
    () => server.sql`select coverwright_jobs.delete_queue('background')`,
  );
  const { message } = await examine({ smtpUrl: 'smtp://127.0.0.1:9' });
  expect(linesOf(message, 'problem', 'mails')[0]).toMatch(/^1 mails wait, the oldest for 1[12]\d minutes/);
  expect(linesOf(message, 'warning', 'mails')[0]).toContain('1 mails were given up');
  expect(linesOf(message, 'problem', 'jobs')[0]).toContain('usage-rollup');
  expect(linesOf(message, 'problem', 'mail server')[0]).toContain('127.0.0.1:9 of SMTP_URL cannot be reached');
});

test('the last backup of everything is named, and an old or absent one is a warning', async () => {
  repairs.push(() => server.sql`update installation set last_backup_at = null`);
  const linesAfter = async (hours: number | null, level: string) => {
    await server.sql`update installation set last_backup_at = now() - ${hours} * interval '1 hour'`;
    return linesOf((await examine()).message, level, 'backup');
  };
  expect(await linesAfter(null, 'warning')).toEqual([expect.stringContaining('no backup of everything')]);
  expect(await linesAfter(47, 'ok')).toEqual(['The last backup of everything was complete 47 hours ago.']);
  expect(await linesAfter(49, 'warning')).toEqual([expect.stringContaining('49 hours ago. npm run admin -- backup')]);
});

test('what is wrong with this machine is named', async () => {
  const secret = join(dataDir, 'auth-secret');
  await writeFile(secret, 'a secret');
  await chmod(secret, 0o644);
  repairs.push(() => rm(secret));
  const configured: Partial<Config> = {
    authSecret: undefined,
    chromiumPath: join(dataDir, 'no-browser'),
    publicUrl: 'http://studio.example.com',
    host: '0.0.0.0',
  };
  const { message } = await examine(configured, {
    readFreeBytes: () => Promise.resolve(300_000_000),
    now: () => new Date(Date.now() + 60_000),
  });
  expect(linesOf(message, 'problem', 'secrets')[0]).toContain(`chmod 600 ${secret}`);
  expect(linesOf(message, 'warning', 'secrets')[0]).toContain('METRICS_TOKEN');
  expect(linesOf(message, 'problem', 'printing')[0]).toContain('CHROMIUM_PATH');
  expect(linesOf(message, 'problem', 'disk space')[0]).toContain(`300 MB are free in ${dataDir}`);
  expect(linesOf(message, 'problem', 'clock')[0]).toMatch(/differ by (59|60)\.\d s/);
  expect(linesOf(message, 'warning', 'address')).toEqual([
    expect.stringContaining('passwords are sent unencrypted'),
    expect.stringContaining('host add studio.example.com'),
  ]);
});

test('the only option of the command is --all', () => {
  expect(readDoctorOptions([]).isAll).toBe(false);
  expect(readDoctorOptions(['--all']).isAll).toBe(true);
  expect(() => readDoctorOptions(['--al'])).toThrow('doctor does not accept --al.');
});
