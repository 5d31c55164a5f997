import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { anyOf } from '../../../database/statements/any-of.ts';
import type { RoutedApp } from './path-pattern.ts';

/** If the app already has the host, only makes it the main one on request. */
export async function insertAppHost(
  transaction: Transaction,
  tenantId: string,
  { appId, host, isMain }: { readonly appId: string; readonly host: string; readonly isMain: boolean },
): Promise<void> {
  await transaction.execute(sql`
    insert into app_hosts (tenant_id, app_id, host, is_main) values (${tenantId}, ${appId}, ${host}, ${isMain})
    on conflict (tenant_id, app_id, host) do update set is_main = app_hosts.is_main or excluded.is_main`);
}

/** Returns false if the app does not have the host. */
export async function deleteAppHost(
  transaction: Transaction,
  tenantId: string,
  { appId, host }: { readonly appId: string; readonly host: string },
): Promise<boolean> {
  const rows = await transaction.execute(sql`
    delete from app_hosts where tenant_id = ${tenantId} and app_id = ${appId} and host = ${host} returning host`);
  return rows.length > 0;
}

/** The main one first. */
export async function listAppHosts(
  transaction: Transaction,
  tenantId: string,
  appId: string,
): Promise<{ readonly host: string; readonly isMain: boolean }[]> {
  const rows = await transaction.execute<{ host: string; is_main: boolean }>(sql`
    select host, is_main from app_hosts where tenant_id = ${tenantId} and app_id = ${appId}
    order by is_main desc, host`);
  return rows.map(({ host, is_main: isMain }) => ({ host, isMain }));
}

/** The ids of the apps on each host; hosts without apps are absent. */
export async function listAppsAtHosts(
  transaction: Transaction,
  tenantId: string,
  hosts: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await transaction.execute<{ host: string; app_ids: string[] }>(sql`
    select host, jsonb_agg(app_id order by app_id) as app_ids from app_hosts
    where tenant_id = ${tenantId} and host = ${anyOf(hosts)} group by host`);
  return new Map(rows.map((row) => [row.host, row.app_ids]));
}

/** Requires the owner's transaction, since the host may belong to any tenant. In routing order. */
export async function listAppsOfAnyTenant(
  transaction: Transaction,
  host: string,
): Promise<{ readonly tenantId: string; readonly app: RoutedApp & { readonly appId: string } }[]> {
  const rows = await transaction.execute<{
    tenant_id: string;
    app_id: string;
    regex_pattern: string | null;
    position: number | null;
    created_at: string;
  }>(sql`
    select a.tenant_id, a.app_id, a.regex_pattern, a.position, a.created_at
    from hosts o
      join app_hosts h on h.tenant_id = o.tenant_id and h.host = o.host
      join apps a on a.tenant_id = h.tenant_id and a.app_id = h.app_id
    where o.host = ${host} order by a.position nulls last, a.created_at, a.app_id`);
  return rows.map((row) => ({
    tenantId: row.tenant_id,
    app: {
      appId: row.app_id,
      regexPattern: row.regex_pattern,
      order: row.position,
      createdAt: new Date(row.created_at),
    },
  }));
}
