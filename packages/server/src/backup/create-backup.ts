// Writes a backup of the installation, or of one tenant, while the server runs: all rows as they were at one moment, and the
// contents that they name, which remain until then. The file is complete, and has been read again, when it has its name.
import { access, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  isTenant,
  listMigrations,
  listTables,
  readMajorVersion,
  copyOut,
  sumRows,
} from '../database/copying/copied-tables.ts';
import { type CopySession, beginSnapshot, endSnapshot, withCopySession } from '../database/copying/copy-session.ts';
import { listStoredObjects, noteBackup, type StoredObject } from '../database/copying/stored-objects.ts';
import { NoObject, type ObjectStore } from '../objects/object-store.ts';
import { BackupError } from './backup-error.ts';
import { isDiskFull, writeContainer } from './container.ts';
import { withHeldRemovals } from './held-removals.ts';
import type { Manifest, ManifestSummary } from './manifest.ts';
import { toControl, toPart } from './records.ts';
import { verifyBackup } from './verify-backup.ts';

export interface BackupRequest {
  readonly path: string;
  /** Undefined for the whole installation. */
  readonly tenantId: string | undefined;
  /** Undefined for a backup that is not encrypted. */
  readonly key: string | undefined;
  /** With which the server protects second factors and passwords of mail servers; only stored in an encrypted backup. */
  readonly secret: string | undefined;
}

export interface BackupParts {
  readonly url: string;
  readonly objects: Pick<ObjectStore, 'read'>;
  /** Receives the progress, a line at a time. */
  readonly report: (words: string) => void;
  readonly now: Date;
}

/** Contents up to this size are read ahead, as a store may take its time for each. */
const smallBytes = 1024 * 1024;
const readAhead = 8;
const filesBetweenReports = 1000;

export async function createBackup(request: BackupRequest, parts: BackupParts): Promise<ManifestSummary> {
  const { path, key } = request;
  await requireFree(path);
  const draft = `${path}.part`;
  try {
    await withHeldRemovals(parts.url, () => write(draft, request, parts));
    parts.report('Reading the backup again.');
    const summary = await verifyBackup(draft, key);
    await rename(draft, path);
    if (request.tenantId === undefined) await withCopySession(parts.url, noteBackup);
    return summary;
  } catch (error) {
    await rm(draft, { force: true });
    if (!isDiskFull(error)) throw error;
    throw new BackupError(`There is no space left for ${path}. Free some, or name a file on another disk.`);
  }
}

async function requireFree(path: string): Promise<void> {
  try {
    await access(path);
  } catch {
    return;
  }
  throw new BackupError(`${path} already exists. Name another file.`);
}

async function write(draft: string, request: BackupRequest, parts: BackupParts): Promise<void> {
  await withCopySession(parts.url, (client) =>
    writeContainer(draft, toRecords(client, request, parts), { createdAt: parts.now, key: request.key }),
  );
}

async function* toRecords(client: CopySession, request: BackupRequest, parts: BackupParts): AsyncGenerator<Buffer> {
  const { tenantId, key, secret } = request;
  await beginSnapshot(client);
  const migrations = await listMigrations(client);
  const postgres = await readMajorVersion(client);
  if (tenantId !== undefined && !(await isTenant(client, tenantId)))
    throw new BackupError(`The tenant ${tenantId} does not exist.`);
  const about: Manifest = {
    createdAt: parts.now.toISOString(),
    ...(tenantId !== undefined && { tenantId }),
    postgres,
    migrations,
  };
  yield toControl({ about });
  const tables = (await listTables(client)).filter((table) => tenantId === undefined || table.hasTenant);
  let rowCount = 0;
  for (const table of tables) {
    const rows = await sumRows(client, table, tenantId);
    rowCount += rows.count;
    const start = { kind: 'table', name: table.name, columns: table.columns } as const;
    yield* toPart(start, copyOut(client, table, tenantId), (end) => ({ ...end, rows }));
  }
  parts.report(`${rowCount.toLocaleString('en-US')} rows of ${tables.length} tables are written.`);
  const stored = await listStoredObjects(client, tenantId);
  // While files are read, which may take hours, an open transaction would hinder the removal of old rows.
  await endSnapshot(client);
  const files = { files: 0, fileBytes: 0, missingFiles: [] as StoredObject[] };
  yield* toFileParts(stored, files, parts);
  const hasSecret = key !== undefined && secret !== undefined;
  if (hasSecret) yield* toPart({ kind: 'secret' }, Readable.from([Buffer.from(secret)]), (end) => end);
  const missingFiles = files.missingFiles.map(({ tenantId: owner, objectKey }) => ({ tenantId: owner, objectKey }));
  yield toControl({ summary: { tables: tables.length, rows: rowCount, ...files, missingFiles, hasSecret } });
}

async function* toFileParts(
  stored: readonly StoredObject[],
  counts: { files: number; fileBytes: number; readonly missingFiles: StoredObject[] },
  { objects, report }: BackupParts,
): AsyncGenerator<Buffer> {
  for await (const { object, content } of readInOrder(stored, objects)) {
    if (content === undefined) {
      counts.missingFiles.push(object);
      continue;
    }
    const { tenantId, objectKey, sha256 } = object;
    let isDamaged = false;
    yield* toPart({ kind: 'file', tenantId, objectKey }, content, (end) => {
      isDamaged = end.bytes !== object.sizeBytes || (sha256 !== undefined && sha256 !== end.sha256);
      counts.fileBytes += end.bytes;
      return end;
    });
    if (isDamaged) counts.missingFiles.push(object);
    counts.files += 1;
    if (counts.files % filesBetweenReports === 0) report(`${counts.files} of ${stored.length} files are written.`);
  }
}

interface OpenedObject {
  readonly object: StoredObject;
  /** Undefined if the store does not have it. */
  readonly content: AsyncIterable<Uint8Array> | undefined;
}

/** Large ones are opened when it is their turn. */
async function* readInOrder(
  stored: readonly StoredObject[],
  objects: Pick<ObjectStore, 'read'>,
): AsyncGenerator<OpenedObject> {
  const ahead: { readonly object: StoredObject; readonly content: Promise<OpenedObject['content']> | undefined }[] = [];
  const rest = stored.values();
  for (;;) {
    while (ahead.length < readAhead) {
      const { value: object } = rest.next();
      if (object === undefined) break;
      const content = object.sizeBytes > smallBytes ? undefined : readWhole(object, objects);
      // It is awaited below, unless an earlier one fails.
      content?.catch(() => undefined);
      ahead.push({ object, content });
    }
    const next = ahead.shift();
    if (next === undefined) return;
    const { object } = next;
    yield { object, content: await (next.content ?? open(object, objects)) };
  }
}

async function readWhole(object: StoredObject, objects: Pick<ObjectStore, 'read'>): Promise<OpenedObject['content']> {
  const content = await open(object, objects);
  return content && Readable.from([await buffer(content)]);
}

async function open({ objectKey }: StoredObject, objects: Pick<ObjectStore, 'read'>): Promise<Readable | undefined> {
  try {
    return await objects.read(objectKey);
  } catch (error) {
    if (error instanceof NoObject) return undefined;
    throw error;
  }
}
