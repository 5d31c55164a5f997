// Files contained in an import. Nothing is ever overwritten: if the tenant already has a file, it must be
// identical, otherwise it is refused. First the tenant's state is read, then contents are compared and written
// without a transaction, and finally the files are added in the transaction of the import.
import { buffer } from 'node:stream/consumers';
import { ofPart } from '../../../errors/part-problem.ts';
import { type Problem, UserError } from '../../../errors/user-error.ts';
import { NoObject, type ObjectStore } from '../../../objects/object-store.ts';
import type { Caller, Scope } from '../../../request/context.ts';
import { inTurn } from '../../../limits/in-turn.ts';
import type { FileScope } from '../buckets.service.ts';
import { listBuckets } from '../buckets.store.ts';
import { placeOf, toKey } from '../file-key.ts';
import { findFiles } from '../files.store.ts';
import { discardObject } from '../objects/loose-objects.service.ts';
import {
  addFile,
  requireContent,
  type UploadParts,
  writeContent,
  type WrittenObject,
} from '../upload/upload.service.ts';
import { say } from '../../../sentences/say.ts';

export interface ImportedFile {
  /** null for the tenant's first bucket. */
  readonly bucketName: string | null;
  readonly key: string;
  readonly isPublic: boolean;
  readonly content: Buffer;
}

/** A file together with the tenant's file at its destination. */
interface PlacedImport extends Omit<ImportedFile, 'bucketName'> {
  /** Undefined if the tenant has no such bucket. */
  readonly bucketName: string | undefined;
  readonly wantedBucket: string | null;
  readonly current: { readonly objectKey: string; readonly sizeBytes: number } | undefined;
}

export type FileAction = 'ADDED' | 'UNCHANGED' | 'REFUSED';

export interface PlannedFile extends PlacedImport {
  readonly action: FileAction;
  readonly problems: readonly Problem[];
}

