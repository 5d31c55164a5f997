// Returns to what a release has replaced, in one transaction for all its items.
import { throwIfAny } from '../../../errors/user-error.ts';
import { randomId } from '../../../database/random-id.ts';
import type { MutationrollBackReleaseArgs } from '../../../graphql/generated/schema-types.ts';
import type { Scope } from '../../../request/context.ts';
import { lockedChangeControlOf } from '../../../states/change-control.ts';
import { requireKinds } from '../items/held-items.service.ts';
import { isFirstRelease, noEarlierRelease, notLive, toRollbackName } from '../release.ts';
import * as store from '../releases.store.ts';
import type { LockedRelease } from '../releases.store.ts';
import * as live from './live-items.store.ts';
import { activate, lockForPublication, makeLive, type Publication, toPublication } from './publish.service.ts';
import * as copies from './rollback.store.ts';

/** Each item that shows this release returns to what was live when the release was published. */
export async function rollBackRelease(
  { releaseId, expectedLive }: MutationrollBackReleaseArgs,
  scope: Scope,
): Promise<void> {
  const publication = toPublication(scope);
  const { release, items } = await lockForPublication(releaseId, expectedLive, publication);
  requireKinds(
    items.map(({ kind }) => kind),
    'publish',
    scope,
  );
  throwIfAny(release.cause === 'FIRST' ? [isFirstRelease()] : []);
  const affected = items.filter(({ liveReleaseId }) => liveReleaseId === releaseId);
  throwIfAny(affected.length === 0 ? [notLive()] : []);
  const mode = await lockedChangeControlOf(scope.transaction, scope.caller.tenantId);
  if (mode === 'RELEASES') await releaseReplaced(release, affected, publication);
  else await returnToReplaced(releaseId, affected, publication);
}

/**
 * With a release of its own, which can be rolled back itself: it holds what was replaced, and retires what nothing was
 * live of before.
 */
async function releaseReplaced(
  { id: releaseId, name }: LockedRelease,
  affected: readonly live.ItemOfRelease[],
  publication: Publication,
): Promise<void> {
  const { transaction, authorship } = publication;
  const { tenantId } = authorship;
  const lost = await copies.listLostItems(transaction, tenantId, { releaseId, items: affected });
  throwIfAny(lost.map((item) => noEarlierRelease(item.name)));
  const id = randomId();
  await copies.insertRollback(transaction, authorship, { id, releaseId, name: toRollbackName(name) });
  await copies.copyReplacedItems(transaction, tenantId, { id, releaseId, items: affected });
  const items = await live.listItemsOfRelease(transaction, tenantId, id);
  await activate({ releaseId: id, items }, publication, { isReturn: true, isRollback: true });
  await store.setRolledBack(transaction, authorship, releaseId);
}

/** The dates and authors of the releases remain; who rolled back, and when, is stored with the release that is left. */
async function returnToReplaced(
  releaseId: string,
  affected: readonly live.ItemOfRelease[],
  publication: Publication,
): Promise<void> {
  const earlier = await findEarlier(affected, releaseId, publication);
  throwIfAny(
    earlier.flatMap(({ item, releaseId: found }) => (found === undefined ? [noEarlierRelease(item.name)] : [])),
  );
  const byRelease = Map.groupBy(earlier, ({ releaseId: found }) => found);
  for (const [found, group] of byRelease) {
    if (found === undefined) continue;
    await makeLive({ releaseId: found, items: group.map(({ item }) => item) }, publication);
    await store.endSchedule(publication.transaction, publication.authorship.tenantId, found);
  }
  await store.setRolledBack(publication.transaction, publication.authorship, releaseId);
}

async function findEarlier(
  items: readonly live.ItemOfRelease[],
  releaseId: string,
  { transaction, authorship: { tenantId } }: Publication,
) {
  const found = [];
  for (const item of items) {
    const { kind, itemId } = item;
    const earlierId = await live.findReplaced(transaction, tenantId, { kind, itemId, releaseId });
    found.push({ item, releaseId: earlierId });
  }
  return found;
}
