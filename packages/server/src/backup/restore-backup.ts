// Restores a backup. It is read to its end before anything is written; rows are stored in one transaction, in the schema that
// the backup has, and compared; then the database is migrated to this version.
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import {
  copyIn,
  copyOut,
  type CopiedTable,
  dropSchema,
  emptyTables,
  findUsedTable,
  announceTenant,
  isTenant,
  listConflicts,
  listMigrations,
  listTables,
  readMajorVersion,
  type RowSum,
  storeAsIs,
  sumRows,
} from '../database/copying/copied-tables.ts';
import { type CopySession, inCopyTransaction, withCopySession } from '../database/copying/copy-session.ts';
import { NoScratchDatabase, withScratchDatabase } from '../database/copying/scratch-database.ts';
import { type Migration, migrate, readMigrations, toChecksum } from '../database/migrate.ts';
import { hashObject } from '../objects/hash-object.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { BackupError } from './backup-error.ts';
import type { Manifest, ManifestSummary } from './manifest.ts';
import { BackupReader, type ReadPart } from './records.ts';
import { verifyBackup } from './verify-backup.ts';

export interface RestoreRequest {
  readonly path: string;
  readonly key: string | undefined;
  /** One tenant of a backup of everything. */
  readonly tenantId: string | undefined;
}

export interface RestoreParts {
  readonly url: string;
  readonly objects: Pick<ObjectStore, 'read' | 'write' | 'remove'>;
  readonly log: Pick<Logger, 'info'>;
  readonly report: (words: string) => void;
  /** Receives the secret of the server, if the backup has it. */
  readonly placeSecret: (secret: string) => Promise<void>;
  /** Those of this version, in a test of another one. */
  readonly migrations?: Migration[];
}

export async function restoreBackup(request: RestoreRequest, parts: RestoreParts): Promise<Manifest & ManifestSummary> {
  const { path, key } = request;
  parts.report('Reading the whole backup, before anything is written.');
  const manifest = await verifyBackup(path, key);
  if (manifest.clusterFolders !== undefined)
    throw new BackupError(`${path} is a base of an archive. Restore it with restore-to.`);
  const migrations = parts.migrations ?? (await readMigrations());
  requireKnownMigrations(manifest, migrations, path);
  await requirePostgres(manifest, parts.url, path);
  const tenantId = request.tenantId ?? manifest.tenantId;
  if (manifest.tenantId !== undefined && tenantId !== manifest.tenantId)
    throw new BackupError(`The backup ${path} is of the tenant ${manifest.tenantId}, not ${tenantId}.`);
  await (tenantId === undefined
    ? restoreAll(request, manifest, parts)
    : restoreTenant(tenantId, request, manifest, parts));
  return manifest;
}

function requireKnownMigrations({ migrations }: Manifest, known: readonly Migration[], path: string): void {
  const ours = new Map(known.map(({ name, sql }) => [name, toChecksum(sql)]));
  const unknown = migrations.find(({ name, checksum }) => ours.get(name) !== checksum);
  if (unknown === undefined) return;
  throw new BackupError(
    `The backup ${path} is of a newer version: it has the migration ${unknown.name}, which this one does not know. ` +
      'Restore it with that version.',
  );
}

/** Rows of an earlier PostgreSQL can be read by a later one; nobody promises the reverse. */
async function requirePostgres({ postgres }: Manifest, url: string, path: string): Promise<void> {
  const ours = await withCopySession(url, readMajorVersion);
  if (postgres <= ours) return;
  throw new BackupError(
    `The backup ${path} is of PostgreSQL ${postgres}, and this server is PostgreSQL ${ours}. Restore it with ${postgres} or later.`,
  );
}

async function restoreAll(request: RestoreRequest, manifest: Manifest, parts: RestoreParts): Promise<void> {
  const { url, report } = parts;
  await withCopySession(url, async (client) => {
    const used = await findUsedTable(client);
    if (used === undefined) return;
    throw new BackupError(
      `The database is not empty: the table ${used} has rows. Restore into a new database, or one tenant with --tenant.`,
    );
  });
  await restoreRows(url, { request, manifest, tenantId: undefined }, parts);
  report('The rows and files are as in the backup.');
}

/** Into a database of its own with the schema of the backup, which is migrated; from there to the installation. */
async function restoreTenant(
  tenantId: string,
  request: RestoreRequest,
  manifest: Manifest,
  parts: RestoreParts,
): Promise<void> {
  const { url, log, objects, report } = parts;
  await migrate(url, log, parts.migrations);
  await withCopySession(url, async (client) => {
    if (await isTenant(client, tenantId)) throw new BackupError(`The tenant ${tenantId} exists here already.`);
  });
  const written: string[] = [];
  const write: ObjectStore['write'] = (key, content) => {
    written.push(key);
    return objects.write(key, content);
  };
  const noted = { ...parts, objects: { read: (key: string) => objects.read(key), write } };
  try {
    await withScratchDatabase(url, async (scratchUrl) => {
      await restoreRows(scratchUrl, { request, manifest, tenantId }, noted);
      await withCopySession(scratchUrl, (from) =>
        inCopyTransaction(url, (target) => copyTenant(from, target, tenantId)),
      );
    });
  } catch (error) {
    await objects.remove(written).catch(() => undefined);
    if (!(error instanceof NoScratchDatabase)) throw error;
    throw new BackupError(
      'Restoring one tenant needs another database for a short time, which the user of DATABASE_URL may not create. Run, with ' +
        "the user's name for USER: alter role USER createdb;",
    );
  }
  report(`The tenant ${tenantId} is as in the backup.`);
}

