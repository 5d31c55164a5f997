// Deleted files and folders stay in the trash, with their contents, until it is emptied.
import { throwIfAny, UserError } from '../../../errors/user-error.ts';
import { forgetContents, lockStateFiles } from '../../../recording/snapshot-files.store.ts';
import type { Right } from '../../../request/rights.ts';
import { say } from '../../../sentences/say.ts';
import { type FileScope, toBucketWrite } from '../buckets.service.ts';
import { type BucketWrite, lockBucket } from '../buckets.store.ts';
import {
  type FilePlace,
  placeOf,
  toFolderKey,
  toKey,
  validateFileKey,
  validateFolderKey,
  validateKeyLength,
  validateNewFolders,
} from '../file-key.ts';
import { validateSameKind } from '../file-kind.ts';
import { insertFolders } from '../folders.store.ts';
import * as store from './deleted-files.store.ts';

/** The kinds of deleted items that are files, with the rights for them. */
export const fileKinds = {
  file: { read: 'files:read', write: 'files:write' },
  folder: { read: 'files:read', write: 'files:write' },
} as const satisfies Readonly<Record<store.DeletedKind, { readonly read: Right; readonly write: Right }>>;

export function isFileKind(kind: string): kind is store.DeletedKind {
  return Object.hasOwn(fileKinds, kind);
}

export async function trashFile(write: BucketWrite, place: FilePlace, { transaction }: FileScope): Promise<void> {
  await store.moveFileToTrash(transaction, write, place);
  await store.boundTrash(transaction, write.tenantId);
}

export async function trashFolder(write: BucketWrite, folder: string, { transaction }: FileScope): Promise<void> {
  await store.moveFolderToTrash(transaction, write, folder);
  await store.boundTrash(transaction, write.tenantId);
}

/** What a user removes for good is not kept for history either. Call before the deletion is locked: see emptyTrash. */
export async function forgetFiles(itemId: string, { transaction, caller }: FileScope): Promise<void> {
  await lockStateFiles(transaction, caller.tenantId, 'removing');
  await forgetContents(transaction, caller.tenantId, itemId);
}

/** Adds what a locked deletion removed again, where it was or under another key. */
export async function restoreFiles(
  { kind, itemId, key: wanted }: { readonly kind: store.DeletedKind; readonly itemId: string; readonly key?: string },
  scope: FileScope,
): Promise<void> {
  const { transaction, caller } = scope;
  const found = await store.findDeletedFiles(transaction, caller.tenantId, kind, itemId);
  if (found === undefined) throw new UserError({ code: 'NOT_FOUND', ...say('DELETED_ITEM_UNKNOWN'), path: 'itemId' });
  const { bucketName, key: from, longestRest } = found;
  const to = wanted === undefined ? from : kind === 'file' ? toKey(wanted) : toFolderKey(wanted);
  if (kind === 'file') {
    throwIfAny(validateFileKey(to, 'name', placeOf(from).name));
    throwIfAny(validateSameKind(placeOf(from).name, placeOf(to).name, 'name'));
  } else {
    throwIfAny(validateFolderKey(to, 'name'));
    throwIfAny(validateKeyLength(Buffer.byteLength(to) + longestRest, 'name'));
  }
  await lockBucket(transaction, caller.tenantId, bucketName, 'adding');
  const write = toBucketWrite(scope, bucketName);
  const parent = kind === 'file' ? placeOf(to).folder : placeOf(to.slice(0, -1)).folder;
  throwIfAny(validateNewFolders(await insertFolders(transaction, write, parent), 'name'));
  if (await store.restoreFiles(transaction, write, { itemId, from, to })) return;
  throw new UserError({ code: 'ALREADY_EXISTS', ...say('RESTORED_KEY_TAKEN', { key: to }), path: 'name' });
}
