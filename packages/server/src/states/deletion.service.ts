// Items that customers get are not deleted: they are retired by a release first.
import { UserError } from '../errors/user-error.ts';
import type { Scope } from '../request/context.ts';
import { say } from '../sentences/say.ts';
import type { ItemId } from '../snapshots/item-history.ts';
import { lockedChangeControlOf } from './change-control.ts';
import { findLive, removeRetired } from './deletion.store.ts';
import { lockReleases } from './release-lock.store.ts';

/**
 * To be awaited before the item is locked. Throws CONFLICT for an item that is live; no release can go live until the
 * transaction ends. That an item was retired ends with it: another one may get its id.
 */
export async function prepareDeletion(
  item: ItemId,
  path: string,
  { transaction, caller: { tenantId } }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<void> {
  await lockReleases(transaction, tenantId);
  if ((await lockedChangeControlOf(transaction, tenantId)) === 'AT_ONCE') return;
  const found = await findLive(transaction, tenantId, item);
  if (found !== undefined) {
    throw new UserError({
      code: 'CONFLICT',
      ...say('LIVE_ITEM_NOT_DELETED', { name: found.name, release: found.release }),
      path,
    });
  }
  await removeRetired(transaction, tenantId, item);
}
