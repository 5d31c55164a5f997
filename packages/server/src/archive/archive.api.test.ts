// What the operator of an archive does and sees: bases, what is removed, and failures.
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { diagnose } from '../admin/doctor/doctor.ts';
import { connect } from '../database/connection/connect.ts';
import { readDatabaseState } from '../database/database-state.ts';
import { findEmbedded } from '../database/embedded/embedded.ts';
import { listDiskObjects } from '../objects/disk-objects.ts';
import {
  addFile,
  archiveChanges,
  type ArchivedServer,
  namesOf,
  query,
  run,
  startArchivedServer,
  withServer,
} from '../testing/archived-server.ts';

let server: ArchivedServer;
const repairs: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  server = await startArchivedServer();
});
afterEach(async () => {
  for (const repair of repairs.splice(0)) await repair();
});
afterAll(async () => server.close());

async function listArchive() {
  const names = async (folder: string) => (await readdir(join(server.archiveDir, folder))).toSorted();
  return {
    bases: await names('bases'),
    segments: (await names('wal')).filter((name) => name.endsWith('.gz')),
    contents: [...(await listDiskObjects(join(server.archiveDir, 'files'))).keys()],
  };
}

test('a base is added with its progress, and those before the last are removed with what only they need', async () => {
  const { config, archiveDir, keyOptions } = server;
  const [early, steady] = [await addFile(config, 'early.txt'), await addFile(config, 'steady.txt')];
  const first = await run(config, ['archive', ...keyOptions]);
  expect(first.message).toMatch(
    /^Added the base .*\nAdded the contents of \d files; \d were in the archive already[.]$/,
  );
  expect(first.reports).toContainEqual(expect.stringMatching(/of \d+ MB of the database are copied/));
  const before = await listArchive();
  expect(before.contents).toContain(early.objectKey);
  await query(config, `delete from files where name = 'early.txt'`);
  const late = await addFile(config, 'late.txt');
  await writeFile(join(archiveDir, 'bases', 'interrupted.base'), '');
  await writeFile(join(archiveDir, 'not-ours.txt'), 'not of the archive');
  const { message, isWhole } = await run(config, ['archive', '--keep', '1']);
  expect(message).toMatch(/Removed \d bases, \d+ segments of the log and 1 files[.]/);
  expect(message).toContain('auth-secret, without which second factors');
  expect(isWhole).toBe(true);
  const after = await listArchive();
  expect(after.bases).toHaveLength(2);
  expect(after.bases).not.toContain(before.bases[0]);
  expect(after.segments).not.toContain(before.segments[0]);
  expect(after.contents).not.toContain(early.objectKey);
  expect(after.contents).toEqual(expect.arrayContaining([steady.objectKey, late.objectKey]));
  expect(await readFile(join(archiveDir, 'not-ours.txt'), 'utf8')).toBe('not of the archive');
  const place = server.newPlace();
  expect((await run(place, ['restore-to', 'latest'])).message).toContain('Copy the file auth-secret of the DATA_DIR');
  expect(await withServer(place, () => namesOf(place, 'files'))).toContain('late.txt');
  const verified = await run(config, ['verify', join(archiveDir, 'bases', after.bases[0] ?? '')]);
  expect(verified.message).toContain('a base of an archive');
});

async function readArchiver() {
  const database = connect({ url: (await findEmbedded(join(server.config.dataDir, 'postgres'))) ?? '', poolSize: 2 });
  try {
    return (await readDatabaseState(database)).archiver;
  } finally {
    await database.close();
  }
}

const examine = async () => (await diagnose(server.config, { isAll: false })).message;

test('a base is refused while another one is being made', async () => {
  const answers = await Promise.all([1, 2].map(() => run(server.config, ['archive'])));
  expect(answers.map(({ message }) => message.slice(0, 18)).toSorted()).toEqual([
    'Added the base 202',
    'Another base is be',
  ]);
});

test('doctor and the metrics show that the log does not arrive', async () => {
  const { config, archiveDir } = server;
  await run(config, ['archive']);
  const healthy = await examine();
  expect(healthy).toMatch(/^ok +archive +The log is archived in /m);
  expect(healthy).toMatch(/^ok +bases +The newest base is of /m);
  expect(await readArchiver()).toMatchObject({ failures: 0 });
  await rename(archiveDir, `${archiveDir}.away`);
  repairs.push(() => rename(`${archiveDir}.away`, archiveDir));
  await query(config, 'select pg_switch_wal()');
  await expect.poll(examine).toMatch(/^problem +archive +The log is not archived in .* Segments that wait: 1, /m);
  expect(await examine()).toMatch(/^problem +bases +.* has no base/m);
  expect((await readArchiver())?.failures).toBeGreaterThan(0);
  expect((await run(config, ['archive'])).message).toContain('which cannot be used: ENOENT');
});

test('a server that runs without the archive is not copied, and doctor finds the gap that this leaves', async () => {
  const { config } = server;
  await run(config, ['archive']);
  const unused = server.newPlace().dataDir;
  await mkdir(unused);
  expect((await run({ ...config, archiveDir: unused }, ['archive'])).message).toContain('with another ARCHIVE_DIR');
  await server.restart({ archiveDir: undefined });
  repairs.push(() => server.restart());
  expect((await run(config, ['archive'])).message).toContain('The server runs without ARCHIVE_DIR');
  expect(await examine()).toMatch(/^problem +archive +The server runs without this ARCHIVE_DIR/m);
  await query(config, 'create table changes as select 1 as one; select pg_switch_wal()');
  await query(config, 'drop table changes; checkpoint; select pg_switch_wal(); checkpoint');
  await server.restart();
  await archiveChanges(config);
  expect(await examine()).toMatch(/^problem +bases +The segment \w{24} of the log is missing .* Run: npm run/m);
});

test('an archive of another installation is refused at the start', async () => {
  const { dataDir: foreign } = server.newPlace();
  const place = server.newPlace(foreign);
  for (const folder of [foreign, place.dataDir]) await mkdir(folder);
  await writeFile(join(foreign, 'archive.json'), '{"systemIdentifier":"1"}\n');
  await expect(withServer(place, () => Promise.resolve())).rejects.toThrow('which is the archive of another database');
});

test('a number of bases is required of --keep', async () => {
  for (const keep of ['0', 'all', '-1'])
    await expect(run(server.config, ['archive', `--keep=${keep}`])).rejects.toThrow('has to be a number of bases');
  await expect(run(server.config, ['archive', 'files', '--keep', '1'])).rejects.toThrow('does not accept --keep');
});
