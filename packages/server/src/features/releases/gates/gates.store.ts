// What would be live after a release goes live: its items over what is live. A constant number of statements for any number
// of items.
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { anyOf } from '../../../database/statements/any-of.ts';
import {
  type AppShowingOther,
  type EarlierState,
  gateProblemsMax,
  type MissingReference,
  type MissingState,
  type SharedName,
} from './gates.ts';

interface Release {
  readonly tenantId: string;
  readonly releaseId: string;
}

/** Deleted items, and those of kinds that are released as states, by the formats that this server reads. */
export async function listMissingStates(
  transaction: Transaction,
  { tenantId, releaseId }: Release,
  formats: Readonly<Record<string, number>>,
): Promise<MissingState[]> {
  const rows = await transaction.execute<{
    kind: string;
    item_id: string;
    name: string;
    number: number;
    is_deleted: boolean;
  }>(sql`
    select i.kind, i.item_id, i.name, i.number, d.item_id is not null as is_deleted from release_items i
      left join deleted_items d on d.tenant_id = ${tenantId} and d.kind = i.kind and d.item_id = i.item_id
      left join snapshots s on s.tenant_id = ${tenantId} and s.kind = i.kind and s.item_id = i.item_id
        and s.number = i.number and s.format <= (${JSON.stringify(formats)}::jsonb ->> i.kind)::integer
    where i.tenant_id = ${tenantId} and i.release_id = ${releaseId} and i.action = 'PUBLISH'
      and (d.item_id is not null or i.kind = ${anyOf(Object.keys(formats))} and (s.item_id is null or exists (
        select 1 from jsonb_each_text(s.parts) as part (name, hash)
          left join snapshot_parts p on p.tenant_id = ${tenantId} and p.hash = decode(part.hash, 'hex')
        where p.hash is null)))
    order by i.kind, i.item_id limit ${gateProblemsMax}`);
  return rows.map(({ item_id: itemId, is_deleted: isDeleted, ...row }) => ({ ...row, itemId, isDeleted }));
}

/** Common table expressions: what the release holds, and everything that is live after it. */
function afterwards({ tenantId, releaseId }: Release): SQL {
  return sql`
    held as materialized (
      select i.kind, i.item_id, i.name, i.action, i.number, i.names, i.keys, i.needs from release_items i
      where i.tenant_id = ${tenantId} and i.release_id = ${releaseId}),
    current as materialized (
      select i.kind, i.item_id, i.name, i.number, i.names, i.keys, i.needs from live_items l
        join release_items i on i.tenant_id = ${tenantId} and i.release_id = l.release_id and i.kind = l.kind
          and i.item_id = l.item_id and i.action = 'PUBLISH'
      where l.tenant_id = ${tenantId}),
    others as materialized (
      select c.* from current c
      where not exists (select 1 from held h where h.kind = c.kind and h.item_id = c.item_id))`;
}

/** What an item of the release names, or another one names that is no longer live or called differently afterwards. */
export async function listMissingReferences(transaction: Transaction, release: Release): Promise<MissingReference[]> {
  const rows = await transaction.execute<{ item_id: string; name: string; need: string; is_other: boolean }>(sql`
    with ${afterwards(release)},
      known as (
        select unnest(keys) as key from held where action = 'PUBLISH' union select unnest(keys) from others),
      former as (
        select unnest(c.keys) as key from current c join held h on h.kind = c.kind and h.item_id = c.item_id),
      needed as (
        select kind, item_id, name, unnest(needs) as need, false as is_other from held where action = 'PUBLISH'
        union all
        select o.kind, o.item_id, o.name, n.need, true as is_other from others o cross join unnest(o.needs) as n (need)
        where n.need in (select key from former))
    select item_id, name, need, is_other from needed where need not in (select key from known where key is not null)
    order by is_other, kind, item_id, need limit ${gateProblemsMax}`);
  return rows.map(({ item_id: itemId, is_other: isOther, ...row }) => ({ ...row, itemId, isOther }));
}

export async function listSharedNames(transaction: Transaction, release: Release): Promise<SharedName[]> {
  const rows = await transaction.execute<{ item_id: string; name: string; other: string }>(sql`
    with ${afterwards(release)},
      named as (
        select kind, item_id, name, unnest(names) as called, true as is_held from held where action = 'PUBLISH'
        union all select kind, item_id, name, unnest(names), false from others)
    select h.item_id, h.name, o.name as other from named h
      join named o on o.kind = h.kind and o.called = h.called and o.item_id <> h.item_id
        and (not o.is_held or o.item_id > h.item_id)
    where h.is_held order by h.kind, h.item_id limit ${gateProblemsMax}`);
  return rows.map(({ item_id: itemId, ...row }) => ({ ...row, itemId }));
}

export async function listEarlierStates(transaction: Transaction, release: Release): Promise<EarlierState[]> {
  const rows = await transaction.execute<{ item_id: string; name: string; number: number; live_number: number }>(sql`
    with ${afterwards(release)}
    select h.item_id, h.name, h.number, c.number as live_number from held h
      join current c on c.kind = h.kind and c.item_id = h.item_id
    where h.action = 'PUBLISH' and h.number < c.number order by h.kind, h.item_id limit ${gateProblemsMax}`);
  return rows.map(({ item_id: itemId, live_number: liveNumber, ...row }) => ({ ...row, itemId, liveNumber }));
}

/** Apps contain their components as they were built with them. */
export async function listAppsShowingOthers(transaction: Transaction, release: Release): Promise<AppShowingOther[]> {
  const { tenantId, releaseId } = release;
  const rows = await transaction.execute<{
    item_id: string;
    name: string;
    component: string;
    number: number;
    live_number: number;
  }>(sql`
    with ${afterwards(release)},
      built as (
        select h.item_id, h.name, true as is_held, ${releaseId}::text as release_id from held h
        where h.kind = 'app' and h.action = 'PUBLISH'
        union all
        select o.item_id, o.name, false, l.release_id from others o
          join live_items l on l.tenant_id = ${tenantId} and l.kind = o.kind and l.item_id = o.item_id
        where o.kind = 'app'),
      afterwards_shown as (
        select item_id, name, number, true as is_held from held where kind = 'component' and action = 'PUBLISH'
        union all select item_id, name, number, false from others where kind = 'component')
    select a.item_id, a.name, f.name as component, s.number, f.number as live_number from built a
      join release_items i on i.tenant_id = ${tenantId} and i.release_id = a.release_id and i.kind = 'app'
        and i.item_id = a.item_id
      cross join lateral jsonb_each_text(i.served -> 'componentIds') as used (name, id)
      join afterwards_shown f on f.item_id = used.id and (a.is_held or f.is_held)
      join release_snapshots s on s.tenant_id = ${tenantId} and s.release_id = a.release_id and s.kind = 'component'
        and s.item_id = f.item_id and s.number <> f.number
      join snapshots b on b.tenant_id = ${tenantId} and b.kind = 'component' and b.item_id = f.item_id
        and b.number = s.number
      join snapshots c on c.tenant_id = ${tenantId} and c.kind = 'component' and c.item_id = f.item_id
        and c.number = f.number and c.hash <> b.hash
    order by a.name, a.item_id, f.name limit ${gateProblemsMax}`);
  return rows.map(({ item_id: itemId, live_number: liveNumber, ...row }) => ({ ...row, itemId, liveNumber }));
}
