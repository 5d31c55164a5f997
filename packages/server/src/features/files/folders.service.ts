// Folders have their own rows, so that empty ones are retained.
import { throwIfAny, UserError } from '../../errors/user-error.ts';
import type { MutationcreateFolderArgs, MutationdeleteFolderArgs } from '../../graphql/generated/schema-types.ts';
import { type FileScope, requireBucket, toBucketWrite } from './buckets.service.ts';
import { lockBucket } from './buckets.store.ts';
import { toFolderKey, validateFolderKey, validateNewFolders } from './file-key.ts';
import * as store from './folders.store.ts';
import { say } from '../../sentences/say.ts';
import { trashFolder } from './trash/deleted-files.service.ts';

export async function createFolder(args: MutationcreateFolderArgs, scope: FileScope): Promise<void> {
  const { caller, transaction } = scope;
  const key = toFolderKey(args.key);
  throwIfAny(validateFolderKey(key, 'key'));
  const bucketName = await requireBucket(args.bucketName, caller.tenantId, transaction);
  await lockBucket(transaction, caller.tenantId, bucketName, 'adding');
  const added = await store.insertFolders(transaction, toBucketWrite(scope, bucketName), key);
  throwIfAny(validateNewFolders(added, 'key'));
  if (added.includes(key)) return;
  const sentence = say('FOLDER_TAKEN', { key });
  throw new UserError({ code: 'ALREADY_EXISTS', ...sentence, path: 'key' });
}

/** Deletes all contents, regardless of their number. */
export async function deleteFolder(args: MutationdeleteFolderArgs, scope: FileScope): Promise<void> {
  const { caller, transaction } = scope;
  const key = toFolderKey(args.key);
  throwIfAny(validateFolderKey(key, 'key'));
  const bucketName = await requireBucket(args.bucketName, caller.tenantId, transaction);
  await lockBucket(transaction, caller.tenantId, bucketName, 'removing folders');
  if (!(await store.hasFolder(transaction, caller.tenantId, bucketName, key))) {
    throw new UserError({ code: 'NOT_FOUND', ...say('FOLDER_UNKNOWN', { key }), path: 'key' });
  }
  await trashFolder(toBucketWrite(scope, bucketName), key, scope);
}
