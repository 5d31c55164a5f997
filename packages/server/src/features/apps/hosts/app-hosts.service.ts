// The hosts of apps. A host belongs to one tenant, whose apps may share it. They determine what customers see, so
// changing them needs the right to publish, whichever operation does it.
import { UserError } from '../../../errors/user-error.ts';
import { type Scope, toAuthorship } from '../../../request/context.ts';
import type {
  MutationaddHostToAppArgs,
  MutationremoveHostFromAppArgs,
} from '../../../graphql/generated/schema-types.ts';
import type { NextRevision } from '../../../errors/revision.ts';
import { requireRight } from '../../../request/rights.ts';
import { releaseHost, takeHost } from '../../tenants/hosts-of-apps.service.ts';
import { type AppScope, lockApp } from '../app-lock.service.ts';
import { updateApp } from '../apps.store.ts';
import * as store from './app-hosts.store.ts';
import { say } from '../../../sentences/say.ts';

export async function addHostToApp({ appId, host }: MutationaddHostToAppArgs, scope: Scope): Promise<NextRevision> {
  await lockApp(appId, null, scope);
  const hosts = await store.listAppHosts(scope.transaction, scope.caller.tenantId, appId);
  await addHost({ appId, host, path: 'host', isMain: !hosts.some(({ isMain }) => isMain) }, scope);
  return { revision: await updateApp(scope.transaction, toAuthorship(scope), appId) };
}

export async function removeHostFromApp(
  { appId, host }: MutationremoveHostFromAppArgs,
  scope: Scope,
): Promise<NextRevision> {
  const { transaction, caller } = scope;
  await lockApp(appId, null, scope);
  await removeHost({ appId, host: host.trim().toLowerCase() }, scope);
  const [next] = await store.listAppHosts(transaction, caller.tenantId, appId);
  if (next?.isMain === false) {
    await store.insertAppHost(transaction, caller.tenantId, { appId, host: next.host, isMain: true });
  }
  return { revision: await updateApp(scope.transaction, toAuthorship(scope), appId) };
}

interface AddedHost {
  readonly appId: string;
  readonly host: string;
  readonly isMain: boolean;
  /** The input path of the host, for problems. */
  readonly path: string;
}

async function addHost({ appId, host, isMain, path }: AddedHost, scope: AppScope): Promise<void> {
  requireRight(scope.caller, 'apps:publish');
  const name = await takeHost({ appId, host, path }, scope);
  await store.insertAppHost(scope.transaction, scope.caller.tenantId, { appId, host: name, isMain });
}

async function removeHost(removed: { readonly appId: string; readonly host: string }, scope: AppScope): Promise<void> {
  if (!(await store.deleteAppHost(scope.transaction, scope.caller.tenantId, removed))) {
    throw new UserError({ code: 'NOT_FOUND', ...say('APP_HOST_UNKNOWN'), path: 'host' });
  }
  await releaseHosts([removed.host], scope);
}

/** Releases hosts that an app used until now. */
export async function releaseHosts(hosts: readonly string[], { transaction, caller, now }: AppScope): Promise<void> {
  if (hosts.length > 0) requireRight(caller, 'apps:publish');
  for (const host of hosts) {
    await releaseHost(host, { transaction, caller, now }, async () => {
      const apps = await store.listAppsAtHosts(transaction, caller.tenantId, [host]);
      return apps.get(host)?.[0];
    });
  }
}

/** Sets the app's main host; null removes it. The app must be locked. */
export async function setMainHost(appId: string, host: string | null, scope: AppScope): Promise<void> {
  const hosts = await store.listAppHosts(scope.transaction, scope.caller.tenantId, appId);
  const main = hosts.find(({ isMain }) => isMain)?.host;
  if (main === host) return;
  if (main !== undefined) await removeHost({ appId, host: main }, scope);
  if (host !== null) await addHost({ appId, host, isMain: true, path: 'input.urlRouting.url' }, scope);
}
