// The host names of tenants: one table for all tenants, so that each name belongs to only one of them.
import type { Database, OwnerCaller, Transaction } from '../../database/database.ts';
import { UserError } from '../../errors/user-error.ts';
import type { RequestContext, RequestFacts, Scope } from '../../request/context.ts';
import { countHostCheck } from '../auth/sign-in/attempts.service.ts';
import { isTenantHostName, toHostName } from '../../network/host-name.ts';
import { needsProof } from './host-proof.ts';
import {
  deleteHost,
  deleteHostOfAnyTenant,
  findFormerAppHost,
  findHost,
  insertHost,
  listHosts,
} from './hosts.store.ts';
import { say } from '../../sentences/say.ts';

export const studioAppId = 'coverStudio';
/** For a host that its last app has lost: it shows nothing until another app gets it. */
export const noAppId = '';
/** How long a host cannot open the studio after its last app: by then, pages of the app are closed. */
export const formerAppHostMs = 30 * 86_400_000;

interface HostArgs {
  readonly host?: string | null | undefined;
}

/** Opens its own transactions, so that no database connection waits for the network. */
export async function addHostToTenantSettings(args: HostArgs, { app, caller, facts }: RequestContext): Promise<void> {
  if (caller === undefined) throw new UserError({ code: 'UNAUTHENTICATED', ...say('TOKEN_INVALID') });
  const { tenantId } = caller;
  const owner = { strangerAt: facts.address };
  const host = requireUsableName(requireHost(args));
  const known = await app.database.asOwner((transaction) => findHost(host, transaction), owner);
  if (known !== undefined) throw unusableHost();
  if (needsProof(host)) {
    await countHostCheck(tenantId, { app, facts });
    await app.hostProofs.require(host, tenantId);
  }
  const now = app.clock();
  await app.database.write(caller, async (transaction) => {
    await requireNeverOfApp({ tenantId, host, now }, transaction);
    await addHost({ tenantId, host, appId: studioAppId }, transaction);
  });
}

async function requireNeverOfApp(
  { tenantId, host, now }: { readonly tenantId: string; readonly host: string; readonly now: Date },
  transaction: Transaction,
): Promise<void> {
  const endedAt = await findFormerAppHost(tenantId, host, transaction);
  const usableAt = endedAt && new Date(endedAt.getTime() + formerAppHostMs);
  if (usableAt === undefined || usableAt <= now) return;
  const sentence = say('HOST_SHOWED_APP', { host, day: usableAt.toISOString().slice(0, 10) });
  throw new UserError({ code: 'CONFLICT', ...sentence, path: 'host' });
}

/** The host must belong to the tenant and must not be that of the request, so that users do not lock themselves out. */
export async function removeOwnHost(
  args: HostArgs,
  { caller: { tenantId }, facts, transaction }: Scope,
): Promise<void> {
  const host = toHostName(requireHost(args));
  if (host === undefined || !(await deleteHost(tenantId, host, transaction))) {
    throw new UserError({ code: 'NOT_FOUND', ...say('HOST_NOT_OF_TENANT'), path: 'host' });
  }
  if (!namesInUse(facts).includes(host)) return;
  throw new UserError({ code: 'CONFLICT', ...say('HOST_IN_USE_BY_YOU', { host }), path: 'host' });
}

export function namesInUse({ host, origin }: RequestFacts): (string | undefined)[] {
  return [toHostName(host ?? ''), toHostName(URL.parse(origin ?? '')?.hostname ?? '')];
}

function requireHost({ host }: HostArgs): string {
  if (host !== null && host !== undefined && host.trim() !== '') return host;
  throw new UserError({ code: 'REQUIRED', ...say('HOST_MISSING'), path: 'host' });
}

export interface AddedHost {
  readonly tenantId: string;
  readonly host: string;
  readonly appId: string;
  /** Defaults to those of the tenant's first host. */
  readonly region?: string;
  readonly environment?: string;
}

/** Requires no proof: for the operator, demo data and names that have been proven. Returns the normalized name. */
export async function addHost(
  { tenantId, host, appId, region, environment }: AddedHost,
  transaction: Transaction,
): Promise<string> {
  const name = requireUsableName(host);
  const [first] = await listHosts(tenantId, transaction);
  const entry = {
    host: name,
    appId,
    region: region ?? first?.region ?? 'global',
    environment: environment ?? first?.environment ?? 'production',
  };
  if (!(await insertHost(tenantId, entry, transaction))) throw unusableHost();
  return name;
}

/** Like addHost, but with a more specific message than users of a tenant may see. */
export async function addHostByOperator(added: AddedHost, transaction: Transaction): Promise<string> {
  if (/[/\\?#@]/.test(added.host)) {
    throw new UserError({ code: 'INVALID', ...say('HOST_NOT_ALONE'), path: 'host' });
  }
  const host = toHostName(added.host);
  const known = host === undefined ? undefined : await findHost(host, transaction);
  if (known?.tenantId === added.tenantId) {
    const sentence = say('HOST_TAKEN', { host: known.host, tenantId: known.tenantId });
    throw new UserError({ code: 'ALREADY_EXISTS', ...sentence, path: 'host' });
  }
  return addHost(added, transaction);
}

/** For the operator, regardless of the tenant. Returns the name and its tenant. */
export async function removeHost(
  host: string,
  transaction: Transaction,
): Promise<{ readonly host: string; readonly tenantId: string }> {
  const name = toHostName(host);
  const tenantId = name === undefined ? undefined : await deleteHostOfAnyTenant(name, transaction);
  if (name !== undefined && tenantId !== undefined) return { host: name, tenantId };
  throw new UserError({ code: 'NOT_FOUND', ...say('HOST_UNKNOWN', { host }), path: 'host' });
}

export function requireUsableName(host: string, path = 'host'): string {
  const name = toHostName(host);
  if (name === undefined || !isTenantHostName(name) || host.includes(':')) throw unusableHost(path);
  return name;
}

/** The same message for loopback, malformed and taken names, so as not to reveal which hosts other tenants have. */
export function unusableHost(path = 'host'): UserError {
  return new UserError({ code: 'INVALID', ...say('HOST_UNUSABLE'), path });
}

/** The tenant of that host; undefined if it belongs to no tenant. */
export async function findTenantOfHost(
  host: string,
  database: Database,
  caller: OwnerCaller,
): Promise<string | undefined> {
  const name = toHostName(host);
  if (name === undefined) return undefined;
  return (await database.asOwner((transaction) => findHost(name, transaction), caller))?.tenantId;
}

/** The tenant of a host, and whether it shows an app; undefined if it belongs to no tenant. */
export async function findAppOfHost(
  name: string,
  database: Database,
  caller: OwnerCaller,
): Promise<{ readonly tenantId: string; readonly isOfApp: boolean } | undefined> {
  const entry = await database.asOwner((transaction) => findHost(name, transaction), caller);
  if (entry === undefined) return undefined;
  return { tenantId: entry.tenantId, isOfApp: !isOfStudio(entry) };
}

/** A host without any app also opens the studio. */
export function isOfStudio({ appId }: { readonly appId: string | null }): boolean {
  return appId === null || appId === studioAppId;
}
