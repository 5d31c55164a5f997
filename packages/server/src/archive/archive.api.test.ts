// The archive of a running server, from which it is restored elsewhere.
import { randomBytes } from 'node:crypto';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parseInstallationCommand } from '../admin/installation-command.ts';
import { diagnose } from '../admin/doctor/doctor.ts';
import { BackupError } from '../backup/backup-error.ts';
import { type Config, readConfig } from '../config.ts';
import { withClient } from '../database/connection/connection.ts';
import { readDatabaseState } from '../database/database-state.ts';
import { findEmbedded } from '../database/embedded/embedded.ts';
import { createDiskObjects, listDiskObjects } from '../objects/disk-objects.ts';
import { type OpenDatabase, openDatabase } from '../start/open-database.ts';

const log = pino({ level: 'silent' });
let parent: string;
let config: Config;
let server: OpenDatabase;
let keyFile: string;
const archiveDir = () => config.archiveDir ?? '';
/** After the row "keep" and before the row "mistake". */
let between: string;
/** The name of a segment of the log that is not needed until then. */
let afterMistake: string;

interface StoredFile {
  readonly name: string;
  readonly objectKey: string;
  readonly content: string;
}
let early: StoredFile;
let late: StoredFile;

function configOf(dataDir: string, folder: string): Config {
  return readConfig({ DATA_DIR: dataDir, ARCHIVE_DIR: folder, DEMO_DATA: '0' });
}

/** A row or the rows of the embedded database that runs on a folder. */
async function query(statement: string, values: readonly unknown[] = [], { dataDir } = config) {
  const url = await findEmbedded(join(dataDir, 'postgres'));
  return withClient(url ?? '', async (client) => (await client.query<{ name: string }>(statement, [...values])).rows);
}

const addTenant = (name: string) => query('insert into tenants (tenant_id, name) values ($1, $1)', [name]);
const namesOf = async (table: 'tenants' | 'files', place?: Config) =>
  (await query(`select name from ${table} where name !~ '^changed-' order by name`, [], place)).map(({ name }) => name);

async function addFile(name: string): Promise<StoredFile> {
  const file = { name, objectKey: randomBytes(16).toString('hex'), content: `The content of ${name}` };
  await createDiskObjects(join(config.dataDir, 'files')).write(
    file.objectKey,
    Readable.from([Buffer.from(file.content)]),
  );
  await query(
    `insert into files (tenant_id, bucket_name, folder, name, object_key, size, is_public, revision)
     values ('first', 'documents', '', $1, $2, $3, false, '1')`,
    [name, file.objectKey, file.content.length],
  );
  return file;
}

/** What was changed until here is archived; returns the name of its last segment. */
async function archiveChanges(): Promise<string> {
  await addTenant(`changed-${randomBytes(4).toString('hex')}`);
  const [{ name } = { name: '' }] = await query('select pg_walfile_name(pg_switch_wal()) as name');
  await expect.poll(() => readdir(join(archiveDir(), 'wal'))).toContain(`${name}.gz`);
  return name;
}

async function run(args: readonly string[], place = config) {
  const command = parseInstallationCommand(args);
  if (command === undefined) throw new Error('There is no such command.');
  const reports: string[] = [];
  try {
    const parts = { config: place, log, report: (words: string) => void reports.push(words), now: new Date() };
    return { ...(await command(parts)), reports };
  } catch (error) {
    if (error instanceof BackupError) return { message: error.message, isWhole: false, reports };
    throw error;
  }
}

let count = 0;
/** Into a new folder, from the archive or a copy of it. */
async function restoreTo(time: string, { from = archiveDir(), options = ['--key-file', keyFile] } = {}) {
  count += 1;
  const place = configOf(join(parent, `restored-${count}`), from);
  return { place, ...(await run(['restore-to', time, ...options], place)) };
}

async function withServer<T>(place: Config, work: () => Promise<T>): Promise<T> {
  const { close } = await openDatabase({ ...place, archiveDir: undefined }, log);
  try {
    return await work();
  } finally {
    await close({ isForced: true });
  }
}

/** A copy of the archive, to be damaged. */
async function copyArchive(): Promise<string> {
  count += 1;
  const copy = join(parent, `copy-${count}`);
  await cp(archiveDir(), copy, { recursive: true, preserveTimestamps: true });
  await chmod(join(copy, 'wal'), 0o755);
  return copy;
}

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'coverwright-archive-'));
  // PostgreSQL runs as another account if the tests run as root.
  await chmod(parent, 0o755);
  keyFile = join(parent, 'key');
  await writeFile(keyFile, 'a long key that only this test knows');
  config = configOf(join(parent, 'data'), join(parent, `Adam's archive, 100 %`));
  await mkdir(archiveDir());
  await mkdir(join(config.dataDir, 'files'), { recursive: true });
  await writeFile(join(config.dataDir, 'auth-secret'), 'the secret of the server, long enough\n');
  server = await openDatabase(config, log);
  await addTenant('first');
  await query(`insert into buckets (tenant_id, name, provider_id) values ('first', 'documents', 'disk')`);
  early = await addFile('early.txt');
  await writeFile(join(archiveDir(), 'keep-me.txt'), 'not of the archive');
});
afterEach(async () => {
  for (const name of await readdir(parent))
    if (/^(restored|copy)-/.test(name)) await rm(join(parent, name), { recursive: true });
});
afterAll(async () => {
  await server.close({ isForced: true });
  await rm(parent, { recursive: true });
});

