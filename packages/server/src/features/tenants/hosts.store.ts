import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';

export interface HostEntry {
  readonly host: string;
  readonly tenantId: string;
  readonly tenantName: string;
  readonly appId: string | null;
  readonly region: string;
  readonly environment: string | null;
  readonly graphqlUrl: string | null;
  readonly fileSystemUrl: string | null;
}

export interface NewHost {
  readonly host: string;
  readonly appId: string | null;
  readonly region: string;
  readonly environment: string | null;
  /** Whether it was added for an app, and is deleted with the last app that uses it. */
  readonly isOfApps?: boolean;
}

interface HostRow extends Record<string, unknown> {
  readonly host: string;
  readonly tenant_id: string;
  readonly name: string;
  readonly app_id: string | null;
  readonly region: string;
  readonly environment: string | null;
  readonly graphql_url: string | null;
  readonly file_system_url: string | null;
}

/** For any tenant, so it requires the owner's transaction. */
export async function findHost(host: string, transaction: Transaction): Promise<HostEntry | undefined> {
  const [row] = await transaction.execute<HostRow>(sql`
    select host, tenant_id, name, app_id, region, environment, graphql_url, file_system_url
    from hosts join tenants using (tenant_id) where host = ${host}`);
  if (row === undefined) return undefined;
  return {
    host: row.host,
    tenantId: row.tenant_id,
    tenantName: row.name,
    appId: row.app_id,
    region: row.region,
    environment: row.environment,
    graphqlUrl: row.graphql_url,
    fileSystemUrl: row.file_system_url,
  };
}

/**
 * The addresses of all API or file endpoints on other servers. For all tenants, so it requires the owner's
 * transaction.
 */
export async function listEndpointUrls(transaction: Transaction): Promise<string[]> {
  const rows = await transaction.execute<{ url: string }>(sql`
    select distinct url from hosts, lateral (values (graphql_url), (file_system_url)) as endpoints (url)
    where url is not null order by url`);
  return rows.map(({ url }) => url);
}

export async function listHosts(tenantId: string, transaction: Transaction): Promise<NewHost[]> {
  const rows = await transaction.execute<HostRow>(sql`
    select host, app_id, region, environment from hosts where tenant_id = ${tenantId} order by created_at, host`);
  return rows.map(({ host, app_id: appId, region, environment }) => ({ host, appId, region, environment }));
}

/** Returns false if the name is taken by any tenant. */
export async function insertHost(tenantId: string, entry: NewHost, transaction: Transaction): Promise<boolean> {
  const rows = await transaction.execute(sql`
    insert into hosts (tenant_id, host, app_id, region, environment, is_of_apps)
    values (${tenantId}, ${entry.host}, ${entry.appId}, ${entry.region}, ${entry.environment},
      ${entry.isOfApps ?? false})
    on conflict do nothing returning host`);
  return rows.length > 0;
}

/** A host of the tenant, locked until the transaction ends. */
export async function lockOwnHost(
  tenantId: string,
  host: string,
  transaction: Transaction,
): Promise<{ readonly appId: string | null; readonly isOfApps: boolean } | undefined> {
  const [row] = await transaction.execute<{ app_id: string | null; is_of_apps: boolean }>(sql`
    select app_id, is_of_apps from hosts where tenant_id = ${tenantId} and host = ${host} for update`);
  return row && { appId: row.app_id, isOfApps: row.is_of_apps };
}

/** Sets what is shown at a host of the tenant. */
export async function setAppOfHost(
  tenantId: string,
  host: string,
  appId: string,
  transaction: Transaction,
): Promise<void> {
  await transaction.execute(sql`update hosts set app_id = ${appId} where tenant_id = ${tenantId} and host = ${host}`);
}

/** Returns false if it is not a host of the tenant. */
export async function deleteHost(tenantId: string, host: string, transaction: Transaction): Promise<boolean> {
  const rows = await transaction.execute(
    sql`delete from hosts where tenant_id = ${tenantId} and host = ${host} returning host`,
  );
  return rows.length > 0;
}

/** Requires the owner's transaction. Returns the tenant that had the host. */
export async function deleteHostOfAnyTenant(host: string, transaction: Transaction): Promise<string | undefined> {
  const [row] = await transaction.execute<{ tenant_id: string }>(
    sql`delete from hosts where host = ${host} returning tenant_id`,
  );
  return row?.tenant_id;
}

/** Stored until open pages of the app are closed; earlier entries are deleted. */
export async function addFormerAppHost(
  { tenantId, host, now, forgottenBefore }: { tenantId: string; host: string; now: Date; forgottenBefore: Date },
  transaction: Transaction,
): Promise<void> {
  await transaction.execute(sql`
    delete from former_app_hosts where tenant_id = ${tenantId} and ended_at < ${forgottenBefore.toISOString()}`);
  await transaction.execute(sql`
    insert into former_app_hosts (tenant_id, host, ended_at) values (${tenantId}, ${host}, ${now.toISOString()})
    on conflict (tenant_id, host) do update set ended_at = excluded.ended_at`);
}

/** When the last app lost the host; undefined if no app had it. */
export async function findFormerAppHost(
  tenantId: string,
  host: string,
  transaction: Transaction,
): Promise<Date | undefined> {
  const [row] = await transaction.execute<{ ended_at: string }>(sql`
    select ended_at from former_app_hosts where tenant_id = ${tenantId} and host = ${host}`);
  return row && new Date(row.ended_at);
}
