// Hosts at which apps are shown. The rules for all hosts are in hosts.service.ts; the apps feature tracks which
// apps use a host.
import type { Transaction } from '../../database/database.ts';
import { type Problem, UserError } from '../../errors/user-error.ts';
import type { Scope } from '../../request/context.ts';
import { isSignedInAt } from '../auth/sessions/sessions.service.ts';
import { isFlatLocalName } from '../../network/host-name.ts';
import { needsProof } from './host-proof.ts';
import { formerAppHostMs, isOfStudio, namesInUse, noAppId, requireUsableName, unusableHost } from './hosts.service.ts';
import * as store from './hosts.store.ts';
import { say } from '../../sentences/say.ts';

type HostScope = Pick<Scope, 'transaction' | 'caller' | 'facts' | 'now'>;

interface TakenHost {
  readonly appId: string;
  readonly host: string;
  /** The input path of the host, for problems. */
  readonly path: string;
}

/**
 * Returns the normalized name. From now on the host no longer opens the studio. A host that the tenant does not have
 * needs the right to manage the tenant, whose list of hosts it changes.
 */
export async function takeHost({ appId, host, path }: TakenHost, scope: HostScope): Promise<string> {
  const { transaction, caller } = scope;
  const name = requireUsableName(host, path);
  if (!isFlatLocalName(name)) throw unusableHost(path);
  const own = await store.lockOwnHost(caller.tenantId, name, transaction);
  if (own !== undefined && !isOfStudio(own)) {
    if (own.appId === noAppId) await store.setAppOfHost(caller.tenantId, name, appId, transaction);
    return name;
  }
  if (own === undefined && !caller.rights.has('tenant:manage')) throw new UserError(mayNotAddHost(path));
  await requireUnusedByStudio(name, path, scope);
  if (own === undefined) {
    await insertHostOfApps({ appId, host: name, path }, caller.tenantId, transaction);
    return name;
  }
  await store.setAppOfHost(caller.tenantId, name, appId, transaction);
  return name;
}

/** The same for names of other tenants and of nobody. */
function mayNotAddHost(path: string): Problem {
  return { code: 'FORBIDDEN', ...say('NEW_HOST_FORBIDDEN'), path };
}

/** Scripts of the app could read the tokens that browsers store at the host for the studio. */
async function requireUnusedByStudio(host: string, path: string, scope: HostScope): Promise<void> {
  if (namesInUse(scope.facts).includes(host)) {
    throw new UserError({ code: 'CONFLICT', ...say('APP_HOST_IN_USE_BY_YOU', { host }), path });
  }
  if (!(await isSignedInAt(host, scope))) return;
  throw new UserError({ code: 'CONFLICT', ...say('APP_HOST_IN_USE_BY_USERS', { host }), path });
}

async function insertHostOfApps(
  { appId, host, path }: TakenHost,
  tenantId: string,
  transaction: Transaction,
): Promise<void> {
  if (needsProof(host)) {
    throw new UserError({ code: 'REQUIRED', ...say('APP_HOST_UNPROVEN', { host }), path });
  }
  const [first] = await store.listHosts(tenantId, transaction);
  const entry = { host, appId, region: first?.region ?? 'global', environment: first?.environment ?? 'production' };
  if (!(await store.insertHost(tenantId, { ...entry, isOfApps: true }, transaction))) throw unusableHost(path);
}

/**
 * Call after an app has lost the host. findNext returns another app that uses it, and is called once the host
 * is locked. Without one, a host that was added for apps is deleted if the caller may change the tenant's list of
 * hosts, and any other shows nothing: never the studio, whose tokens could be read by open pages of the app.
 */
export async function releaseHost(
  host: string,
  { transaction, caller: { tenantId, rights }, now }: Pick<HostScope, 'transaction' | 'caller' | 'now'>,
  findNext: () => Promise<string | undefined>,
): Promise<void> {
  const own = await store.lockOwnHost(tenantId, host, transaction);
  const next = await findNext();
  if (own === undefined) return;
  if (next === undefined) {
    const forgottenBefore = new Date(now.getTime() - formerAppHostMs);
    await store.addFormerAppHost({ tenantId, host, now, forgottenBefore }, transaction);
  }
  if (next === undefined && own.isOfApps && rights.has('tenant:manage'))
    await store.deleteHost(tenantId, host, transaction);
  else await store.setAppOfHost(tenantId, host, next ?? noAppId, transaction);
}
