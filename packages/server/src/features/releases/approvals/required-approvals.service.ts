// How many approvals releases need, by the kinds in them. To need fewer is an override, so that nobody gets round the second
// person by changing the number, or the mode, for a moment.
import type { Transaction } from '../../../database/database.ts';
import { throwIfAny, UserError } from '../../../errors/user-error.ts';
import type { MutationupdateApprovalsArgs } from '../../../graphql/generated/schema-types.ts';
import { type AppParts, type Authorship, type Caller, type Scope, toAuthorship } from '../../../request/context.ts';
import { requireRight } from '../../../request/rights.ts';
import { lockedChangeControlOf } from '../../../states/change-control.ts';
import { lockReleases } from '../../../states/release-lock.store.ts';
import { listActiveUsers } from '../../auth/logins/logins.service.ts';
import { mailFewerApprovals } from '../mails/release-mails.service.ts';
import { validateOverride } from '../release.ts';
import { fewerApprovals, listLowered, type RequiredApprovals, validateApprovals } from './approval.ts';
import * as store from './approvals.store.ts';

export async function getRequiredApprovals(
  _settings: unknown,
  _args: unknown,
  { app, transaction, caller }: Scope,
): Promise<readonly { readonly kind: string; readonly count: number }[]> {
  const required = await store.readRequired(transaction, caller.tenantId);
  return Object.keys(app.contentKinds).map((kind) => ({ kind, count: required[kind] ?? 0 }));
}

export async function updateApprovals(
  { approvals, overrideReason }: MutationupdateApprovalsArgs,
  scope: Scope,
): Promise<void> {
  const { app, transaction, caller } = scope;
  const { tenantId } = caller;
  throwIfAny(validateOverride(overrideReason));
  const people = await listActiveUsers('changes:approve', { transaction, caller });
  const others = people.filter(({ id }) => id !== caller.userId).length;
  throwIfAny(validateApprovals(approvals, Object.keys(app.contentKinds), others));
  const required: RequiredApprovals = Object.fromEntries(approvals.map(({ kind, count }) => [kind, count]));
  // No release goes live meanwhile.
  await lockReleases(transaction, tenantId);
  const lowered = listLowered(await store.readRequired(transaction, tenantId), required);
  if (lowered.length > 0 && (await lockedChangeControlOf(transaction, tenantId)) === 'RELEASES') {
    const reason = requireOverride(overrideReason, caller);
    await mailFewerApprovals({ reason, lowered }, { app, transaction, authorship: toAuthorship(scope) });
  }
  await store.updateRequired(transaction, tenantId, required);
}

interface Ending {
  readonly app: Pick<AppParts, 'config'>;
  readonly transaction: Transaction;
  readonly caller: Caller;
  readonly authorship: Authorship;
}

/** Changes are about to take effect without approvals. To be called in a transaction that holds the tenant's releases. */
export async function endApprovals(
  overrideReason: string | null | undefined,
  { app, transaction, caller, authorship }: Ending,
): Promise<void> {
  const required = await store.readRequired(transaction, caller.tenantId);
  if (Object.values(required).every((count) => count === 0)) return;
  const reason = requireOverride(overrideReason, caller);
  await mailFewerApprovals({ reason }, { app, transaction, authorship });
}

function requireOverride(reason: string | null | undefined, caller: Caller): string {
  requireRight(caller, 'changes:override');
  if (typeof reason !== 'string') throw new UserError(fewerApprovals());
  return reason;
}
