import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import type { ComponentFailure } from './component-failure.ts';

export interface CountedFailure {
  readonly appId: string;
  readonly releaseId: string;
  readonly component: string;
  readonly componentId: string;
  readonly now: Date;
}

/** Returns whether the row is new. Writes nothing if the app or the release has been deleted in the meantime. */
export async function countFailure(
  transaction: Transaction,
  tenantId: string,
  { appId, releaseId, component, componentId, now }: CountedFailure,
): Promise<boolean> {
  const [row] = await transaction.execute<{ is_new: boolean }>(sql`
    insert into component_failures as f (tenant_id, app_id, release_id, component, component_id, count, first_at, last_at)
    select a.tenant_id, a.app_id, r.id, ${component}, ${componentId}, 1, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from apps a join releases r on r.tenant_id = ${tenantId}
    where a.tenant_id = ${tenantId} and a.app_id = ${appId} and r.id = ${releaseId}
    for key share of a, r
    on conflict (tenant_id, app_id, release_id, component) do update set
      count = least(f.count, 2147483646) + 1, last_at = greatest(f.last_at, excluded.last_at)
    returning count = 1 as is_new`);
  return row?.is_new === true;
}

/** Deletes the entries with the oldest failures. */
export async function removeOldest(
  transaction: Transaction,
  tenantId: string,
  { appId, rowsMax }: { readonly appId: string; readonly rowsMax: number },
): Promise<void> {
  await transaction.execute(sql`
    delete from component_failures where tenant_id = ${tenantId} and app_id = ${appId} and (release_id, component) in (
      select release_id, component from component_failures where tenant_id = ${tenantId} and app_id = ${appId}
      order by last_at desc, release_id, component offset ${rowsMax})`);
}

/** The most recent one first. */
export async function listFailures(
  transaction: Transaction,
  tenantId: string,
  { appId, rowsMax }: { readonly appId: string; readonly rowsMax: number },
): Promise<ComponentFailure[]> {
  const rows = await transaction.execute<{
    component: string;
    component_id: string | null;
    release_id: string;
    release_name: string;
    is_live: boolean;
    count: number;
    first_at: string;
    last_at: string;
  }>(sql`
    select f.component, c.id as component_id, f.release_id, r.name as release_name, l.release_id is not null as is_live,
      f.count, f.first_at, f.last_at
    from component_failures f
      join releases r on r.tenant_id = ${tenantId} and r.id = f.release_id
      left join components c on c.tenant_id = ${tenantId} and c.id = f.component_id
      left join live_items l on l.tenant_id = ${tenantId} and l.kind = 'app' and l.item_id = f.app_id
        and l.release_id = f.release_id
    where f.tenant_id = ${tenantId} and f.app_id = ${appId}
    order by f.last_at desc, f.release_id, f.component limit ${rowsMax}`);
  return rows.map((row) => ({
    component: row.component,
    componentId: row.component_id,
    releaseId: row.release_id,
    releaseName: row.release_name,
    isLive: row.is_live,
    count: row.count,
    firstAt: new Date(row.first_at),
    lastAt: new Date(row.last_at),
  }));
}

export async function removeAll(transaction: Transaction, tenantId: string, appId: string): Promise<void> {
  await transaction.execute(sql`delete from component_failures where tenant_id = ${tenantId} and app_id = ${appId}`);
}
