// A server with an embedded PostgreSQL and an archive of its own, and the commands for administrators on it.
import { createHash, randomBytes } from 'node:crypto';
import { chmod, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pino from 'pino';
import { expect, vi } from 'vitest';
import { parseInstallationCommand } from '../admin/installation-command.ts';
import { BackupError } from '../backup/backup-error.ts';
import { type Config, readConfig } from '../config.ts';
import { withClient } from '../database/connection/connection.ts';
import { findEmbedded } from '../database/embedded/embedded.ts';
import { createDiskObjects } from '../objects/disk-objects.ts';
import { openDatabase } from '../start/open-database.ts';

const log = pino({ level: 'silent' });

export interface ArchivedServer {
  readonly config: Config;
  readonly archiveDir: string;
  /** Of the bases, for `run`. */
  readonly keyOptions: readonly string[];
  /** Of a new installation, which restores from this archive or another one. */
  newPlace(archiveDir?: string): Config;
  /** To be damaged. */
  copyArchive(): Promise<string>;
  restart(changes?: Partial<Config>): Promise<void>;
  close(): Promise<void>;
}

/** With a tenant named first. */
export async function startArchivedServer(): Promise<ArchivedServer> {
  const parent = await mkdtemp(join(tmpdir(), 'coverwright-archive-'));
  // PostgreSQL runs as another account if the tests run as root.
  await chmod(parent, 0o755);
  const config = configOf(join(parent, 'data'), join(parent, `Adam's archive, 100 %`));
  const archiveDir = config.archiveDir ?? '';
  await mkdir(archiveDir);
  await mkdir(join(config.dataDir, 'files'), { recursive: true });
  await writeFile(join(config.dataDir, 'auth-secret'), 'the secret of the server, long enough\n');
  const keyFile = join(parent, 'key');
  await writeFile(keyFile, 'a long key that only this test knows');
  let server = await openDatabase(config, log);
  await addTenant(config, 'first');
  await query(config, `insert into buckets (tenant_id, name, provider_id) values ('first', 'documents', 'disk')`);
  let count = 0;
  const newPath = (name: string) => {
    count += 1;
    return join(parent, `${name}-${count}`);
  };
  return {
    config,
    archiveDir,
    keyOptions: ['--key-file', keyFile],
    newPlace: (from = archiveDir) => configOf(newPath('place'), from),
    copyArchive: async () => {
      const copy = newPath('copy');
      await cp(archiveDir, copy, { recursive: true, preserveTimestamps: true });
      // The account of PostgreSQL owns the original.
      await chmod(join(copy, 'wal'), 0o755);
      return copy;
    },
    restart: async (changes) => {
      await server.close({ isForced: true });
      server = await openDatabase({ ...config, ...changes }, log);
    },
    close: async () => {
      await server.close({ isForced: true });
      await rm(parent, { recursive: true });
    },
  };
}

function configOf(dataDir: string, archiveDir: string): Config {
  return readConfig({ DATA_DIR: dataDir, ARCHIVE_DIR: archiveDir, DEMO_DATA: '0' });
}

/** While it is running. */
export async function withServer<T>(place: Config, work: () => Promise<T>): Promise<T> {
  const { close } = await openDatabase(place, log);
  try {
    return await work();
  } finally {
    await close({ isForced: true });
  }
}

/** In the embedded database that is running in a place. */
export async function query({ dataDir }: Config, statement: string, values: readonly unknown[] = []) {
  const url = await findEmbedded(join(dataDir, 'postgres'));
  return withClient(url ?? '', async (client) => (await client.query<{ name: string }>(statement, [...values])).rows);
}

export async function addTenant(place: Config, name: string): Promise<void> {
  await query(place, 'insert into tenants (tenant_id, name) values ($1, $1)', [name]);
}

const unnamed = 'unnamed-';

/** Without those of `archiveChanges`. */
export async function namesOf(place: Config, table: 'tenants' | 'files'): Promise<string[]> {
  const rows = await query(place, `select name from ${table} where not starts_with(name, $1) order by name`, [unnamed]);
  return rows.map(({ name }) => name);
}

export interface StoredFile {
  readonly name: string;
  readonly objectKey: string;
  readonly content: string;
}

export async function addFile(place: Config, name: string): Promise<StoredFile> {
  const file = { name, objectKey: randomBytes(16).toString('hex'), content: `The content of ${name}` };
  const objects = createDiskObjects(join(place.dataDir, 'files'));
  await objects.write(file.objectKey, Readable.from([Buffer.from(file.content)]));
  await query(
    place,
    `insert into files (tenant_id, bucket_name, folder, name, object_key, size, sha256, is_public, revision)
     values ('first', 'documents', '', $1, $2, $3, $4, false, '1')`,
    [name, file.objectKey, file.content.length, createHash('sha256').update(file.content).digest('hex')],
  );
  return file;
}

/** Makes a change, and waits until it is archived; returns the name of its segment. */
export async function archiveChanges(place: Config): Promise<string> {
  await addTenant(place, `${unnamed}${randomBytes(4).toString('hex')}`);
  const [{ name } = { name: '' }] = await query(place, 'select pg_walfile_name(pg_switch_wal()) as name');
  const folder = join(place.archiveDir ?? '', 'wal');
  await vi.waitFor(async () => expect(await readdir(folder)).toContain(`${name}.gz`), { timeout: 60_000 });
  return name;
}

export interface Answer {
  readonly message: string;
  readonly isWhole: boolean;
  readonly reports: readonly string[];
}

export async function run(place: Config, args: readonly string[]): Promise<Answer> {
  const command = parseInstallationCommand(args);
  if (command === undefined) throw new Error(`Unknown command: ${args.join(' ')}`);
  const reports: string[] = [];
  try {
    const report = (words: string) => void reports.push(words);
    return { ...(await command({ config: place, log, report, now: new Date() })), reports };
  } catch (error) {
    if (error instanceof BackupError) return { message: error.message, isWhole: false, reports };
    throw error;
  }
}