interface RestoredBackup {
  readonly request: RestoreRequest;
  readonly manifest: Manifest;
  /** Whose files are restored; those of everyone if undefined. */
  readonly tenantId: string | undefined;
}

/** All rows of the backup, in a database without tenants, which is then migrated to this version. */
async function restoreRows(
  url: string,
  { request, manifest, tenantId }: RestoredBackup,
  parts: Omit<RestoreParts, 'objects' | 'url'> & { readonly objects: Pick<ObjectStore, 'read' | 'write'> },
): Promise<void> {
  const { log } = parts;
  const migrations = parts.migrations ?? (await readMigrations());
  await withCopySession(url, async (client) => {
    const applied = await listMigrations(client);
    if (applied.length > manifest.migrations.length) await dropSchema(client);
  });
  await migrate(url, log, migrations.slice(0, manifest.migrations.length));
  await inCopyTransaction(url, async (client) => {
    const tables = await listTables(client);
    const finish = await storeAsIs(client, tables);
    await emptyTables(client, tables);
    const reader = await BackupReader.open(request.path, request.key);
    try {
      await restoreParts(client, reader, { tenantId, parts });
    } finally {
      await reader.close();
    }
    await finish();
  });
  await migrate(url, log, parts.migrations);
}

async function copyTenant(from: CopySession, target: CopySession, tenantId: string): Promise<void> {
  const tables = (await listTables(from)).filter((table) => table.hasTenant);
  const conflicts = await listConflicts({ source: from, target }, tenantId);
  if (conflicts.length > 0) {
    throw new BackupError(
      `Nothing was restored, as others have what must be unique: ${conflicts.join('; ')}. Remove it there first.`,
    );
  }
  const finish = await storeAsIs(target, tables);
  for (const table of tables) {
    await pipeline(copyOut(from, table, tenantId), copyIn(target, table));
    requireEqual(table, await sumRows(from, table, tenantId), await sumRows(target, table, tenantId));
  }
  await finish();
  await announceTenant(target, tenantId);
}

async function restoreParts(
  client: CopySession,
  reader: BackupReader,
  { tenantId, parts }: { readonly tenantId: string | undefined; readonly parts: Parameters<typeof restoreRows>[2] },
): Promise<void> {
  const tables = new Map((await listTables(client)).map((table) => [table.name, table]));
  let files = 0;
  for await (const part of reader.parts()) {
    const { start, data } = part;
    if (start.kind === 'table') await restoreTable(client, tables.get(start.name), part);
    else if (start.kind === 'file') {
      if (tenantId !== undefined && start.tenantId !== tenantId) continue;
      await restoreFile(start.objectKey, part, parts.objects);
      files += 1;
      if (files % 1000 === 0) parts.report(`${files} files are restored.`);
    } else if (start.kind === 'secret' && tenantId === undefined) {
      parts.report('The secret of the server is restored.');
      let secret = '';
      for await (const chunk of data) secret += chunk.toString();
      await parts.placeSecret(secret);
    }
  }
}

async function restoreTable(
  client: CopySession,
  table: CopiedTable | undefined,
  { start, data, end }: ReadPart,
): Promise<void> {
  if (start.kind !== 'table' || table === undefined)
    throw new BackupError('The backup has a table that its schema does not have.');
  await pipeline(data, copyIn(client, start));
  requireEqual(table, (await end()).rows, await sumRows(client, table, undefined));
}

function requireEqual({ name }: CopiedTable, expected: RowSum | undefined, found: RowSum): void {
  if (expected?.count === found.count && expected.sum === found.sum) return;
  throw new BackupError(
    `The table ${name} has other rows than in the backup (${found.count} of ${expected?.count}). Nothing was restored.`,
  );
}

/** Written, and read again; or compared with what an attempt before this, or the installation of the backup, has stored. */
async function restoreFile(
  objectKey: string,
  { data, end }: ReadPart,
  objects: Pick<ObjectStore, 'read' | 'write'>,
): Promise<void> {
  const existing = await hashObject(objectKey, objects);
  if (existing === undefined) await objects.write(objectKey, data);
  const stored = existing ?? (await hashObject(objectKey, objects));
  if (stored === (await end()).sha256) return;
  throw new BackupError(`The file store has another content of ${objectKey} than the backup. Nothing was restored.`);
}
