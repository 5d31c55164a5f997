// Lists of releases with their authors and live items, and separately all their items.
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { anyOf } from '../../../database/statements/any-of.ts';
import {
  authorColumns,
  type AuthorColumns,
  authorsOf,
  toAuthor,
  toAuthors,
} from '../../../database/statements/authors.ts';
import { contains, equals, isAfter, isBefore, isIn, toCondition } from '../../../database/statements/conditions.ts';
import type { Problem } from '../../../errors/user-error.ts';
import { type Release, type ReleaseItem, toLiveRevision, toState } from '../release.ts';
import { joinShown, liveRevision } from '../publishing/live-items.store.ts';
import type { ReleasePage, SortField } from './release-list.ts';

type ReleaseRow = AuthorColumns & {
  id: string;
  name: string;
  description: string | null;
  revision: string;
  created_at: string;
  last_modified_at: string;
  published_at: string | null;
  published_by: string | null;
  published_by_username: string;
  published_by_email: string;
  scheduled_at: string | null;
  scheduled_zone: string | null;
  failure: Problem[] | null;
  override_reason: string | null;
  cause: Release['cause'];
  rolled_back_release_id: string | null;
  origin: Release['origin'];
  rolled_back_at: string | null;
  rolled_back_by: string | null;
  rolled_back_by_username: string;
  rolled_back_by_email: string;
  live_ids: (string | null)[];
  live_revisions: (string | null)[];
  can_roll_back: boolean;
};

/** The columns of a release r, with the required joins. */
const releaseColumns = sql`r.id, r.name, r.description, r.revision, r.cause, r.rolled_back_release_id, r.origin, r.created_at, r.last_modified_at, r.published_at,
      p.id as published_by, p.username as published_by_username, p.email as published_by_email,
      r.rolled_back_at, b.id as rolled_back_by, b.username as rolled_back_by_username, b.email as rolled_back_by_email,
      r.scheduled_at, r.scheduled_zone, r.failure, r.override_reason, live.ids as live_ids, live.revisions as live_revisions,
      live.can_roll_back,
      ${authorColumns}`;
const releaseJoins = (tenantId: string) => sql`cross join lateral (
        select coalesce(jsonb_agg(l.release_id order by i.kind, i.item_id), '[]') as ids,
          coalesce(jsonb_agg(${liveRevision} order by i.kind, i.item_id), '[]') as revisions,
          coalesce(bool_and(e.item_id is not null
            or (i.replaced_release_id is null and t.change_control = 'RELEASES'))
            filter (where l.release_id = i.release_id), false) and r.cause <> 'FIRST' as can_roll_back
        from release_items i
          join tenants t on t.tenant_id = ${tenantId}
          left join live_items l on l.tenant_id = ${tenantId} and l.kind = i.kind and l.item_id = i.item_id
          ${joinShown(tenantId)}
          left join release_items e on e.tenant_id = ${tenantId} and e.release_id = i.replaced_release_id
            and e.kind = i.kind and e.item_id = i.item_id
        where i.tenant_id = ${tenantId} and i.release_id = r.id) live
      left join users p on p.tenant_id = ${tenantId} and p.id = r.published_by
      left join users b on b.tenant_id = ${tenantId} and b.id = r.rolled_back_by
      ${authorsOf('r', tenantId)}`;

export async function listReleases(transaction: Transaction, tenantId: string, page: ReleasePage): Promise<Release[]> {
  const rows = await transaction.execute<ReleaseRow>(sql`
    select ${releaseColumns} from releases r ${releaseJoins(tenantId)}
    where ${conditionOf(page, tenantId)}
    order by ${orderOf(page)}
    ${page.limit === null || page.limit === undefined ? sql`` : sql`limit ${page.limit}`}
    ${page.skip === 0 ? sql`` : sql`offset ${page.skip}`}`);
  return rows.map(toRelease);
}

/** By item id; items without a live release are absent. */
export async function listLiveReleases(
  transaction: Transaction,
  tenantId: string,
  { kind, itemIds }: { readonly kind: string; readonly itemIds: readonly string[] },
): Promise<Map<string, Release>> {
  const rows = await transaction.execute<ReleaseRow & { item_id: string }>(sql`
    select current.item_id, ${releaseColumns}
    from live_items current join releases r on r.tenant_id = ${tenantId} and r.id = current.release_id ${releaseJoins(tenantId)}
    where current.tenant_id = ${tenantId} and current.kind = ${kind} and current.item_id = ${anyOf(itemIds)}
      and exists (select 1 from release_items s where s.tenant_id = ${tenantId} and s.release_id = current.release_id
        and s.kind = current.kind and s.item_id = current.item_id and s.action = 'PUBLISH')`);
  return new Map(rows.map((row) => [row.item_id, toRelease(row)]));
}

export async function countReleases(
  transaction: Transaction,
  tenantId: string,
  page: Pick<ReleasePage, 'where'>,
): Promise<number> {
  const [row] = await transaction.execute<{ count: number }>(sql`
    select count(*)::integer as count from releases r where ${conditionOf(page, tenantId)}`);
  return row?.count ?? 0;
}

