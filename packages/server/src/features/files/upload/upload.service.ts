// Uploads: the form is streamed, its file is written straight to the object store, and a short transaction at
// the end adds it to the bucket. No transaction is open while bytes are being received.
import { Readable } from 'node:stream';
import { uploadMaxBytes } from '@coverwright/insurance/file-kind';
import type { FontFace } from '@coverwright/render/font-face';
import type { TurnLimits } from '@coverwright/render/turns';
import type { DatabaseCaller, Transaction } from '../../../database/database.ts';
import { limitReached, type ReachedLimit } from '../../../errors/tenant-limits.ts';
import { type Problem, throwIfAny, UserError } from '../../../errors/user-error.ts';
import type { ObjectStore } from '../../../objects/object-store.ts';
import type { AppParts } from '../../../request/context.ts';
import { inTurn } from '../../../limits/in-turn.ts';
import { type FileScope, requireBucket, toBucketWrite } from '../buckets.service.ts';
import { lockBucket } from '../buckets.store.ts';
import { isCompleteArchive } from './archive-check.adapter.ts';
import { createContentCheck } from './content-check.ts';
import { readUploadedFont } from '../fonts/fonts.service.ts';
import { readFileLimit } from '../../usage/usage.service.ts';
import { placeOf, toFolderKey, toKey, validateFileKey, validateNewFolders } from '../file-key.ts';
import { type FileKind, kindOf } from '../file-kind.ts';
import { findFile, insertFile } from '../files.store.ts';
import { insertFolders } from '../folders.store.ts';
import {
  discardObject,
  type HashedObject,
  type ObjectParts,
  writeObject,
  type WritingParts,
} from '../objects/loose-objects.service.ts';
import { deleteLooseObject } from '../objects/loose-objects.store.ts';
import { say } from '../../../sentences/say.ts';

export { uploadMaxBytes };

/** Keep in sync with docs/limits.md. */
export const uploadLimits: TurnLimits = {
  /** Simultaneous uploads: together with their size, this limits the disk space of unfinished ones. */
  places: 32,
  waiting: 128,
  waitingOfUser: 20,
  waitMs: 30_000,
};

/** Parts may be in any order; the content of a file must be read or skipped before the next part is available. */
export type FormPart =
  | { readonly kind: 'field'; readonly name: string; readonly value: string }
  | {
      readonly kind: 'file';
      readonly name: string;
      readonly fileName: string;
      readonly content: AsyncIterable<Uint8Array>;
    };

export interface UploadTarget {
  readonly bucketName: string | undefined;
  /** With or without trailing slash; empty is the bucket itself. */
  readonly prefix: string;
}

export interface WrittenObject extends HashedObject {
  readonly sizeBytes: number;
  readonly font?: FontFace;
}

export interface NewFile {
  readonly key: string;
  readonly bucketName: string;
  readonly isPublic: boolean;
}

interface ReadForm {
  readonly key: string;
  readonly object: WrittenObject;
  readonly isPublic: boolean;
}

export type UploadParts = ObjectParts & Pick<AppParts, 'log' | 'uploadTurns'>;

export interface Upload {
  readonly form: AsyncIterable<FormPart>;
  readonly target: UploadTarget;
  readonly caller: FileScope['caller'];
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
}

/** Returns the key of the new file; if it throws, nothing is stored. The form is not read before the upload's turn. */
export function uploadFile(upload: Upload, app: UploadParts): Promise<string> {
  const { caller, signal } = upload;
  return inTurn({ turns: app.uploadTurns, caller, things: 'uploads', signal }, () => keepUpload(upload, app));
}

async function keepUpload({ form, target, caller }: Upload, app: UploadParts): Promise<string> {
  const { tenantId } = caller;
  const [bucketName, limit] = await app.database.read(caller, (transaction) =>
    Promise.all([
      requireBucket(target.bucketName, tenantId, transaction),
      readFileLimit(tenantId, app.clock(), transaction),
    ]),
  );
  const write = async (fileName: string, content: AsyncIterable<Uint8Array>) => {
    const key = toFolderKey(target.prefix) + toKey(fileName);
    const kind = requireKind(key);
    const check = (transaction: Transaction) => requireFree({ key, bucketName, tenantId }, transaction);
    return { key, object: await writeChecked(kind, requireRoom(content, limit), caller, { ...app, check }) };
  };
  const written: { key: string; object: WrittenObject }[] = [];
  try {
    const { key, object, isPublic } = await readForm(form, write, written);
    await app.database.write(caller, (transaction) =>
      addFile({ key, bucketName, isPublic }, object, { caller, transaction, now: app.clock() }),
    );
    return key;
  } catch (error) {
    if (error instanceof UserError && error.problems[0]?.code === 'BUSY')
      app.log.error({ error }, 'a file could not be stored');
    for (const { object } of written) await discardQuietly(object, caller, app);
    throw error;
  }
}

