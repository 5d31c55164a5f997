// Reads the state of an app before a change, locked until the transaction ends.
import { requireRevision } from '../../errors/revision.ts';
import { UserError } from '../../errors/user-error.ts';
import type { Scope } from '../../request/context.ts';
import { noSuchApp } from './app.ts';
import * as store from './apps.store.ts';

export type AppScope = Pick<Scope, 'transaction' | 'caller' | 'facts' | 'now'>;

/** Throws NOT_FOUND, or CONFLICT if the revision is not the expected one. */
export async function lockApp(
  appId: string,
  expectedRevision: string | null | undefined,
  { transaction, caller }: Pick<AppScope, 'transaction' | 'caller'>,
): Promise<{ readonly appName: string; readonly requestsEmail: string | null }> {
  const current = await store.lockApp(transaction, caller.tenantId, appId);
  if (current === undefined) throw new UserError(noSuchApp());
  requireRevision(expectedRevision, current, 'app');
  return current;
}
