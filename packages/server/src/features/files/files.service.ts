// Operations on existing files. No operation overwrites another file, and folders are not files.
import { type NextRevision, requireRevision } from '../../errors/revision.ts';
import { throwIfAny, UserError } from '../../errors/user-error.ts';
import type {
  MutationdeleteFileArgs,
  MutationmoveFileArgs,
  MutationsetFileAclArgs,
} from '../../graphql/generated/schema-types.ts';
import { type FileScope, requireBucket, toBucketWrite } from './buckets.service.ts';
import { type BucketWrite, lockBucket } from './buckets.store.ts';
import { type FilePlace, keyOf, placeOf, toFolderKey, toKey, validateFileKey, validateNewFolders } from './file-key.ts';
import { validateSameKind } from './file-kind.ts';
import * as store from './files.store.ts';
import { hasFolder, insertFolders } from './folders.store.ts';
import { say } from '../../sentences/say.ts';
import { trashFile } from './trash/deleted-files.service.ts';

export async function deleteFile(args: MutationdeleteFileArgs, scope: FileScope): Promise<void> {
  const { write, place } = await lockFile(args, scope);
  await trashFile(write, place, scope);
}

export async function setFileAcl(args: MutationsetFileAclArgs, scope: FileScope): Promise<NextRevision> {
  const { write, place } = await lockFile(args, scope);
  return { revision: await store.updateIsPublic(scope.transaction, write, place, args.isPublic) };
}

/** Creates the folders of the new key; moving a file onto itself changes nothing. */
export async function moveFile(args: MutationmoveFileArgs, scope: FileScope): Promise<NextRevision> {
  const newKey = toKey(args.newKey);
  throwIfAny(validateFileKey(newKey, 'newKey', placeOf(toKey(args.key)).name));
  const { write, place, revision } = await lockFile(args, scope, 'adding');
  const target = placeOf(newKey);
  if (keyOf(place) === newKey) return { revision };
  throwIfAny(validateSameKind(place.name, target.name, 'newKey'));
  throwIfAny(validateNewFolders(await insertFolders(scope.transaction, write, target.folder), 'newKey'));
  const moved = await store.moveFile(scope.transaction, write, place, target);
  if (moved !== undefined) return { revision: moved };
  const sentence = say('MOVE_NEVER_OVERWRITES', { newKey });
  throw new UserError({ code: 'ALREADY_EXISTS', ...sentence, path: 'newKey' });
}

interface FileArguments {
  readonly bucketName?: string | null | undefined;
  readonly key: string;
  readonly expectedRevision?: string | null | undefined;
}

interface LockedFile extends NextRevision {
  readonly write: BucketWrite;
  readonly place: FilePlace;
}

async function lockFile(
  { bucketName: wanted, key: givenKey, expectedRevision }: FileArguments,
  scope: FileScope,
  purpose?: 'adding',
): Promise<LockedFile> {
  const { caller, transaction } = scope;
  const bucketName = await requireBucket(wanted, caller.tenantId, transaction);
  if (purpose !== undefined) await lockBucket(transaction, caller.tenantId, bucketName, purpose);
  const write = toBucketWrite(scope, bucketName);
  const key = toKey(givenKey);
  const place = placeOf(key);
  const current = await store.lockFile(transaction, write, place);
  if (current === undefined) throw await notFound(key, write, scope);
  requireRevision(expectedRevision, current, 'file');
  return { write, place, revision: current.revision };
}

async function notFound(key: string, { tenantId, bucketName }: BucketWrite, scope: FileScope): Promise<UserError> {
  if (await hasFolder(scope.transaction, tenantId, bucketName, toFolderKey(key))) {
    const sentence = say('FOLDER_INSTEAD_OF_FILE', { key });
    return new UserError({ code: 'INVALID', ...sentence, path: 'key' });
  }
  return new UserError({ code: 'NOT_FOUND', ...say('FILE_UNKNOWN', { key }), path: 'key' });
}
