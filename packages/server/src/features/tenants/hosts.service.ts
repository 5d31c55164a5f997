// The host names that lead to a tenant: one table for all tenants, so that each name leads to one of them.
import type { Database, OwnerCaller, Transaction } from '../../database/database.ts';
import { UserError } from '../../errors/user-error.ts';
import type { RequestContext, RequestFacts, Scope } from '../../request/context.ts';
import { countHostCheck } from '../auth/sign-in/attempts.service.ts';
import { isTenantHostName, toHostName } from './host-name.ts';
import { needsProof } from './host-proof.ts';
import { deleteHost, deleteHostOfAnyTenant, findHost, insertHost, listHosts } from './hosts.store.ts';

const studioAppId = 'coverStudio';

interface HostArgs {
  readonly host?: string | null | undefined;
}

/** Opens its own transactions: no connection to the database waits for the network. */
export async function addHostToTenantSettings(args: HostArgs, { app, caller, facts }: RequestContext): Promise<void> {
  if (caller === undefined) throw new UserError({ code: 'UNAUTHENTICATED', message: 'Invalid or expired token' });
  const { tenantId } = caller;
  const owner = { strangerAt: facts.address };
  const host = requireUsableName(requireHost(args));
  const known = await app.database.asOwner((transaction) => findHost(host, transaction), owner);
  if (known !== undefined) throw unusableHost();
  if (needsProof(host)) {
    await countHostCheck(tenantId, { app, facts });
    await app.hostProofs.require(host, tenantId);
  }
  await app.database.write(caller, (transaction) => addHost({ tenantId, host, appId: studioAppId }, transaction));
}

/** A tenant's own host; the one in use stays, so that nobody closes the door behind which they are. */
export async function removeHostFromTenantSettings(
  args: HostArgs,
  { caller: { tenantId }, facts, transaction }: Scope,
): Promise<void> {
  const host = toHostName(requireHost(args));
  if (host === undefined || !(await deleteHost(tenantId, host, transaction))) {
    const message = 'This tenant does not have this host.';
    throw new UserError({ code: 'NOT_FOUND', message, path: 'host' });
  }
  if (!namesInUse(facts).includes(host)) return;
  const message = `You are using the studio at ${host}. Sign in at another address of the server, then remove it there.`;
  throw new UserError({ code: 'CONFLICT', message, path: 'host' });
}

function namesInUse({ host, origin }: RequestFacts): (string | undefined)[] {
  return [toHostName(host ?? ''), toHostName(URL.parse(origin ?? '')?.hostname ?? '')];
}

function requireHost({ host }: HostArgs): string {
  if (host !== null && host !== undefined && host.trim() !== '') return host;
  throw new UserError({ code: 'REQUIRED', message: 'Enter a host name, such as studio.example.com.', path: 'host' });
}

export interface AddedHost {
  readonly tenantId: string;
  readonly host: string;
  readonly appId: string;
  /** Those of the tenant's first host unless given. */
  readonly region?: string;
  readonly environment?: string;
}

/** Without proof: for the operator, demo data and names that have been proven. Answers the name as it is stored. */
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

/** As addHost; the operator may know more of what is wrong than the users of a tenant. */
export async function addHostByOperator(added: AddedHost, transaction: Transaction): Promise<string> {
  if (/[/\\?#@]/.test(added.host)) {
    const message = 'Enter the name alone, without http:// and without a path.';
    throw new UserError({ code: 'INVALID', message, path: 'host' });
  }
  const host = toHostName(added.host);
  const known = host === undefined ? undefined : await findHost(host, transaction);
  if (known?.tenantId === added.tenantId) {
    const message = `${known.host} already belongs to ${known.tenantId}.`;
    throw new UserError({ code: 'ALREADY_EXISTS', message, path: 'host' });
  }
  return addHost(added, transaction);
}

/** For the operator: whichever tenant has it. Answers the name and that tenant. */
export async function removeHost(
  host: string,
  transaction: Transaction,
): Promise<{ readonly host: string; readonly tenantId: string }> {
  const name = toHostName(host);
  const tenantId = name === undefined ? undefined : await deleteHostOfAnyTenant(name, transaction);
  if (name !== undefined && tenantId !== undefined) return { host: name, tenantId };
  throw new UserError({ code: 'NOT_FOUND', message: `There is no host ${host}.`, path: 'host' });
}

function requireUsableName(host: string): string {
  const name = toHostName(host);
  if (name === undefined || !isTenantHostName(name) || host.includes(':')) throw unusableHost();
  return name;
}

/** One message for loopback, malformed and taken names: it must not tell which hosts other tenants have. */
function unusableHost(): UserError {
  const message = 'This host name cannot be used. Enter a full domain name of yours that is not in use yet.';
  return new UserError({ code: 'INVALID', message, path: 'host' });
}

/** The tenant whose pages come from that host; undefined when no tenant has it. */
export async function findTenantOfHost(
  host: string,
  database: Database,
  caller: OwnerCaller,
): Promise<string | undefined> {
  const name = toHostName(host);
  if (name === undefined) return undefined;
  return (await database.asOwner((transaction) => findHost(name, transaction), caller))?.tenantId;
}
