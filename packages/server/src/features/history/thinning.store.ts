// Removes states that nobody needs any more. For all tenants, so it requires the owner's transaction.
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { anyOf } from '../../database/statements/any-of.ts';
import { lockStateFiles } from '../../recording/snapshot-files.store.ts';

/** Of which tenants states are removed. */
export interface Tenants {
  /** A condition on the tenant of a table. */
  readonly condition: (table: 's' | 'd') => SQL;
  /** That a table has the tenant of the states s, or of another table. */
  readonly isSame: (table: string, other?: 'd' | 's') => SQL;
  /** Whether their times may have become shorter: all states are examined, not only those that have just become old. */
  readonly isOwn: boolean;
}

export function tenant(tenantId: string): Tenants {
  const isOfTenant = (table: string) => sql`${sql.raw(table)}.tenant_id = ${tenantId}`;
  return { condition: isOfTenant, isSame: isOfTenant, isOwn: true };
}

/** All that have no times of their own. */
export function tenantsWithout(tenantIds: readonly string[]): Tenants {
  return {
    condition: (table) => sql`not ${sql.raw(table)}.tenant_id = ${anyOf(tenantIds)}`,
    isSame: (table, other = 's') => sql`${sql.raw(table)}.tenant_id = ${sql.raw(other)}.tenant_id`,
    isOwn: false,
  };
}

/** Named, restored and released states remain, and so does the first state of an item. */
function isRemovable({ isSame }: Tenants): SQL {
  return sql`s.label is null and s.cause <> 'FIRST'
  and not exists (
    select 1 from snapshots r where ${isSame('r')} and r.kind = s.kind and r.item_id = s.item_id
      and r.restored_number = s.number)
  and not exists (
    select 1 from deleted_items d where ${isSame('d')} and d.kind = s.kind and d.item_id = s.item_id
      and d.number = s.number)
  and not exists (
    select 1 from release_snapshots r where ${isSame('r')} and r.kind = s.kind and r.item_id = s.item_id
      and r.number = s.number)`;
}

interface Earlier {
  /** What a state has in common with a later one of its item. */
  readonly common: SQL;
  readonly isOfAge: SQL;
}

/**
 * Where a tenant works with releases, the authors of what customers do not get yet may not approve it: the last state of
 * each author remains between two that releases hold.
 */
function hasAuthorOf({ isSame }: Tenants): SQL {
  return sql`(
    (select t.change_control from tenants t where ${isSame('t')}) is distinct from 'RELEASES'
    or (n.created_by is not distinct from s.created_by and not exists (
      select 1 from release_snapshots r where ${isSame('r')} and r.kind = s.kind and r.item_id = s.item_id
        and r.number >= s.number and r.number < n.number)))`;
}

/** Of states that have something in common, only the last one remains. */
async function removeEarlier(
  transaction: Transaction,
  tenants: Tenants,
  { common, isOfAge }: Earlier,
  limit: number,
): Promise<string[]> {
  const rows = await transaction.execute<{ tenant_id: string }>(sql`
    delete from snapshots s using (
      select s.tenant_id, s.kind, s.item_id, s.number from snapshots s
      where ${isOfAge} and ${isRemovable(tenants)} and exists (
        select 1 from snapshots n where ${tenants.isSame('n')} and n.kind = s.kind and n.item_id = s.item_id
          and n.number > s.number and ${common} and ${hasAuthorOf(tenants)})
      order by s.created_at limit ${limit}) as old
    where ${tenants.condition('s')} and ${tenants.isSame('old')} and s.kind = old.kind and s.item_id = old.item_id
      and s.number = old.number
    returning s.tenant_id`);
  return rows.map(({ tenant_id: tenantId }) => tenantId);
}

/** Removes all but the last states of each series since that time. */
export async function thinSeries(transaction: Transaction, after: Date, countMax: number): Promise<void> {
  await transaction.execute(sql`
    delete from snapshots s using (
      select tenant_id, kind, item_id, number, row_number() over (
        partition by tenant_id, kind, item_id, series_at order by number desc) as place
      from snapshots where created_at >= ${after.toISOString()}) as known
    where s.tenant_id = known.tenant_id and s.kind = known.kind and s.item_id = known.item_id
      and s.number = known.number and known.place > ${countMax} and ${isRemovable(tenantsWithout([]))}`);
}

export interface Times {
  readonly now: Date;
  /** Series that began before this have ended. */
  readonly seriesBefore: Date;
  /** Before this, one state of each day remains. */
  readonly daysBefore: Date;
  /** Before this, one of each month. */
  readonly monthsBefore: Date;
  /** What was deleted before this is removed for good. */
  readonly trashBefore: Date;
}

