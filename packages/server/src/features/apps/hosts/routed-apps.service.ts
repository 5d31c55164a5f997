// Finds the apps on a host in order to serve them. There is no sign-in, so the host determines the tenant.
import type { Transaction } from '../../../database/database.ts';
import * as store from './app-hosts.store.ts';
import type { RoutedApp as Routed } from './path-pattern.ts';

export { chooseApp } from './path-pattern.ts';

export interface RoutedApp extends Routed {
  readonly appId: string;
}

export interface AppsAtHost {
  readonly tenantId: string;
  /** In the order in which their patterns are tried. */
  readonly apps: readonly RoutedApp[];
}

/** Requires the owner's transaction, since the host may belong to any tenant. Undefined if no app has the host. */
export async function findAppsAtHost(host: string, transaction: Transaction): Promise<AppsAtHost | undefined> {
  const rows = await store.listAppsOfAnyTenant(transaction, host);
  const [first] = rows;
  return first && { tenantId: first.tenantId, apps: rows.map(({ app }) => app) };
}