export async function placeFiles(
  files: readonly ImportedFile[],
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<PlacedImport[]> {
  const buckets = (await listBuckets(transaction, caller.tenantId)).map(({ bucketName }) => bucketName);
  const placed = files.map(({ bucketName, key, ...file }) => {
    const found = bucketName === null ? buckets[0] : buckets.find((name) => name === bucketName);
    return { ...file, key: toKey(key), bucketName: found, wantedBucket: bucketName };
  });
  const wanted = placed.flatMap(({ bucketName, key }) =>
    bucketName === undefined ? [] : [{ ...placeOf(key), bucketName }],
  );
  const stored = await findFiles(transaction, caller.tenantId, wanted);
  const known = new Map(stored.map((file) => [placeKey(file), file]));
  return placed.map((file) => ({ ...file, current: known.get(placeKey(file)) }));
}

function placeKey({ bucketName, key }: { readonly bucketName: string | undefined; readonly key: string }): string {
  return JSON.stringify([bucketName, key]);
}

/** For all files of an import together, when they are checked. Keep in sync with docs/limits.md. */
export const importUnpackedMaxBytes = 256 * 1024 * 1024;

interface Importing {
  readonly caller: Caller;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
}

/**
 * The action for each file; paths are those of the file, such as files.0.key. Checking contents uses a turn of
 * uploads.
 */
export function planFiles(
  files: readonly PlacedImport[],
  importing: Importing,
  app: Pick<UploadParts, 'objects' | 'uploadTurns'>,
): Promise<PlannedFile[]> {
  if (files.length === 0) return Promise.resolve([]);
  return inUploadTurn(importing, app, () => checkFiles(files, importing.signal, app.objects));
}

function inUploadTurn<Value>(
  { caller, signal }: Importing,
  { uploadTurns: turns }: Pick<UploadParts, 'uploadTurns'>,
  work: () => Promise<Value>,
): Promise<Value> {
  return inTurn({ turns, caller, things: 'uploads', signal }, work);
}

function requirePresent(signal: AbortSignal): void {
  if (signal.aborted) throw new UserError({ code: 'BUSY', ...say('REQUEST_CANCELED') });
}

type Spend = (unpackedBytes: number) => void;

function createSpend(): Spend {
  let left = importUnpackedMaxBytes;
  return (unpackedBytes) => {
    left -= unpackedBytes;
    if (left < 0) throw new UserError(unpacksTooMuch);
  };
}

const unpacksTooMuch: Problem = {
  code: 'LIMIT_EXCEEDED',
  ...say('UNPACKED_TOO_LARGE'),
};

async function checkFiles(
  files: readonly PlacedImport[],
  signal: AbortSignal,
  objects: Pick<ObjectStore, 'read'>,
): Promise<PlannedFile[]> {
  const spend = createSpend();
  const planned: PlannedFile[] = [];
  const taken = new Map<string, PlacedImport>();
  for (const [index, file] of files.entries()) {
    requirePresent(signal);
    const path = `files.${index}`;
    const first = taken.get(placeKey(file));
    taken.set(placeKey(file), first ?? file);
    const problems = await findProblems(file, path, { objects, spend });
    if (problems.length > 0) planned.push({ ...file, action: 'REFUSED', problems });
    else if (first === undefined) planned.push({ ...file, action: file.current ? 'UNCHANGED' : 'ADDED', problems });
    else if (first.content.equals(file.content)) planned.push({ ...file, action: 'UNCHANGED', problems });
    else planned.push({ ...file, action: 'REFUSED', problems: [occursTwice(file, path)] });
  }
  return planned;
}

interface Checking {
  readonly objects: Pick<ObjectStore, 'read'>;
  readonly spend: Spend;
}

async function findProblems(file: PlacedImport, path: string, { objects, spend }: Checking): Promise<Problem[]> {
  const { bucketName, wantedBucket, key, content, current } = file;
  if (bucketName === undefined) {
    const sentence = say('BUCKET_UNKNOWN', { bucket: wantedBucket ?? '' });
    return [{ code: 'NOT_FOUND', ...sentence, path: `${path}.bucketName` }];
  }
  if (current !== undefined) return (await isSame(content, current, objects)) ? [] : [hasOther(key, path)];
  try {
    await requireContent(key, content, spend);
    return [];
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.problems.map((problem) => ({ ...ofPart(key, problem), path: `${path}.key` }));
  }
}

async function isSame(
  content: Buffer,
  { objectKey, sizeBytes }: NonNullable<PlacedImport['current']>,
  objects: Pick<ObjectStore, 'read'>,
): Promise<boolean> {
  if (sizeBytes !== content.byteLength) return false;
  try {
    return content.equals(await buffer(await objects.read(objectKey)));
  } catch (error) {
    // Deleted since it was looked up.
    if (error instanceof NoObject) return false;
    throw error;
  }
}

function hasOther(key: string, path: string): Problem {
  const sentence = say('IMPORT_NEVER_OVERWRITES', { key });
  return { code: 'ALREADY_EXISTS', ...sentence, path: `${path}.key` };
}

function occursTwice({ key }: PlacedImport, path: string): Problem {
  return {
    code: 'ALREADY_EXISTS',
    ...say('FILE_TWICE_DIFFERENT', { key }),
    path: `${path}.key`,
  };
}

export interface WrittenFile {
  readonly key: string;
  readonly bucketName: string;
  readonly isPublic: boolean;
  readonly object: WrittenObject;
}

/** Writes the contents of the added files: all of them or, if it throws, none. They are loose until they are added. */
export function writeFiles(
  files: readonly PlannedFile[],
  importing: Importing,
  app: UploadParts,
): Promise<WrittenFile[]> {
  const added = files.filter(({ action }) => action === 'ADDED');
  if (added.length === 0) return Promise.resolve([]);
  const { caller, signal } = importing;
  return inUploadTurn(importing, app, async () => {
    const written: WrittenFile[] = [];
    try {
      for (const { key, bucketName = '', isPublic, content } of added) {
        requirePresent(signal);
        const object = await writeContent(key, oneChunk(content), caller, app);
        written.push({ key, bucketName, isPublic, object });
      }
      return written;
    } catch (error) {
      await discardFiles(written, caller, app);
      throw error;
    }
  });
}

async function* oneChunk(content: Buffer): AsyncIterable<Uint8Array> {
  yield content;
}

export async function addFiles(files: readonly WrittenFile[], scope: FileScope): Promise<void> {
  for (const { object, ...file } of files) await addFile(file, object, scope);
}

/** The original error is more important than this one: the removal job finds the objects later. */
export async function discardFiles(files: readonly WrittenFile[], caller: Caller, app: UploadParts): Promise<void> {
  for (const { object } of files) {
    try {
      await discardObject(object.objectKey, caller, app);
    } catch (error) {
      app.log.warn({ error }, 'an object that no file refers to could not be removed yet; the job will try again');
    }
  }
}