/** Earlier states have been thinned before, unless the server did not run for this long. */
const lookBackMs = 31 * 86_400_000;

/** Up to a limit of each rule. Returns the tenants of the removed states, one entry for each. */
export async function thin(
  transaction: Transaction,
  tenants: Tenants,
  { seriesBefore, daysBefore, monthsBefore }: Times,
  limit: number,
): Promise<string[]> {
  const isOfAge = (before: Date) => {
    const after = tenants.isOwn ? new Date(0) : new Date(before.getTime() - lookBackMs);
    return sql`${tenants.condition('s')} and s.created_at < ${before.toISOString()} and s.created_at >= ${after.toISOString()}`;
  };
  const inSame = (unit: 'day' | 'month', before: Date) => sql`n.created_at < ${before.toISOString()}
    and date_trunc(${unit}, n.created_at, 'UTC') = date_trunc(${unit}, s.created_at, 'UTC')`;
  const ofSeries = sql`n.series_at = s.series_at and s.series_at < ${seriesBefore.toISOString()}`;
  const remove = (common: SQL, before: Date) =>
    removeEarlier(transaction, tenants, { common, isOfAge: isOfAge(before) }, limit);
  return [
    ...(await remove(ofSeries, seriesBefore)),
    ...(await remove(inSame('day', daysBefore), daysBefore)),
    ...(await remove(inSame('month', monthsBefore), monthsBefore)),
  ];
}

/** Of a state, or a file of one. @param isSame that a table has its tenant */
function isReleased(state: 's' | 'f', isSame: (table: string) => SQL): SQL {
  const item = sql.raw(state);
  return sql`exists (
    select 1 from release_snapshots r where ${isSame('r')} and r.kind = ${item}.kind and r.item_id = ${item}.item_id
      and r.number = ${item}.number)`;
}

/** Of a removed item, only the states that releases hold remain, and its entry, which nobody sees. */
function isExpired({ trashBefore }: Pick<Times, 'trashBefore'>, isSame: (table: string) => SQL): SQL {
  const ofItem = (name: string) => {
    const table = sql.raw(name);
    return sql`${isSame(name)} and ${table}.kind = d.kind and ${table}.item_id = d.item_id`;
  };
  return sql`(d.deleted_at < ${trashBefore.toISOString()} or d.is_removed) and not (d.is_removed
    and exists (select 1 from release_snapshots r where ${ofItem('r')})
    and not exists (select 1 from snapshots s where ${ofItem('s')} and not ${isReleased('s', isSame)})
    and not exists (select 1 from deleted_files f where ${ofItem('f')}))`;
}

/** The tenants with something that emptyTrash removes. */
export async function listTrashTenants(
  transaction: Transaction,
  { condition, isSame }: Tenants,
  times: Times,
): Promise<string[]> {
  const rows = await transaction.execute<{ tenant_id: string }>(sql`
    select distinct d.tenant_id from deleted_items d
    where ${condition('d')} and ${isExpired(times, (table) => isSame(table, 'd'))}`);
  return rows.map(({ tenant_id: tenantId }) => tenantId);
}

/**
 * Removes what was deleted before that time, or for good by a user, with its history and the files of its states. States
 * that a release holds remain with their files and the entry of the item, so that an item that is created with the same id
 * continues to count after them. Returns the number of the items.
 */
export async function emptyTrash(
  transaction: Transaction,
  tenantId: string,
  times: Pick<Times, 'now' | 'trashBefore'>,
  limit: number,
): Promise<number> {
  // Before any deletion is locked: a restore that has this lock waits for deletions that make room in the trash.
  await lockStateFiles(transaction, tenantId, 'removing');
  const { isSame } = tenant(tenantId);
  const [row] = await transaction.execute<{ count: number; object_keys: string[] }>(sql`
    with expired as (
      select d.kind, d.item_id, exists (
        select 1 from release_snapshots r where ${isSame('r')} and r.kind = d.kind and r.item_id = d.item_id) as is_released
      from deleted_items d where d.tenant_id = ${tenantId} and ${isExpired(times, isSame)}
      order by d.deleted_at limit ${limit} for update of d skip locked),
    removed as (
      delete from deleted_items d using expired e
      where d.tenant_id = ${tenantId} and d.kind = e.kind and d.item_id = e.item_id and not e.is_released),
    remaining as (
      update deleted_items d set is_removed = true from expired e
      where d.tenant_id = ${tenantId} and d.kind = e.kind and d.item_id = e.item_id and e.is_released),
    states as (
      delete from snapshots s using expired e
      where s.tenant_id = ${tenantId} and s.kind = e.kind and s.item_id = e.item_id
        and not ${isReleased('s', isSame)}),
    state_files as (
      delete from snapshot_files f using expired e
      where f.tenant_id = ${tenantId} and f.kind = e.kind and f.item_id = e.item_id
        and not ${isReleased('f', isSame)}
      returning f.object_key),
    files as (
      delete from deleted_files f using expired e
      where f.tenant_id = ${tenantId} and f.kind = e.kind and f.item_id = e.item_id
      returning f.object_key)
    select (select count(*)::integer from expired) as count,
      array(select object_key from files union select object_key from state_files) as object_keys`);
  await loosenUnused(transaction, tenantId, row?.object_keys ?? [], times.now);
  return row?.count ?? 0;
}