/** Writes the content of a file to be added, in a separate transaction; it is loose until then. */
export async function writeContent(
  givenKey: string,
  content: AsyncIterable<Uint8Array>,
  caller: DatabaseCaller,
  parts: ObjectParts,
): Promise<WrittenObject> {
  return writeChecked(requireKind(toKey(givenKey)), content, caller, parts);
}

/** Throws all problems of the form together, after the first valid file has been written. */
async function readForm(
  form: AsyncIterable<FormPart>,
  write: (fileName: string, content: AsyncIterable<Uint8Array>) => Promise<Omit<ReadForm, 'isPublic'>>,
  written: Omit<ReadForm, 'isPublic'>[],
): Promise<ReadForm> {
  const problems: Problem[] = [];
  let isPublic: boolean | undefined;
  for await (const part of form) {
    if (part.kind === 'field') {
      if (part.name !== 'isPublic') continue;
      isPublic = readSwitch(part.value);
      if (isPublic === undefined) problems.push({ code: 'INVALID', ...say('IS_PUBLIC_NOT_BOOLEAN'), path: 'isPublic' });
    } else if (part.name !== 'file' || written.length > 0) {
      const isSecond = part.name === 'file';
      problems.push({ code: 'INVALID', ...say(isSecond ? 'SECOND_FILE' : 'FILE_IN_OTHER_FIELD'), path: part.name });
      break;
    } else if (part.fileName === '') {
      problems.push({ code: 'REQUIRED', ...say('FORM_HAS_NO_FILE'), path: 'file' });
      break;
    } else {
      written.push(await write(part.fileName, part.content));
    }
  }
  const [first] = written;
  if (first === undefined && problems.every(({ path }) => path === 'isPublic')) {
    problems.unshift({ code: 'REQUIRED', ...say('FORM_HAS_NO_FILE'), path: 'file' });
  }
  throwIfAny(problems);
  if (first === undefined) throw new Error('There is neither a file nor a problem.');
  return { ...first, isPublic: isPublic ?? false };
}

function readSwitch(text: string): boolean | undefined {
  return { true: true, false: false }[text.trim().toLowerCase()];
}

function requireKind(key: string): FileKind {
  const problems = validateFileKey(key, 'file');
  const kind = kindOf(placeOf(key).name);
  if (kind === undefined) problems.push(invalidType());
  throwIfAny(problems);
  if (kind === undefined) throw new UserError(invalidType());
  return kind;
}

function invalidType(): Problem {
  return { code: 'INVALID', ...say('FILE_TYPE_INVALID'), path: 'file' };
}

async function writeChecked(
  kind: FileKind,
  content: AsyncIterable<Uint8Array>,
  caller: DatabaseCaller,
  parts: WritingParts,
): Promise<WrittenObject> {
  let sizeBytes = 0;
  let isArchive = false;
  async function* checked() {
    const check = createContentCheck(kind);
    for await (const chunk of content) {
      sizeBytes += chunk.byteLength;
      if (sizeBytes > uploadMaxBytes) throw new UserError(tooLarge);
      if (!check.accepts(chunk)) throw new UserError(invalidType());
      if (sizeBytes === chunk.byteLength) isArchive = chunk[0] === 0x50;
      yield chunk;
    }
    if (!check.isComplete()) throw new UserError(invalidType());
  }
  const object = await writeObject(checked(), caller, parts);
  try {
    return await readComplete(kind, { ...object, sizeBytes, isArchive }, parts.objects);
  } catch (error) {
    // The original error is more important than this one: the job removes the object when it is due.
    await discardObject(object.objectKey, caller, parts).catch(() => undefined);
    throw error;
  }
}

