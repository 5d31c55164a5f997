// The files that a state of an item names come back with it: their contents stay in the object store as long as the state.
import { throwIfAny } from '../../../errors/user-error.ts';
import { listChangedFiles, lockStateFiles, type StateFiles } from '../../../recording/snapshot-files.store.ts';
import type { Scope } from '../../../request/context.ts';
import { readFileLimit } from '../../usage/usage.service.ts';
import { toBucketWrite } from '../buckets.service.ts';
import { lockBucket } from '../buckets.store.ts';
import { validateNewFolders } from '../file-key.ts';
import { insertFile } from '../files.store.ts';
import { insertFolders } from '../folders.store.ts';
import { trashFile } from './deleted-files.service.ts';

/**
 * Adds the missing ones again, as far as the tenant has room. Another file in the place of one goes to the trash if it may
 * be replaced: what other items name remains as it is. Requires the right to write files, without which nothing happens.
 */
export async function returnFiles(
  state: Pick<StateFiles, 'kind' | 'itemId' | 'number'>,
  { isReplacing }: { readonly isReplacing: boolean },
  scope: Pick<Scope, 'transaction' | 'caller' | 'now'>,
): Promise<void> {
  const { transaction, caller } = scope;
  if (!caller.rights.has('files:write')) return;
  await lockStateFiles(transaction, caller.tenantId, 'adding');
  const files = await listChangedFiles(transaction, caller.tenantId, state);
  if (files.length === 0) return;
  const { used, max } = await readFileLimit(caller.tenantId, scope.now, transaction);
  let roomBytes = max - used;
  for (const file of files) {
    if (file.isReplaced && (!isReplacing || file.isShared)) continue;
    if (file.growthBytes > Math.max(roomBytes, 0)) continue;
    roomBytes -= file.growthBytes;
    const write = toBucketWrite(scope, file.bucketName);
    await lockBucket(transaction, caller.tenantId, file.bucketName, 'adding');
    if (file.isReplaced) await trashFile(write, file, scope);
    throwIfAny(validateNewFolders(await insertFolders(transaction, write, file.folder), 'itemId'));
    await insertFile(transaction, write, file, file);
  }
}