/** Those that neither a file nor a state has: another job removes them. Sees what other transactions have committed. */
async function loosenUnused(
  transaction: Transaction,
  tenantId: string,
  objectKeys: readonly string[],
  now: Date,
): Promise<void> {
  if (objectKeys.length === 0) return;
  const unused = sql.join(
    ['files', 'deleted_files', 'snapshot_files'].map(
      (table) => sql`not exists (
        select 1 from ${sql.identifier(table)} f where f.tenant_id = ${tenantId} and f.object_key = given.key)`,
    ),
    sql` and `,
  );
  await transaction.execute(sql`
    insert into loose_objects (tenant_id, object_key, due_at)
    select distinct ${tenantId}, given.key, ${now.toISOString()}::timestamptz
    from jsonb_array_elements_text(${JSON.stringify(objectKeys)}::jsonb) as given (key) where ${unused}
    on conflict do nothing`);
}

/**
 * The files of states that no longer exist, and of the contents that only states outside releases have, the earliest that
 * are more than the tenant may store.
 */
export async function removeUnusedFiles(transaction: Transaction, tenantId: string, now: Date): Promise<void> {
  await lockStateFiles(transaction, tenantId, 'removing');
  const orphaned = await transaction.execute<{ object_key: string }>(sql`
    delete from snapshot_files f where f.tenant_id = ${tenantId} and not exists (
      select 1 from snapshots s where s.tenant_id = ${tenantId} and s.kind = f.kind and s.item_id = f.item_id
        and s.number = f.number)
    returning f.object_key`);
  const beyond = await transaction.execute<{ object_key: string }>(sql`
    delete from snapshot_files f where f.tenant_id = ${tenantId} and f.object_key in (
      select object_key from (
        select k.object_key, sum(max(k.size)) over (order by max(s.created_at) desc, k.object_key) as bytes
        from snapshot_files k join snapshots s on s.tenant_id = ${tenantId} and s.kind = k.kind
          and s.item_id = k.item_id and s.number = k.number
        where k.tenant_id = ${tenantId}
          and not exists (
            select 1 from snapshot_files h join release_snapshots r on r.tenant_id = ${tenantId} and r.kind = h.kind
              and r.item_id = h.item_id and r.number = h.number
            where h.tenant_id = ${tenantId} and h.object_key = k.object_key)
          and not exists (select 1 from files f where f.tenant_id = ${tenantId} and f.object_key = k.object_key)
          and not exists (select 1 from deleted_files d where d.tenant_id = ${tenantId} and d.object_key = k.object_key)
        group by k.object_key) as kept
      where bytes > coalesce(
        (select max from tenant_limits where tenant_id = ${tenantId} and name = 'fileBytes'), default_limit('fileBytes')))
    returning f.object_key`);
  const objectKeys = [...orphaned, ...beyond].map((row) => row.object_key);
  await loosenUnused(transaction, tenantId, [...new Set(objectKeys)], now);
}

/** Parts that no state and no release has. A save that is about to be committed has used its parts since. */
export async function removeUnusedParts(transaction: Transaction, tenantId: string, usedBefore: Date): Promise<void> {
  await transaction.execute(sql`
    delete from snapshot_parts p
    where p.tenant_id = ${tenantId} and p.used_at < ${usedBefore.toISOString()} and not exists (
      select 1 from (
        select decode(part.hash, 'hex') as hash from (
          select parts from snapshots where tenant_id = ${tenantId}
          union all select parts from release_items where tenant_id = ${tenantId} and parts is not null
        ) as stored, jsonb_each_text(stored.parts) as part (name, hash)) as used
      where used.hash = p.hash)`);
}