interface UncheckedObject extends Omit<WrittenObject, 'font'> {
  readonly isArchive: boolean;
  /** Called with the size about to be unpacked; throws UserError if it is too much. */
  readonly spend?: (unpackedBytes: number) => void;
}

/** Checks that require the complete content, after its beginning has been checked. */
async function readComplete(
  kind: FileKind,
  { isArchive, spend, ...object }: UncheckedObject,
  objects: Pick<ObjectStore, 'read'>,
): Promise<WrittenObject> {
  if (kind.isFont) return { ...object, font: await readUploadedFont(object.objectKey, objects, spend) };
  if (kind.archive === undefined || !isArchive) return object;
  if (!(await isCompleteArchive({ ...object, ...kind.archive, spend }, objects))) throw new UserError(damaged);
  return object;
}

/** Throws the problems for which an upload of this content under this key would be refused; stores nothing. */
export async function requireContent(
  givenKey: string,
  content: Buffer,
  spend: (unpackedBytes: number) => void,
): Promise<void> {
  const kind = requireKind(toKey(givenKey));
  const check = createContentCheck(kind);
  if (!check.accepts(content) || !check.isComplete()) throw new UserError(invalidType());
  const objects: Pick<ObjectStore, 'read'> = {
    read: async (_key, range) =>
      Readable.from([range === undefined ? content : content.subarray(range.start, range.end + 1)]),
  };
  const object = { objectKey: '', sha256: '', sizeBytes: content.byteLength, isArchive: content[0] === 0x50 };
  await readComplete(kind, { ...object, spend }, objects);
}

/** Fails at the first byte that exceeds the tenant's remaining space. */
async function* requireRoom(content: AsyncIterable<Uint8Array>, limit: ReachedLimit): AsyncIterable<Uint8Array> {
  let remaining = limit.max - limit.used;
  for await (const chunk of content) {
    remaining -= chunk.byteLength;
    if (remaining < 0) throw new UserError({ ...limitReached(limit), path: 'file' });
    yield chunk;
  }
}

const damaged: Problem = {
  code: 'INVALID',
  ...say('FILE_DAMAGED'),
  path: 'file',
};

const tooLarge: Problem = {
  code: 'LIMIT_EXCEEDED',
  ...say('FILE_TOO_LARGE'),
  path: 'file',
};

/** An early check, so that users do not wait for an upload that is refused; the insert is authoritative. */
async function requireFree(
  { key, bucketName, tenantId }: { key: string; bucketName: string; tenantId: string },
  transaction: Transaction,
): Promise<void> {
  if ((await findFile(transaction, { tenantId, bucketName }, placeOf(key))) !== undefined) throw new UserError(taken);
}

const taken: Problem = {
  code: 'ALREADY_EXISTS',
  ...say('FILE_TAKEN'),
  path: 'file',
};

export async function addFile(
  { key: givenKey, bucketName, isPublic }: NewFile,
  object: WrittenObject,
  scope: FileScope,
): Promise<void> {
  const { transaction, caller } = scope;
  const key = toKey(givenKey);
  const write = toBucketWrite(scope, bucketName);
  const place = placeOf(key);
  // Sent together, and executed in this order.
  const [, folders, isAdded, isKept] = await Promise.all([
    lockBucket(transaction, caller.tenantId, bucketName, 'adding'),
    insertFolders(transaction, write, place.folder),
    insertFile(transaction, write, place, { ...object, isPublic }),
    deleteLooseObject(transaction, caller.tenantId, object.objectKey),
  ]);
  throwIfAny(validateNewFolders(folders, 'file'));
  if (!isAdded) throw new UserError(taken);
  if (isKept) return;
  const sentence = say('UPLOAD_TOO_SLOW', { key });
  throw new UserError({ code: 'LIMIT_EXCEEDED', ...sentence, path: 'file' });
}

/** The original error is more important than this one: the removal job finds the object later. */
async function discardQuietly({ objectKey }: WrittenObject, caller: DatabaseCaller, app: UploadParts): Promise<void> {
  try {
    await discardObject(objectKey, caller, app);
  } catch (error) {
    app.log.warn({ error }, 'an object that no file refers to could not be deleted yet; the job will try again');
  }
}
