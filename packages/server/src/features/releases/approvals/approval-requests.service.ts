// Requests for approvals: a mail with what would change, to everyone who may approve.
import type { Sentence } from '@coverwright/insurance/sentence';
import { throwIfAny, UserError } from '../../../errors/user-error.ts';
import { validateText } from '../../../errors/validate-text.ts';
import type { MutationrequestApprovalArgs } from '../../../graphql/generated/schema-types.ts';
import { type Scope, toAuthorship } from '../../../request/context.ts';
import { say, term } from '../../../sentences/say.ts';
import type { Difference } from '../../../snapshots/difference.ts';
import { changeControlOf } from '../../../states/change-control.ts';
import { findActiveUser, listActiveUsers } from '../../auth/logins/logins.service.ts';
import { compareStates } from '../../history/item-states.service.ts';
import { enqueueMail } from '../../mail/mail.service.ts';
import { requireKinds } from '../items/held-items.service.ts';
import { listKinds } from '../items/release-items.store.ts';
import { listManifests } from '../list/release-list.store.ts';
import { releaseLink, requestMail } from '../mails/release-mails.ts';
import { listItemsOfRelease } from '../publishing/live-items.store.ts';
import { noSuchRelease } from '../release.ts';
import { lockRelease } from '../releases.store.ts';
import { approvalsOff, commentMaxLength, isLiveAlready } from './approval.ts';
import { findReviews } from './approvals.service.ts';
import * as store from './approval-requests.store.ts';

/** In one mail. Keep in sync with docs/limits.md. */
export const mailedDifferencesMax = 50;
export const requestPauseMs = 60_000;

export async function requestApproval(
  { releaseId, comment }: MutationrequestApprovalArgs,
  scope: Scope,
): Promise<void> {
  const { transaction, caller, now } = scope;
  const { tenantId } = caller;
  throwIfAny(validateText(comment, 'comment', { name: 'comment', maxLength: commentMaxLength }));
  const release = await lockRelease(transaction, tenantId, releaseId);
  if (release === undefined) throw new UserError(noSuchRelease());
  requireKinds(await listKinds(transaction, tenantId, releaseId), 'write', scope);
  if ((await changeControlOf(transaction, tenantId)) === 'AT_ONCE') throw new UserError(approvalsOff());
  const recipients = await findApprovers(releaseId, scope);
  const manifest = (await listManifests(transaction, tenantId, [releaseId])).get(releaseId) ?? '';
  const since = new Date(now.getTime() - requestPauseMs);
  if (!(await store.saveRequest(transaction, toAuthorship(scope), { releaseId, manifest, since }))) {
    throw new UserError({ code: 'LIMIT_EXCEEDED', ...say('APPROVAL_REQUESTED_RECENTLY'), path: 'releaseId' });
  }
  const requester = await findActiveUser(caller.userId, scope);
  const request = {
    name: release.name,
    requestedBy: requester?.username ?? '',
    comment: comment ?? '',
    differences: await listDifferences(releaseId, scope),
  };
  const mail = requestMail(request, releaseLink(scope.app.config.publicUrl, releaseId));
  for (const recipient of recipients) await enqueueMail({ tenantId, recipient, ...mail, now }, transaction);
}

/** The addresses of those who may approve it and have not done so. */
async function findApprovers(releaseId: string, scope: Scope): Promise<string[]> {
  const { transaction, caller } = scope;
  const { tenantId } = caller;
  const items = await listItemsOfRelease(transaction, tenantId, releaseId);
  if (items.some(({ liveReleaseId }) => liveReleaseId === releaseId)) throw new UserError(isLiveAlready());
  const review = (await findReviews([releaseId], { transaction, tenantId })).get(releaseId);
  if (review === undefined || review.required === 0) {
    throw new UserError({ code: 'INVALID', ...say('RELEASE_NEEDS_NO_APPROVAL'), path: 'releaseId' });
  }
  const people = await listActiveUsers('changes:approve', scope);
  const approvers = people.filter(({ id }) => !review.others.has(id)).map(({ email }) => email);
  throwIfAny(
    approvers.length === 0 ? [{ code: 'INVALID', ...say('RELEASE_WITHOUT_APPROVERS'), path: 'releaseId' }] : [],
  );
  return approvers;
}

async function listDifferences(releaseId: string, scope: Scope): Promise<Sentence[]> {
  const { transaction, caller } = scope;
  const items = await store.listItemChanges(transaction, caller.tenantId, releaseId, mailedDifferencesMax + 1);
  const found: Sentence[] = [];
  for (const item of items) {
    if (found.length > mailedDifferencesMax) break;
    found.push(...(await differencesOf(item, scope)));
  }
  if (found.length <= mailedDifferencesMax) return found;
  return [...found.slice(0, mailedDifferencesMax), say('RELEASE_HAS_MORE_DIFFERENCES')];
}

async function differencesOf(
  { kind, itemId, name, action, number, liveNumber }: store.ItemChange,
  scope: Scope,
): Promise<Sentence[]> {
  if (action === 'RETIRE') return [say('RELEASE_RETIRES', { name })];
  if (number === null || liveNumber === null) return [say('RELEASE_ADDS', { name })];
  if (number === liveNumber) return [];
  const limit = mailedDifferencesMax + 1;
  const { list } = await compareStates({ kind, itemId, from: liveNumber, to: number, limit }, scope);
  return list.flatMap((difference) => toSentences(name, difference));
}

function toSentences(item: string, { part, action, name, edits }: Difference): Sentence[] {
  const thing = name ?? term(part.toLowerCase().replaceAll('_', ' '));
  const described = edits?.() ?? [];
  if (described.length > 0) return described.map((edit) => say('RELEASE_EDITS', { item, thing, edit }));
  const sentences = {
    ADDED: () => say('RELEASE_ADDS_TO', { item, thing }),
    CHANGED: () => say('RELEASE_CHANGES', { item, thing }),
    MOVED: () => say('RELEASE_MOVES', { item, thing }),
    REMOVED: () => say('RELEASE_REMOVES', { item, thing }),
  };
  return [sentences[action]()];
}
