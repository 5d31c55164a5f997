// How many approvals releases need, by the kinds in them.
import { throwIfAny } from '../../../errors/user-error.ts';
import type { MutationupdateApprovalsArgs } from '../../../graphql/generated/schema-types.ts';
import type { Scope } from '../../../request/context.ts';
import { listActiveUsers } from '../../auth/logins/logins.service.ts';
import { type RequiredApprovals, validateApprovals } from './approval.ts';
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
  { approvals }: MutationupdateApprovalsArgs,
  { app, transaction, caller }: Scope,
): Promise<void> {
  const people = await listActiveUsers('changes:approve', { transaction, caller });
  const others = people.filter(({ id }) => id !== caller.userId).length;
  throwIfAny(validateApprovals(approvals, Object.keys(app.contentKinds), others));
  const required: RequiredApprovals = Object.fromEntries(approvals.map(({ kind, count }) => [kind, count]));
  await store.updateRequired(transaction, caller.tenantId, required);
}