/** By release id: of the items with their states, or what was built of them, and actions. */
export async function listManifests(
  transaction: Transaction,
  tenantId: string,
  releaseIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await transaction.execute<{ release_id: string; manifest: string }>(sql`
    select i.release_id, encode(sha256(convert_to(jsonb_agg(
      jsonb_build_array(i.kind, i.item_id, i.action, i.number, i.parts, encode(s.hash, 'hex')) order by i.kind, i.item_id)::text, 'UTF8')), 'hex')
      as manifest
    from release_items i
      left join snapshots s on s.tenant_id = ${tenantId} and s.kind = i.kind and s.item_id = i.item_id
        and s.number = i.number
    where i.tenant_id = ${tenantId} and i.release_id = ${anyOf(releaseIds)} group by i.release_id`);
  return new Map(rows.map(({ release_id: id, manifest }) => [id, manifest]));
}

/** By release id, in the order of kinds and ids. */
export async function listItems(
  transaction: Transaction,
  tenantId: string,
  releaseIds: readonly string[],
): Promise<Map<string, ReleaseItem[]>> {
  const rows = await transaction.execute<{
    release_id: string;
    kind: string;
    item_id: string;
    name: string;
    action: ReleaseItem['action'];
    number: number | null;
    changes: ReleaseItem['changes'];
    outside_origins: string[] | null;
    is_live: boolean;
    size: number;
  }>(sql`
    select i.release_id, i.kind, i.item_id, i.name, i.action, i.number, i.changes, i.compiled->'outsideOrigins' as outside_origins,
      exists (select 1 from live_items l where l.tenant_id = ${tenantId} and l.kind = i.kind and l.item_id = i.item_id
        and l.release_id = i.release_id) as is_live,
      (select coalesce(sum(o.size), 0)::integer from release_assets a
        join release_objects o on o.tenant_id = ${tenantId} and o.sha256 = a.sha256
        where a.tenant_id = ${tenantId} and a.release_id = i.release_id and a.kind = i.kind and a.item_id = i.item_id
          and a.encoding = 'identity') as size
    from release_items i where i.tenant_id = ${tenantId} and i.release_id = ${anyOf(releaseIds)}
    order by i.release_id, i.kind, i.item_id`);
  const byRelease = Map.groupBy(rows, (row) => row.release_id);
  return new Map([...byRelease].map(([id, items]) => [id, items.map(toItem)]));

  function toItem(row: (typeof rows)[number]): ReleaseItem {
    return {
      releaseId: row.release_id,
      kind: row.kind,
      itemId: row.item_id,
      name: row.name,
      action: row.action,
      number: row.number,
      isLive: row.is_live,
      changes: row.changes,
      outsideOrigins: row.outside_origins ?? [],
      sizeBytes: row.size,
    };
  }
}

function conditionOf({ where }: Pick<ReleasePage, 'where'>, tenantId: string): SQL {
  const condition = toCondition(where, (input) => [
    equals(sql`r.id`, input.id),
    isIn(sql`r.id`, input.id_in),
    contains(sql`r.name`, input.name_contains),
    equals(sql`r.rolled_back_release_id`, input.rolledBackReleaseId),
    hasApp(tenantId, input.appId),
    isAfter(sql`r.created_at`, input.createdAt_gt),
    isBefore(sql`r.created_at`, input.createdAt_lt),
  ]);
  const isOfTenant = sql`r.tenant_id = ${tenantId}`;
  return condition === undefined ? isOfTenant : sql`${isOfTenant} and ${condition}`;
}

function hasApp(tenantId: string, appId: string | null | undefined): SQL | undefined {
  if (appId === null || appId === undefined) return undefined;
  return sql`exists (select 1 from release_items i where i.tenant_id = ${tenantId} and i.release_id = r.id
    and i.kind = 'app' and i.item_id = ${appId})`;
}

/** Ties are broken by id, so that pages neither repeat nor skip a release. */
function orderOf({ sort }: ReleasePage): SQL {
  const columns: Readonly<Record<SortField, SQL>> = {
    createdAt: sql`r.created_at`,
    lastModifiedAt: sql`r.last_modified_at`,
    publishedAt: sql`r.published_at`,
    scheduledAt: sql`r.scheduled_at`,
    name: sql`r.name collate natural_order`,
  };
  const nulls = sort.field === 'publishedAt' || sort.field === 'scheduledAt' ? sql`nulls last` : sql``;
  return sql`${columns[sort.field]} ${sort.isDescending ? sql`desc` : sql`asc`} ${nulls}, r.id`;
}

function toRelease(row: ReleaseRow): Release {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    state: toState({
      isLive: row.live_ids.includes(row.id),
      wasPublished: row.published_at !== null,
      isScheduled: row.scheduled_at !== null,
      hasFailed: row.failure !== null,
    }),
    cause: row.cause,
    rolledBackReleaseId: row.rolled_back_release_id,
    origin: row.origin,
    liveRevision: toLiveRevision(row.live_revisions),
    canRollBack: row.can_roll_back,
    createdAt: new Date(row.created_at),
    publishedAt: row.published_at === null ? null : new Date(row.published_at),
    publishedBy: toAuthor(row.published_by, row.published_by_username, row.published_by_email),
    rolledBackAt: row.rolled_back_at === null ? null : new Date(row.rolled_back_at),
    rolledBackBy: toAuthor(row.rolled_back_by, row.rolled_back_by_username, row.rolled_back_by_email),
    scheduledAt: row.scheduled_at === null ? null : new Date(row.scheduled_at),
    scheduledZone: row.scheduled_zone,
    failure: row.failure,
    overrideReason: row.override_reason,
    lastModifiedAt: new Date(row.last_modified_at),
    revision: row.revision,
    ...toAuthors(row),
  };
}