test('a base is added while the server runs, with its progress', async () => {
  const { message, isWhole, reports } = await run(['archive', '--key-file', keyFile]);
  expect(message).toMatch(/^Added the base .*\nAdded the contents of 1 files; 0 were in the archive already[.]$/);
  expect(isWhole).toBe(true);
  expect(reports).toContainEqual(expect.stringMatching(/of \d+ MB of the database are copied/));
  await addTenant('keep');
  late = await addFile('late.txt');
  const [row] = await query('select clock_timestamp()::text as name');
  between = new Date(row?.name ?? '').toISOString();
  await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(between));
  await addTenant('mistake');
  await archiveChanges();
  afterMistake = await archiveChanges();
  await archiveChanges();
});

describe('a restore', () => {
  test('to a time has what was there then, and names the contents that the archive does not have', async () => {
    const copy = await copyArchive();
    // A gap in what follows does not matter.
    await rm(join(copy, 'wal', `${afterMistake}.gz`));
    const { place, message, isWhole } = await restoreTo(between, { from: copy });
    expect(message).toContain(`as of ${between}`);
    expect(message).toMatch(/The last change that it has is of \d{4}-/);
    expect(message).toContain(`first: ${late.objectKey} is missing`);
    expect(message).not.toContain(early.objectKey);
    expect(message).toContain('The secret of the server is restored.');
    expect(isWhole).toBe(false);
    expect((await readdir(place.dataDir)).toSorted()).toEqual([
      'auth-secret',
      'database-password',
      'files',
      'postgres',
      'postgres.log',
    ]);
    expect(await readFile(join(place.dataDir, 'auth-secret'), 'utf8')).toContain('the secret of the server');
    const found = await withServer(place, async () => [
      await namesOf('tenants', place),
      await namesOf('files', place),
      await text(await createDiskObjects(join(place.dataDir, 'files')).read(early.objectKey)),
    ]);
    expect(found).toEqual([['first', 'keep'], ['early.txt', 'late.txt'], early.content]);
  });

  test('of everything has the last change, and all contents once they are archived', async () => {
    expect((await run(['archive', 'files'])).message).toBe(
      'Added the contents of 1 files; 1 were in the archive already.',
    );
    const { place, message, isWhole } = await restoreTo('latest');
    expect(message).toContain('Compared the contents of 2 files that rows name; missing or damaged: 0.');
    expect(isWhole).toBe(true);
    expect(await withServer(place, () => namesOf('tenants', place))).toEqual(['first', 'keep', 'mistake']);
  });

  test.each([
    ['a time without a zone', '2026-11-30T10:00:00', 'is not a date and time with a time zone'],
    ['a time in the future', '2999-01-01T00:00Z', 'is in the future'],
    ['a time before every base', '2020-01-01T00:00Z', 'The earliest time is 2'],
    ['no key for an encrypted base', 'latest', 'is encrypted', []],
  ])('refuses %s', async (_name, time, words, options?: string[]) => {
    const { place, message } = await restoreTo(time, options && { options });
    expect(message).toContain(words);
    await expect(readdir(place.dataDir)).rejects.toThrow('ENOENT');
  });

  test('refuses a folder in use, and one that has anything', async () => {
    const used = await run(['restore-to', between, '--key-file', keyFile]);
    expect(used.message).toContain('is not empty, so nothing was restored');
    const place = configOf(join(parent, 'other'), archiveDir());
    await mkdir(place.dataDir);
    await writeFile(join(place.dataDir, 'notes.txt'), 'mine');
    expect((await run(['restore-to', between, '--key-file', keyFile], place)).message).toContain('is not empty');
    expect(await readdir(place.dataDir)).toEqual(['notes.txt']);
    expect(await namesOf('tenants')).toEqual(['first', 'keep', 'mistake']);
  });

  test('to a time after the last change is refused, with that of the archive, and leaves nothing', async () => {
    const { place, message } = await restoreTo(new Date().toISOString());
    expect(message).toMatch(/^The archive ends before .*: its last change is of \d{4}-.*latest/);
    expect(await readdir(place.dataDir)).toEqual([]);
  });

  async function changeBase(copy: string, change: (base: Record<string, unknown>) => void): Promise<string> {
    const [name = ''] = (await readdir(join(copy, 'bases'))).filter((one) => one.endsWith('.json'));
    const path = join(copy, 'bases', name);
    const base = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
    change(base);
    await writeFile(path, JSON.stringify(base));
    return path.replace(/json$/, 'base');
  }

  test('refuses a base of another PostgreSQL, a damaged one and an interrupted one', async () => {
    const copy = await copyArchive();
    const base = await changeBase(copy, (values) => (values['postgres'] = 17));
    expect((await restoreTo(between, { from: copy })).message).toContain('is of PostgreSQL 17, and this version comes');
    await changeBase(copy, (values) => (values['postgres'] = 18));
    await truncate(base, 100_000);
    const { place, message } = await restoreTo(between, { from: copy });
    expect(message).toContain('is incomplete');
    await expect(readdir(place.dataDir)).rejects.toThrow('ENOENT');
    await rm(base.replace(/base$/, 'json'));
    expect((await restoreTo(between, { from: copy })).message).toContain('has no complete base');
  });

  test('refuses a log with a missing segment', async () => {
    const copy = await copyArchive();
    await rm(join(copy, 'wal', `${afterMistake}.gz`));
    const { place, message } = await restoreTo('latest', { from: copy });
    expect(message).toContain(`The segment ${afterMistake} of the log is missing`);
    expect(message).toMatch(/Times up to about \d{4}-/);
    await expect(readdir(place.dataDir)).rejects.toThrow('ENOENT');
  });
});

