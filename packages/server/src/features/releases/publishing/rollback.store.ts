// A release that returns to what another one has replaced: copies of the items that were live before.
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { randomId } from '../../../database/random-id.ts';
import { tenantRow } from '../../../database/statements/tenant-row.ts';
import type { Authorship } from '../../../request/context.ts';
import type { ItemId } from '../../../snapshots/item-history.ts';

interface Rollback {
  readonly id: string;
  /** The release that is rolled back. */
  readonly releaseId: string;
}

interface Affected {
  readonly releaseId: string;
  readonly items: readonly ItemId[];
}

export async function insertRollback(
  transaction: Transaction,
  { tenantId, userId, now }: Authorship,
  { id, releaseId, name }: Rollback & { readonly name: string },
): Promise<void> {
  const at = now.toISOString();
  await transaction.execute(sql`
    insert into releases (tenant_id, id, name, revision, cause, rolled_back_release_id, created_at, created_by,
      last_modified_at, last_modified_by)
    values (${tenantId}, ${id}, ${name}, ${randomId()}, 'ROLLBACK', ${releaseId}, ${at}, ${userId}, ${at}, ${userId})`);
}

/** What they replaced has since been deleted. */
export async function listLostItems(
  transaction: Transaction,
  tenantId: string,
  affected: Affected,
): Promise<{ readonly name: string }[]> {
  return transaction.execute<{ name: string }>(sql`
    select i.name ${replaced(tenantId, affected)} and i.replaced_release_id is not null and e.item_id is null
    order by i.kind, i.item_id`);
}

/** Items that replaced nothing are retired. */
export async function copyReplacedItems(
  transaction: Transaction,
  tenantId: string,
  { id, ...affected }: Rollback & Affected,
): Promise<void> {
  await transaction.execute(sql`
    insert into release_items (tenant_id, release_id, kind, item_id, name, action, number, names, keys, needs, snapshot,
      parts, parts_bytes, format, served, compiled, changes)
    select i.tenant_id, ${id}, i.kind, i.item_id, coalesce(e.name, i.name), coalesce(e.action, 'RETIRE'),
      coalesce(e.number, i.number), coalesce(e.names, '{}'), coalesce(e.keys, '{}'), coalesce(e.needs, '{}'), e.snapshot,
      case when e.item_id is null then '{}' else e.parts end, coalesce(e.parts_bytes, 0), coalesce(e.format, i.format),
      coalesce(e.served, '{}'), coalesce(e.compiled, '{}'), '[]'
    ${replaced(tenantId, affected)}`);
  await transaction.execute(sql`
    insert into release_assets (tenant_id, release_id, kind, item_id, path, encoding, content_type, sha256)
    select a.tenant_id, ${id}, a.kind, a.item_id, a.path, a.encoding, a.content_type, a.sha256
    from release_items i
      join release_assets a on a.tenant_id = ${tenantId} and a.release_id = i.replaced_release_id and a.kind = i.kind
        and a.item_id = i.item_id
    where ${isAffected(tenantId, affected)}`);
  await transaction.execute(sql`
    insert into release_snapshots (tenant_id, release_id, kind, item_id, number)
    select i.tenant_id, ${id}, i.kind, i.item_id, i.number from release_items i cross join ${tenantRow(tenantId)}
    where i.tenant_id = ${tenantId} and i.release_id = ${id} and i.number is not null`);
  // The components on the pages of apps.
  await transaction.execute(sql`
    insert into release_snapshots (tenant_id, release_id, kind, item_id, number)
    select s.tenant_id, ${id}, s.kind, s.item_id, min(s.number) from release_items i
      join release_items e on e.tenant_id = ${tenantId} and e.release_id = i.replaced_release_id and e.kind = i.kind
        and e.item_id = i.item_id
      cross join lateral jsonb_each_text(e.served -> 'componentIds') as used (name, id)
      join release_snapshots s on s.tenant_id = ${tenantId} and s.release_id = e.release_id and s.kind = 'component'
        and s.item_id = used.id
    where ${isAffected(tenantId, affected)}
    group by s.tenant_id, s.kind, s.item_id
    on conflict do nothing`);
}

function replaced(tenantId: string, affected: Affected): SQL {
  return sql`from release_items i
      left join release_items e on e.tenant_id = ${tenantId} and e.release_id = i.replaced_release_id and e.kind = i.kind
        and e.item_id = i.item_id
    where ${isAffected(tenantId, affected)}`;
}

function isAffected(tenantId: string, { releaseId, items }: Affected): SQL {
  const ids = items.map(({ kind, itemId }) => ({ kind, itemId }));
  return sql`i.tenant_id = ${tenantId} and i.release_id = ${releaseId} and (i.kind, i.item_id) in (select kind, "itemId"
    from jsonb_to_recordset(${JSON.stringify(ids)}::jsonb) as given (kind text, "itemId" text))`;
}
