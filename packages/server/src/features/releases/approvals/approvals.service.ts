// Approvals of releases: by people who changed nothing in them, of exactly the items that they saw.
import type { Transaction } from '../../../database/database.ts';
import { type Problem, throwIfAny, UserError } from '../../../errors/user-error.ts';
import { validateText } from '../../../errors/validate-text.ts';
import type { MutationapproveReleaseArgs, MutationrejectReleaseArgs } from '../../../graphql/generated/schema-types.ts';
import { batch } from '../../../request/batch.ts';
import { type RequestContext, type Scope, toAuthorship } from '../../../request/context.ts';
import { changeControlOf } from '../../../states/change-control.ts';
import { listActiveUsers } from '../../auth/logins/logins.service.ts';
import { listManifests } from '../list/release-list.store.ts';
import { listItemsOfRelease } from '../publishing/live-items.store.ts';
import { noSuchRelease, type Release, type ReleaseState } from '../release.ts';
import { lockRelease } from '../releases.store.ts';
import {
  approvalsOff,
  commentMaxLength,
  isLiveAlready,
  manifestChanged,
  ownRelease,
  requiredFor,
  type Review,
  toApprovalProblems,
  toReviewState,
  type Verdict,
} from './approval.ts';
import { listRequested } from './approval-requests.store.ts';
import * as store from './approvals.store.ts';

export function approveRelease(args: MutationapproveReleaseArgs, scope: Scope): Promise<void> {
  return saveVerdict(args, 'APPROVED', scope);
}

export function rejectRelease(args: MutationrejectReleaseArgs, scope: Scope): Promise<void> {
  return saveVerdict(args, 'REJECTED', scope);
}

async function saveVerdict(
  { releaseId, manifest, comment }: MutationapproveReleaseArgs,
  verdict: Verdict,
  scope: Scope,
): Promise<void> {
  const { transaction, caller } = scope;
  const { tenantId, userId } = caller;
  throwIfAny(validateText(comment, 'comment', { name: 'comment', maxLength: commentMaxLength }));
  if ((await lockRelease(transaction, tenantId, releaseId)) === undefined) throw new UserError(noSuchRelease());
  if ((await changeControlOf(transaction, tenantId)) === 'AT_ONCE') throw new UserError(approvalsOff());
  const manifests = await listManifests(transaction, tenantId, [releaseId]);
  if (manifests.get(releaseId) !== manifest) throw new UserError(manifestChanged());
  const items = await listItemsOfRelease(transaction, tenantId, releaseId);
  if (items.some(({ liveReleaseId }) => liveReleaseId === releaseId)) throw new UserError(isLiveAlready());
  if (verdict === 'APPROVED') {
    const makers = await store.listMakers(transaction, tenantId, [releaseId]);
    if (makers.get(releaseId)?.has(userId)) throw new UserError(ownRelease());
  }
  const approval = { releaseId, manifest, verdict, comment: comment ?? null };
  await store.saveApproval(transaction, toAuthorship(scope), approval);
}

interface Reviewed {
  readonly transaction: Transaction;
  readonly tenantId: string;
}

interface FoundReview extends Review {
  /** Who created it, last took its items, or saved a change in it. */
  readonly makers: ReadonlySet<string>;
  /** Who may not approve it, or has done so. */
  readonly others: ReadonlySet<string>;
}

export async function findReviews(
  releaseIds: readonly string[],
  { transaction, tenantId }: Reviewed,
): Promise<Map<string, FoundReview>> {
  const required = await store.readRequired(transaction, tenantId);
  const kinds = await store.listKindsOf(transaction, tenantId, releaseIds);
  const manifests = await listManifests(transaction, tenantId, releaseIds);
  const approvals = await store.listApprovals(transaction, tenantId, releaseIds);
  const makers = await store.listMakers(transaction, tenantId, releaseIds);
  const requested = await listRequested(transaction, tenantId, releaseIds);
  return new Map(
    releaseIds.map((id) => {
      const current = (approvals.get(id) ?? []).filter(({ manifest }) => manifest === manifests.get(id));
      const own = makers.get(id) ?? new Set<string>();
      const approved = current.filter(({ verdict, userId }) => verdict === 'APPROVED' && !own.has(userId));
      const rejected = current.filter(({ verdict }) => verdict === 'REJECTED');
      const review = {
        required: requiredFor(kinds.get(id) ?? [], required),
        approvals: approved.length,
        rejectedBy: rejected.map(({ user, userId }) => user?.username ?? userId),
        isRequested: requested.get(id) === manifests.get(id),
        makers: own,
        others: new Set([...own, ...approved.map(({ userId }) => userId)]),
      };
      return [id, review];
    }),
  );
}

/** What prevents the release from going live; undefined if it needs no approvals and nobody has rejected it. */
export async function findApprovalProblems(
  releaseId: string,
  { transaction, tenantId }: Reviewed,
): Promise<readonly Problem[] | undefined> {
  const review = (await findReviews([releaseId], { transaction, tenantId })).get(releaseId);
  if (review === undefined || (review.required === 0 && review.rejectedBy.length === 0)) return undefined;
  const people = await listActiveUsers('changes:approve', { transaction, caller: { tenantId } });
  const left = people.filter(({ id }) => !review.others.has(id)).length;
  return toApprovalProblems(review, review.approvals + left);
}

function reviewsOf(scope: Scope, context: RequestContext) {
  const { transaction, caller } = scope;
  return batch(context, 'reviews of releases', async (ids) =>
    findReviews(ids, { transaction, tenantId: caller.tenantId }),
  );
}

export async function stateOf(
  { id, state }: Pick<Release, 'id' | 'state'>,
  _args: unknown,
  scope: Scope,
  context: RequestContext,
): Promise<ReleaseState> {
  if (state !== 'READY' || (await changeControlOf(scope.transaction, scope.caller.tenantId)) === 'AT_ONCE')
    return state;
  const review = await reviewsOf(scope, context).load(id);
  return review === undefined ? state : toReviewState(review);
}

export async function requiredApprovals(
  { id }: Pick<Release, 'id'>,
  _args: unknown,
  scope: Scope,
  context: RequestContext,
): Promise<number> {
  if ((await changeControlOf(scope.transaction, scope.caller.tenantId)) === 'AT_ONCE') return 0;
  return (await reviewsOf(scope, context).load(id))?.required ?? 0;
}

export async function isOwn(
  { id }: Pick<Release, 'id'>,
  _args: unknown,
  scope: Scope,
  context: RequestContext,
): Promise<boolean> {
  if ((await changeControlOf(scope.transaction, scope.caller.tenantId)) === 'AT_ONCE') return false;
  return (await reviewsOf(scope, context).load(id))?.makers.has(scope.caller.userId) ?? false;
}

export async function approvalsOf(
  { id }: Pick<Release, 'id'>,
  _args: unknown,
  { transaction, caller: { tenantId } }: Scope,
  context: RequestContext,
) {
  const found = batch(context, 'approvals of releases', async (ids) => store.listApprovals(transaction, tenantId, ids));
  const manifests = batch(context, 'manifests of releases', async (ids) => listManifests(transaction, tenantId, ids));
  const [list, manifest] = await Promise.all([found.load(id), manifests.load(id)]);
  return (list ?? []).map((approval) => ({ ...approval, isCurrent: approval.manifest === manifest }));
}
