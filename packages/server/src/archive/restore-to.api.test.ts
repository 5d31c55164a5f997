// The archive of a running server, from which it is restored elsewhere.
import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Config } from '../config.ts';
import { createDiskObjects } from '../objects/disk-objects.ts';
import {
  addFile,
  addTenant,
  archiveChanges,
  type ArchivedServer,
  namesOf,
  query,
  run,
  startArchivedServer,
  type StoredFile,
  withServer,
} from '../testing/archived-server.ts';
import { chooseBase } from './choose-base-backup.ts';

let server: ArchivedServer;
/** Stored before the base, two of them, and after it. */
let early: StoredFile;
let spoiled: StoredFile;
let late: StoredFile;
/** After the tenant "keep" and before the tenant "mistake". */
let between: string;
/** The name of a segment of the log that is not needed until then. */
let afterMistake: string;
const folders: string[] = [];

beforeAll(async () => {
  server = await startArchivedServer();
  const { config } = server;
  early = await addFile(config, 'early.txt');
  spoiled = await addFile(config, 'spoiled.txt');
  await run(config, ['archive', ...server.keyOptions]);
  await addTenant(config, 'keep');
  late = await addFile(config, 'late.txt');
  const [row] = await query(config, 'select clock_timestamp()::text as name');
  between = new Date(row?.name ?? '').toISOString();
  // The time has milliseconds only.
  await vi.waitUntil(() => Date.now() > Date.parse(between), { interval: 1 });
  await addTenant(config, 'mistake');
  await archiveChanges(config);
  afterMistake = await archiveChanges(config);
  await archiveChanges(config);
});
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});
afterAll(async () => server.close());

async function copyArchive(): Promise<string> {
  const copy = await server.copyArchive();
  folders.push(copy);
  return copy;
}

/** Into a new folder, from the archive or a copy of it. */
async function restoreTo(time: string, { from = server.archiveDir, options = server.keyOptions } = {}) {
  const place = server.newPlace(from);
  folders.push(place.dataDir);
  return { place, ...(await run(place, ['restore-to', time, ...options])) };
}

function contentOf({ dataDir }: Config, { objectKey }: StoredFile): Promise<string> {
  return createDiskObjects(join(dataDir, 'files')).read(objectKey).then(text);
}

async function expectUntouched({ dataDir }: Config): Promise<void> {
  await expect(readdir(dataDir)).rejects.toThrow('ENOENT');
}

test('a time has what was there then, and the contents that the archive does not have are named', async () => {
  const copy = await copyArchive();
  await writeFile(join(copy, 'files', spoiled.objectKey.slice(0, 2), spoiled.objectKey), 'Another content');
  const { place, message, isWhole } = await restoreTo(between, { from: copy });
  expect(message).toContain(`as of ${between}`);
  expect(message).toMatch(/The last change that it has is of \d{4}-/);
  expect(message).toContain(`first: ${late.objectKey} is missing`);
  expect(message).toContain(`first: ${spoiled.objectKey} has another content than when it was stored`);
  expect(message).not.toContain(early.objectKey);
  expect(message).toContain('The secret of the server is restored.');
  expect(isWhole).toBe(false);
  const names = ['auth-secret', 'database-password', 'files', 'postgres', 'postgres.log'];
  expect((await readdir(place.dataDir)).toSorted()).toEqual(names);
  expect(await readFile(join(place.dataDir, 'auth-secret'), 'utf8')).toContain('the secret of the server');
  const found = await withServer(place, async () => [
    await namesOf(place, 'tenants'),
    await namesOf(place, 'files'),
    await contentOf(place, early),
  ]);
  expect(found).toEqual([['first', 'keep'], ['early.txt', 'late.txt', 'spoiled.txt'], early.content]);
});

test('the latest time has all changes and contents, although a restored server has used the same archive', async () => {
  const copy = await copyArchive();
  const { message: added } = await run({ ...server.config, archiveDir: copy }, ['archive', 'files']);
  expect(added).toBe('Added the contents of 1 files; 2 were in the archive already.');
  const useRestored = async (time: string) => {
    const { place, message, isWhole } = await restoreTo(time, { from: copy });
    expect(message).toContain('Compared the contents of 3 files that rows name; missing or damaged: 0.');
    expect(isWhole).toBe(true);
    expect(await contentOf(place, late)).toBe(late.content);
    return withServer(place, async () => {
      const names = await namesOf(place, 'tenants');
      await addTenant(place, 'another history');
      return { names, history: (await archiveChanges(place)).slice(0, 8) };
    });
  };
  const first = await useRestored(between);
  const second = await useRestored('latest');
  expect([first.names, second.names]).toEqual([
    ['first', 'keep'],
    ['first', 'keep', 'mistake'],
  ]);
  expect(new Set(['00000001', first.history, second.history]).size).toBe(3);
});

