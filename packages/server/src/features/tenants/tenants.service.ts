// Tenants, and the configuration that the studio loads at startup.
import type { Database, OwnerCaller, Transaction } from '../../database/database.ts';
import { UserError } from '../../errors/user-error.ts';
import type { Scope } from '../../request/context.ts';
import { createFirstBucket } from '../files/buckets.service.ts';
import { listLocales } from '../l10n/l10n.service.ts';
import { isNeverOfAnApp, toHostName } from '../../network/host-name.ts';
import { findHost, type HostEntry, listHosts } from './hosts.store.ts';
import { findLoopbackTenant, hasTenant, insertTenant, type TenantName } from './tenants.store.ts';
import { say } from '../../sentences/say.ts';

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

/** For administration and demo data: the API cannot create tenants. */
export async function createTenant(tenant: TenantName, transaction: Transaction): Promise<void> {
  const { tenantId } = tenant;
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(tenantId)) {
    throw new UserError({ code: 'INVALID', ...say('TENANT_ID_INVALID'), path: 'tenantId' });
  }
  if (await insertTenant(tenant, transaction)) return createFirstBucket(tenantId, transaction);
  throw new UserError({ code: 'ALREADY_EXISTS', ...say('TENANT_TAKEN', { tenantId }), path: 'tenantId' });
}

export async function requireTenant(tenantId: string, transaction: Transaction): Promise<void> {
  if (await hasTenant(tenantId, transaction)) return;
  throw new UserError({ code: 'NOT_FOUND', ...say('TENANT_UNKNOWN', { tenantId }), path: 'tenantId' });
}

/** The configuration that the studio loads at startup. Environment and app are null for a host without them. */
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
    // localhost and its addresses are never in the table; NAME.localhost may be.
    const entry = await findHost(name, transaction);
    if (entry !== undefined) return toStudioConfig(entry);
    const local = isNeverOfAnApp(name) ? await loopbackEntry(name, transaction) : undefined;
    return local && toStudioConfig(local);
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
    // An app signs in with its own id.
    clientId: appId,
    graphqlUrl: graphqlUrl ?? '/graphql',
    fileSystemUrl: fileSystemUrl ?? '/api/v1/files',
    environment,
    region,
  };
}