test('with --keep, older bases are removed, with the log and the contents that only they need', async () => {
  const listArchive = async () => ({
    bases: (await readdir(join(archiveDir(), 'bases'))).toSorted(),
    segments: (await readdir(join(archiveDir(), 'wal'))).filter((name) => name.endsWith('.gz')).toSorted(),
    contents: [...(await listDiskObjects(join(archiveDir(), 'files'))).keys()].toSorted(),
  });
  await writeFile(join(archiveDir(), 'bases', 'interrupted.base'), '');
  await query(`delete from files where name = 'early.txt'`);
  const before = await listArchive();
  expect(before.contents).toEqual([early.objectKey, late.objectKey].toSorted());
  const { message } = await run(['archive', '--keep', '1']);
  expect(message).toMatch(/Removed 1 bases, \d+ segments of the log and 1 files[.]/);
  expect(message).toContain('auth-secret, without which second factors');
  const after = await listArchive();
  expect(after.bases).toHaveLength(2);
  expect(after.bases).not.toContain(before.bases[0]);
  expect(after.segments[0]).not.toBe(before.segments[0]);
  expect(after.contents).toEqual([late.objectKey]);
  expect(await readFile(join(archiveDir(), 'keep-me.txt'), 'utf8')).toBe('not of the archive');
  const { place, isWhole } = await restoreTo('latest', { options: [] });
  expect(isWhole).toBe(true);
  expect(await withServer(place, () => namesOf('files', place))).toEqual(['late.txt']);
  expect((await restoreTo(between, { options: [] })).message).toContain('The earliest time is');
  expect((await run(['verify', join(archiveDir(), 'bases', after.bases[0] ?? '')])).message).toContain(
    'a base of an archive',
  );
});

test('doctor and the metrics show that the log does not arrive', async () => {
  const examine = async () => (await diagnose(config, { isAll: false })).message;
  const healthy = await examine();
  expect(healthy).toMatch(/^ok +archive +The log is archived in /m);
  expect(healthy).toMatch(/^ok +bases +The newest base is of /m);
  expect((await readDatabaseState(server.database)).archiver).toEqual({
    waitingSeconds: expect.any(Number),
    failures: 0,
  });
  await rename(archiveDir(), `${archiveDir()}.away`);
  await query('select pg_switch_wal()');
  await expect.poll(examine).toMatch(/^problem +archive +The log is not archived in .*: 1 segments wait/m);
  expect(await examine()).toMatch(/^problem +bases +.* has no base/m);
  expect((await readDatabaseState(server.database)).archiver?.failures).toBeGreaterThan(0);
  expect((await run(['archive'])).message).toContain('which cannot be used: ENOENT');
  await rename(`${archiveDir()}.away`, archiveDir());
});

test('an archive of another installation is refused at the start', async () => {
  const folder = join(parent, 'foreign');
  for (const each of [folder, join(parent, 'third')]) await mkdir(each);
  await writeFile(join(folder, 'archive.json'), '{"systemIdentifier":"1"}\n');
  await expect(openDatabase(configOf(join(parent, 'third'), folder), log)).rejects.toThrow(
    'which is the archive of another database',
  );
});

test('a server that runs without the archive is not copied', async () => {
  const place = configOf(join(parent, 'bare'), join(parent, 'unused'));
  for (const folder of [place.dataDir, place.archiveDir ?? '']) await mkdir(join(folder, 'files'), { recursive: true });
  const { message } = await withServer(place, () => run(['archive'], place));
  expect(message).toContain('The server runs without ARCHIVE_DIR');
  expect((await run(['archive'], configOf(config.dataDir, join(parent, 'unused')))).message).toContain(
    'runs with another ARCHIVE_DIR',
  );
});
