// Makes releases live. What customers see of an item is determined by one pointer, which the scope's
// transaction changes for all items of a release together; a trigger notifies the other instances on commit.
import type { NextRevision } from '../../../errors/revision.ts';
import { type Problem, throwIfAny, UserError } from '../../../errors/user-error.ts';
import type {
  MutationpublishReleaseArgs,
  MutationrollBackReleaseArgs,
} from '../../../graphql/generated/schema-types.ts';
import type { AppParts, Authorship, Scope } from '../../../request/context.ts';
import { toAuthorship } from '../../../request/context.ts';
import type { Transaction } from '../../../database/database.ts';
import {
  atItem,
  noEarlierRelease,
  noSuchRelease,
  notLive,
  ofItem,
  toLiveRevision,
  validateExpectedLive,
} from '../release.ts';
import * as store from '../releases.store.ts';
import * as live from './live-items.store.ts';

/** Who publishes, and when: a signed-in user, or the user who scheduled it. */
export interface Publication {
  readonly app: Pick<AppParts, 'contentKinds'>;
  readonly transaction: Transaction;
  readonly authorship: Authorship;
}

function toPublication(scope: Scope): Publication {
  return { app: scope.app, transaction: scope.transaction, authorship: toAuthorship(scope) };
}

export async function publishRelease(
  { releaseId, expectedLive }: MutationpublishReleaseArgs,
  scope: Scope,
): Promise<NextRevision> {
  const publication = toPublication(scope);
  const { items } = await lockForPublication(releaseId, expectedLive, publication);
  return activate({ releaseId, items }, publication);
}

interface ReleaseToPublish {
  readonly release: store.LockedRelease;
  readonly items: readonly live.ItemOfRelease[];
}

/** Until the transaction ends, no release of the tenant can go live; locks taken before it could cause a deadlock. */
export async function awaitPublications({ transaction, caller }: Pick<Scope, 'transaction' | 'caller'>): Promise<void> {
  await store.lockReleases(transaction, caller.tenantId);
}

/** Publications of a tenant are serialized. */
export async function lockForPublication(
  releaseId: string,
  expectedLive: string | null | undefined,
  { transaction, authorship: { tenantId } }: Publication,
): Promise<ReleaseToPublish> {
  await store.lockReleases(transaction, tenantId);
  const release = await store.lockRelease(transaction, tenantId, releaseId);
  if (release === undefined) throw new UserError(noSuchRelease());
  const items = await live.listItemsOfRelease(transaction, tenantId, releaseId);
  const liveRevision = toLiveRevision(items.map((item) => item.liveRevision));
  throwIfAny(validateExpectedLive(expectedLive, liveRevision));
  return { release, items };
}

interface Activated {
  readonly releaseId: string;
  readonly items: readonly live.ItemOfRelease[];
}

/**
 * Makes the items live with the release and records what it replaces; the problems of all items are reported
 * together.
 */
export async function activate({ releaseId, items }: Activated, publication: Publication): Promise<NextRevision> {
  const { transaction, authorship } = publication;
  for (const { kind, itemId, liveReleaseId } of items) {
    if (liveReleaseId === releaseId) continue;
    const replaced = { kind, itemId, releaseId, replacedId: liveReleaseId };
    await live.setReplaced(transaction, authorship.tenantId, replaced);
  }
  await makeLive({ releaseId, items }, publication);
  const change = { schedule: null, failure: null, isPublished: true } as const;
  return { revision: await store.updateRelease(transaction, authorship, releaseId, change) };
}

async function makeLive({ releaseId, items }: Activated, publication: Publication): Promise<void> {
  const { app, transaction, authorship } = publication;
  const { tenantId, userId, now } = authorship;
  const problems: Problem[] = [];
  for (const { kind, itemId, name } of items) {
    const releasing = app.contentKinds[kind]?.release;
    const found = releasing?.form === 'built' ? await releasing.activate(itemId, { transaction, tenantId }) : [];
    problems.push(...found.map((problem) => ofItem(name, atItem(`items.${itemId}`, problem))));
  }
  throwIfAny(problems);
  for (const { kind, itemId } of items) {
    await live.setLive(transaction, { tenantId, kind, itemId, releaseId, userId, now });
  }
}

/**
 * Each item that shows this release returns to what was live when the release was published. The dates and authors of
 * the releases remain; who rolled back, and when, is stored with the release that is no longer live.
 */
export async function rollBackRelease(
  { releaseId, expectedLive }: MutationrollBackReleaseArgs,
  scope: Scope,
): Promise<void> {
  const publication = toPublication(scope);
  const { items } = await lockForPublication(releaseId, expectedLive, publication);
  const affected = items.filter(({ liveReleaseId }) => liveReleaseId === releaseId);
  throwIfAny(affected.length === 0 ? [notLive()] : []);
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
