// The gates of a release: for information before it is published, and in force when it is.
import type { AppParts, Scope } from '../../../request/context.ts';
import type { Transaction } from '../../../database/database.ts';
import { changeControlOf } from '../../../states/change-control.ts';
import type { Release } from '../release.ts';
import { type Gate, toGates } from './gates.ts';
import * as store from './gates.store.ts';

interface Gated {
  readonly app: Pick<AppParts, 'contentKinds'>;
  readonly transaction: Transaction;
  readonly tenantId: string;
}

/** @param isReturn whether earlier states than those that are live may replace them */
export async function findGates(
  releaseId: string,
  { isReturn }: { readonly isReturn: boolean },
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
  return findGates(id, { isReturn: false }, { app, transaction, tenantId });
}
