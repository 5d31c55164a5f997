// Makes releases live. What customers see of an item is determined by one pointer, which the scope's
// transaction changes for all items of a release together; a trigger notifies the other instances on commit.
import type { NextRevision } from '../../../errors/revision.ts';
import { type Problem, throwIfAny, UserError } from '../../../errors/user-error.ts';
import type { MutationpublishReleaseArgs } from '../../../graphql/generated/schema-types.ts';
import type { AppParts, Authorship, Scope } from '../../../request/context.ts';
import { toAuthorship } from '../../../request/context.ts';
import { requireRight } from '../../../request/rights.ts';
import type { Transaction } from '../../../database/database.ts';
import { live as livePerspective } from '../../../request/perspective.ts';
import type { ItemId } from '../../../snapshots/item-history.ts';
import { lockedChangeControlOf } from '../../../states/change-control.ts';
import { findStates } from '../../../states/released-states.service.ts';
import { type Gate, isOverridable } from '../gates/gates.ts';
import { findGates, type Passage } from '../gates/gates.service.ts';
import { mailOverride } from '../mails/release-mails.service.ts';
import { requireKinds } from '../items/held-items.service.ts';
import { validateMode, type WantedItem } from '../items/release-items.ts';
import { atItem, noSuchRelease, ofItem, toLiveRevision, validateExpectedLive, validateOverride } from '../release.ts';
import { lockReleases } from '../../../states/release-lock.store.ts';
import * as store from '../releases.store.ts';
import * as live from './live-items.store.ts';

/** Who publishes, and when: a signed-in user, or the user who scheduled it. */
export interface Publication {
  readonly app: Pick<AppParts, 'config' | 'contentKinds'>;
  readonly transaction: Transaction;
  readonly authorship: Authorship;
}

export function toPublication(scope: Scope): Publication {
  return { app: scope.app, transaction: scope.transaction, authorship: toAuthorship(scope) };
}

export async function publishRelease(
  { releaseId, expectedLive, isReturn, overrideReason }: MutationpublishReleaseArgs,
  scope: Scope,
): Promise<NextRevision> {
  if (typeof overrideReason === 'string') requireRight(scope.caller, 'changes:override');
  throwIfAny(validateOverride(overrideReason));
  const publication = toPublication(scope);
  const { items } = await lockForPublication(releaseId, expectedLive, publication);
  requireKinds(
    items.map(({ kind }) => kind),
    'publish',
    scope,
  );
  const passage = { isReturn: isReturn === true, overrideReason: overrideReason ?? undefined };
  return activate({ releaseId, items }, publication, passage);
}

interface ReleaseToPublish {
  readonly release: store.LockedRelease;
  readonly items: readonly live.ItemOfRelease[];
}

/** Until the transaction ends, no release of the tenant can go live; locks taken before it could cause a deadlock. */
export async function awaitPublications({ transaction, caller }: Pick<Scope, 'transaction' | 'caller'>): Promise<void> {
  await lockReleases(transaction, caller.tenantId);
}

/** Publications of a tenant are serialized. */
export async function lockForPublication(
  releaseId: string,
  expectedLive: string | null | undefined,
  { transaction, authorship: { tenantId } }: Publication,
): Promise<ReleaseToPublish> {
  await lockReleases(transaction, tenantId);
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
export async function activate(
  { releaseId, items }: Activated,
  publication: Publication,
  passage: Passage = { isReturn: false },
): Promise<NextRevision> {
  const { app, transaction, authorship } = publication;
  const { tenantId } = authorship;
  const mode = await lockedChangeControlOf(transaction, tenantId);
  let overridden: readonly Problem[] = [];
  if (mode === 'RELEASES') {
    const gates = await findGates(releaseId, passage, { app, transaction, tenantId });
    overridden = passage.overrideReason === undefined ? [] : problemsOf(gates, isOverridable);
    throwIfAny(problemsOf(gates, (gate) => overridden.length === 0 || !isOverridable(gate)));
  }
  throwIfAny(validateMode(items.map(toWanted), mode));
  await live.setReplaced(transaction, tenantId, releaseId);
  await makeLive({ releaseId, items }, publication);
  if (mode === 'RELEASES') await indexLive(items, publication);
  const overrideReason = overridden.length === 0 ? null : (passage.overrideReason ?? null);
  if (overrideReason !== null) {
    await mailOverride({ releaseId, reason: overrideReason, problems: overridden }, publication);
  }
  const change = { schedule: null, failure: null, isPublished: true, overrideReason } as const;
  return { revision: await store.updateRelease(transaction, authorship, releaseId, change) };
}

function toWanted({ kind, itemId, action }: live.ItemOfRelease): WantedItem {
  return { kind, itemId, action, path: `items.${itemId}` };
}

function problemsOf(gates: readonly Gate[], isWanted: (gate: Gate) => boolean): Problem[] {
  return gates.filter(isWanted).flatMap(({ problems }) => problems);
}

export async function makeLive({ releaseId, items }: Activated, publication: Publication): Promise<void> {
  const { app, transaction, authorship } = publication;
  const { tenantId, userId, now } = authorship;
  const problems: Problem[] = [];
  for (const { kind, itemId, name, action } of items) {
    const releasing = app.contentKinds[kind]?.release;
    if (releasing?.form !== 'built' || action === 'RETIRE') continue;
    const found = await releasing.activate(itemId, { transaction, tenantId });
    problems.push(...found.map((problem) => ofItem(name, atItem(`items.${itemId}`, problem))));
  }
  throwIfAny(problems);
  await live.setLive(transaction, { tenantId, releaseId, items, userId, now });
}

/** Lists of live items read tables of their own. */
export async function indexLive(
  items: readonly ItemId[],
  { app, transaction, authorship: { tenantId } }: Publication,
): Promise<void> {
  for (const [kind, ofKind] of Map.groupBy(items, (item) => item.kind)) {
    const releasing = app.contentKinds[kind]?.release;
    if (releasing?.form !== 'state' || releasing.index === undefined) continue;
    const ids = ofKind.map(({ itemId }) => itemId);
    const scope = { transaction, caller: { tenantId } };
    const states = await findStates(kind, ids, livePerspective, scope);
    await releasing.index(
      ids.map((itemId) => ({ itemId, state: states?.get(itemId) })),
      scope,
    );
  }
}