test.each([
  ['a time without a zone', '2026-11-30T10:00:00', 'is not a date and time with a time zone'],
  ['a time in the future', '2999-01-01T00:00Z', 'is in the future'],
  ['a time before every base', '2020-01-01T00:00Z', 'The earliest time is 2'],
  ['no key for an encrypted base', 'latest', 'is encrypted', []],
])('%s is refused', async (_name, time, words, options?: string[]) => {
  const { place, message } = await restoreTo(time, options && { options });
  expect(message).toContain(words);
  await expectUntouched(place);
});

test('a folder in use is refused, and one that has anything', async () => {
  const { config, keyOptions } = server;
  const used = await run(config, ['restore-to', between, ...keyOptions]);
  expect(used.message).toContain('is not empty, so nothing was restored');
  expect(await namesOf(config, 'tenants')).toEqual(['first', 'keep', 'mistake']);
  const place = server.newPlace();
  folders.push(place.dataDir);
  await mkdir(place.dataDir);
  await writeFile(join(place.dataDir, 'notes.txt'), 'mine');
  expect((await run(place, ['restore-to', between, ...keyOptions])).message).toContain('is not empty');
  expect(await readdir(place.dataDir)).toEqual(['notes.txt']);
});

test('a time after the last change is refused, with that of the archive, and nothing remains', async () => {
  const { place, message } = await restoreTo(new Date().toISOString());
  expect(message).toMatch(/^The archive ends before .*: its last change is of \d{4}-.*latest/);
  expect(await readdir(place.dataDir)).toEqual([]);
});

/** Returns the path of the only base. */
async function changeBase(copy: string, changes: object): Promise<string> {
  const [name = ''] = (await readdir(join(copy, 'bases'))).filter((one) => one.endsWith('.json'));
  const path = join(copy, 'bases', name);
  const base = JSON.parse(await readFile(path, 'utf8')) as object;
  await writeFile(path, JSON.stringify({ ...base, ...changes }));
  return path.replace(/json$/, 'base');
}

test('a base of another PostgreSQL, a damaged one and an interrupted one are refused', async () => {
  const copy = await copyArchive();
  const base = await changeBase(copy, { postgres: 17 });
  expect((await restoreTo(between, { from: copy })).message).toContain('is of PostgreSQL 17, and this version comes');
  await changeBase(copy, { postgres: 18 });
  await truncate(base, 100_000);
  const { place, message } = await restoreTo(between, { from: copy });
  expect(message).toContain('is incomplete');
  await expectUntouched(place);
  await rm(base.replace(/base$/, 'json'));
  expect((await restoreTo(between, { from: copy })).message).toContain('has no complete base');
});

test('a log with a missing segment is refused, unless it is not needed', async () => {
  const copy = await copyArchive();
  await rm(join(copy, 'wal', `${afterMistake}.gz`));
  const { place, message } = await restoreTo('latest', { from: copy });
  expect(message).toContain(`The segment ${afterMistake} of the log is missing`);
  expect(message).toMatch(/Times up to about \d{4}-/);
  await expectUntouched(place);
  expect(await chooseBase(copy, new Date(between))).toMatchObject({ postgres: 18 });
  const base = await chooseBase(server.archiveDir, undefined);
  await rm(join(copy, 'wal', `${base.stopWal}.gz`));
  expect((await restoreTo(between, { from: copy })).message).toContain('Restore a time before this base.');
});

test('a log with a damaged segment is refused, rather than taken for its end', async () => {
  const copy = await copyArchive();
  await truncate(join(copy, 'wal', `${afterMistake}.gz`), 1000);
  const { place, message } = await restoreTo('latest', { from: copy });
  expect(message).toContain(`${afterMistake}.gz in ${join(copy, 'wal')} cannot be read: it is damaged`);
  expect(await readdir(place.dataDir)).toEqual([]);
});
