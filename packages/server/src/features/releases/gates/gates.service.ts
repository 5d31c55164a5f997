// The gates of a release: for information before it is published, and in force when it is.
import type { AppParts, Scope } from '../../../request/context.ts';
import type { Transaction } from '../../../database/database.ts';
import { changeControlOf } from '../../../states/change-control.ts';
import { findApprovalProblems } from '../approvals/approvals.service.ts';
import type { Release } from '../release.ts';
import { type Gate, toGates } from './gates.ts';
import * as store from './gates.store.ts';

interface Gated {
  readonly app: Pick<AppParts, 'contentKinds'>;
  readonly transaction: Transaction;
  readonly tenantId: string;
}

export interface Passage {
  /** Whether earlier states than those that are live may replace them. */
  readonly isReturn: boolean;
  /** Whether it returns to what was live, which needs no approval. */
  readonly isRollback?: boolean;
  /** Whether what prevents nothing is reported as well. */
  readonly withWarnings?: boolean;
  /** Why it goes live without its approvals. */
  readonly overrideReason?: string | undefined;
}

export async function findGates(
  releaseId: string,
  { isReturn, isRollback = false, withWarnings = false }: Passage,
  { app: { contentKinds }, transaction, tenantId }: Gated,
): Promise<Gate[]> {
  const release = { tenantId, releaseId };
  const formats = Object.entries(contentKinds).flatMap(([kind, { release: releasing, history }]) =>
    releasing.form === 'state' ? [[kind, history.format] as const] : [],
  );
  return toGates({
    states: await store.listMissingStates(transaction, release, Object.fromEntries(formats)),
    references: await store.listMissingReferences(transaction, release),
    names: await store.listSharedNames(transaction, release),
    approvals: isRollback ? undefined : await findApprovalProblems(releaseId, { transaction, tenantId }),
    apps: withWarnings ? await store.listAppsShowingOthers(transaction, release) : undefined,
    earlier: isReturn ? [] : await store.listEarlierStates(transaction, release),
  });
}

/** Tenants whose changes take effect at once have none. */
export async function gates(
  { id }: Pick<Release, 'id'>,
  _args: unknown,
  { app, transaction, caller: { tenantId } }: Scope,
): Promise<readonly Gate[]> {
  if ((await changeControlOf(transaction, tenantId)) === 'AT_ONCE') return [];
  return findGates(id, { isReturn: false, withWarnings: true }, { app, transaction, tenantId });
}
