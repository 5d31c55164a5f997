import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { toArchiveCommand, toRestoreCommand } from './archiving.ts';

const segment = '000000010000000000000001';
let parent: string;
let archiveDir: string;
let cluster: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'coverwright-archiving-'));
  archiveDir = join(parent, `it's 100% "$HOME" \`here\``);
  cluster = join(parent, 'cluster');
  await mkdir(join(archiveDir, 'wal'), { recursive: true });
  await mkdir(cluster);
  await writeFile(join(cluster, segment), 'changes'.repeat(1000));
});
afterEach(async () => rm(parent, { recursive: true }));

/** Replaces what PostgreSQL does, and runs the command as PostgreSQL does. */
async function run(command: string, path = segment): Promise<void> {
  const values: Record<string, string> = { '%p': path, '%f': segment, '%%': '%' };
  const filled = command.replaceAll(/%[pf%]/g, (found) => values[found] ?? found);
  await promisify(execFile)('/bin/sh', ['-c', filled], { cwd: cluster, env: { PATH: '/usr/bin:/bin' } });
}

const archived = async () => gunzipSync(await readFile(join(archiveDir, 'wal', `${segment}.gz`))).toString();

test('a segment is archived and returns, whatever the path of the archive contains', async () => {
  await run(toArchiveCommand(archiveDir));
  expect(await readdir(join(archiveDir, 'wal'))).toEqual([`${segment}.gz`]);
  await run(toRestoreCommand(archiveDir), 'returned');
  expect(await readFile(join(cluster, 'returned'), 'utf8')).toBe('changes'.repeat(1000));
});

test('archiving the same segment again succeeds, and another one with its name fails without replacing it', async () => {
  await run(toArchiveCommand(archiveDir));
  await run(toArchiveCommand(archiveDir));
  await writeFile(join(cluster, segment), 'others'.repeat(1000));
  await expect(run(toArchiveCommand(archiveDir))).rejects.toThrow('exists with another content');
  expect(await archived()).toBe('changes'.repeat(1000));
});

test('what an interrupted attempt has left is replaced', async () => {
  await writeFile(join(archiveDir, 'wal', `${segment}.part`), 'half');
  await run(toArchiveCommand(archiveDir));
  expect(await archived()).toBe('changes'.repeat(1000));
});

test('a folder that is missing is an error, and is not created', async () => {
  await rm(join(archiveDir, 'wal'), { recursive: true });
  await expect(run(toArchiveCommand(archiveDir))).rejects.toThrow('wal/');
  expect(await readdir(archiveDir)).toEqual([]);
});

test('a segment that is not archived ends a recovery, and one that is damaged aborts it', async () => {
  await expect(run(toRestoreCommand(archiveDir), 'returned')).rejects.toMatchObject({ code: 1 });
  await run(toArchiveCommand(archiveDir));
  await truncate(join(archiveDir, 'wal', `${segment}.gz`), 20);
  await expect(run(toRestoreCommand(archiveDir), 'returned')).rejects.toMatchObject({ code: 126 });
});
