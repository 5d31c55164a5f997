// Tenants, and the one table of the host names that lead to them.
import type { Database, OwnerCaller, Transaction } from '../../database/database.ts';
import { UserError } from '../../errors/user-error.ts';
import type { Scope } from '../../graphql/context.ts';
import { createFirstBucket } from '../files/buckets.service.ts';
import { listLocales } from '../l10n/l10n.service.ts';
import { isLoopbackName, isTenantHostName, toHostName } from './host-name.ts';
import {
  findHost,
  findLoopbackTenant,
  hasTenant,
  type HostEntry,
  insertHost,
  insertTenant,
  listHosts,
  type TenantName,
} from './tenants.store.ts';

export { hasTenant };

const studioAppId = 'coverStudio';
const demoTenantId = 'test_dev';

export async function getTenantSettings(_args: object, scope: Scope) {
  const { tenantId } = scope.caller;
  const hosts = await listHosts(tenantId, scope.transaction);
  return {
    tenantId,
    hosts: hosts.map(({ host }) => host),
    locales: await listLocales(scope),
  };
}

export async function addHostToTenantSettings(
  { host }: { host?: string | null | undefined },
  { caller: { tenantId }, transaction }: Scope,
): Promise<void> {
  if (host === null || host === undefined || host.trim() === '') {
    throw new UserError({ code: 'REQUIRED', message: 'Enter a host name, such as studio.example.com.', path: 'host' });
  }
  await addHost({ tenantId, host, appId: studioAppId }, transaction);
}

export interface AddedHost {
  readonly tenantId: string;
  readonly host: string;
  readonly appId: string;
  /** Those of the tenant's first host unless given. */
  readonly region?: string;
  readonly environment?: string;
}

/** Answers the name as it is kept. */
export async function addHost(
  { tenantId, host, appId, region, environment }: AddedHost,
  transaction: Transaction,
): Promise<string> {
  const name = toHostName(host);
  if (name === undefined || !isTenantHostName(name) || host.includes(':')) throw unusableHost();
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

/** For administration and demo data: no operation of the API creates tenants. */
export async function createTenant(tenant: TenantName, transaction: Transaction): Promise<void> {
  const { tenantId } = tenant;
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(tenantId)) {
    const message = 'A tenant id has 1 to 64 letters, digits, _ and -, and begins with a letter or digit.';
    throw new UserError({ code: 'INVALID', message, path: 'tenantId' });
  }
  if (await insertTenant(tenant, transaction)) return createFirstBucket(tenantId, transaction);
  const message = `The tenant ${tenantId} is there already.`;
  throw new UserError({ code: 'ALREADY_EXISTS', message, path: 'tenantId' });
}

export async function requireTenant(tenantId: string, transaction: Transaction): Promise<void> {
  if (await hasTenant(tenantId, transaction)) return;
  const message = `There is no tenant ${tenantId}. Add it first: npm run admin -- tenant add ${tenantId}`;
  throw new UserError({ code: 'NOT_FOUND', message, path: 'tenantId' });
}

/** One message for loopback, malformed and taken names: it must not tell which hosts other tenants have. */
function unusableHost(): UserError {
  const message = 'This host name cannot be used. Enter a full domain name of yours that is not in use yet.';
  return new UserError({ code: 'INVALID', message, path: 'host' });
}

/** What the studio is told at start. A host without environment or app has null there. */
export interface StudioConfig {
  readonly tenantId: string;
  readonly tenantName: string;
  readonly appId: string | null;
  readonly clientId: string | null;
  readonly graphqlUrl: string;
  readonly fileSystemUrl: string;
  readonly environment: string | null;
  readonly region: string;
}

export async function findStudioConfig(
  host: string,
  database: Database,
  caller: OwnerCaller,
): Promise<StudioConfig | undefined> {
  const name = toHostName(host);
  if (name === undefined) return undefined;
  return database.asOwner(async (transaction) => {
    const entry = isLoopbackName(name) ? await loopbackEntry(name, transaction) : await findHost(name, transaction);
    return entry === undefined ? undefined : toStudioConfig(entry);
  }, caller);
}

async function loopbackEntry(host: string, transaction: Transaction): Promise<HostEntry | undefined> {
  const tenant = await findLoopbackTenant(demoTenantId, transaction);
  if (tenant === undefined) return undefined;
  return {
    host,
    tenantId: tenant.tenantId,
    tenantName: tenant.name,
    appId: studioAppId,
    region: 'global',
    environment: 'dev',
    graphqlUrl: null,
    fileSystemUrl: null,
  };
}

function toStudioConfig({
  tenantId,
  tenantName,
  appId,
  graphqlUrl,
  fileSystemUrl,
  environment,
  region,
}: HostEntry): StudioConfig {
  return {
    tenantId,
    tenantName,
    appId,
    // An app signs in under its own id.
    clientId: appId,
    graphqlUrl: graphqlUrl ?? '/graphql',
    fileSystemUrl: fileSystemUrl ?? '/api/v1/files',
    environment,
    region,
  };
}

/** Whether pages of that host may call this server. */
export async function isKnownHost(host: string, database: Database, caller: OwnerCaller): Promise<boolean> {
  const name = toHostName(host);
  if (name === undefined) return false;
  return (await database.asOwner((transaction) => findHost(name, transaction), caller)) !== undefined;
}
