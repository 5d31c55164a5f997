// Finds the apps of a tenant that use a host, for checks before the host is removed.
import type { Scope } from '../../../request/context.ts';
import * as store from './app-hosts.store.ts';

/** Returns their ids. */
export async function listAppsAtHost(
  host: string,
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<readonly string[]> {
  return (await store.listAppsAtHosts(transaction, caller.tenantId, [host])).get(host) ?? [];
}
