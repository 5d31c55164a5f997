// Everything of a tenant that is released as states, and what is live of it.
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { anyOf } from '../../../database/statements/any-of.ts';
import type { ItemId } from '../../../snapshots/item-history.ts';

export async function listAllItems(transaction: Transaction, tenantId: string): Promise<ItemId[]> {
  const rows = await transaction.execute<{ kind: string; item_id: string }>(sql`
    select 'product' as kind, plan || '|' || version || '|' || type as item_id from products where tenant_id = ${tenantId}
    union all select 'template', id from templates where tenant_id = ${tenantId}
    union all select 'component', id from components where tenant_id = ${tenantId}
    order by kind, item_id`);
  return rows.map(({ kind, item_id: itemId }) => ({ kind, itemId }));
}

/** Live apps of releases that earlier versions created: their states, and what customers get through them. */
export async function completeLiveApps(transaction: Transaction, tenantId: string): Promise<void> {
  await transaction.execute(sql`
    update release_items i set names = '{}', keys = '{}',
      number = coalesce(i.number, (select s.number from release_snapshots s where s.tenant_id = ${tenantId}
        and s.release_id = i.release_id and s.kind = i.kind and s.item_id = i.item_id)),
      needs = array(
        select 'product ' || (p ->> 'plan') || '|' || (p ->> 'version') || '|' || (p ->> 'type')
        from jsonb_path_query(i.served, '$.products[*]') p
        union select 'template ' || d from jsonb_array_elements_text(
          jsonb_path_query_array(i.served, '$.visitors.documentTemplateIds[*]')) d)
    where i.tenant_id = ${tenantId} and i.kind = 'app' and i.needs is null and exists (
      select 1 from live_items l where l.tenant_id = ${tenantId} and l.kind = i.kind and l.item_id = i.item_id
        and l.release_id = i.release_id)`);
}

/** Nothing of these kinds is live any more. Returns what was. */
export async function removeLiveItems(
  transaction: Transaction,
  tenantId: string,
  kinds: readonly string[],
): Promise<ItemId[]> {
  const rows = await transaction.execute<{ kind: string; item_id: string }>(sql`
    delete from live_items l where l.tenant_id = ${tenantId} and l.kind = ${anyOf(kinds)} returning l.kind, l.item_id`);
  return rows.map(({ kind, item_id: itemId }) => ({ kind, itemId }));
}

/** Returns false if the tenant works so already. Locks it until the transaction ends; rows can be added to it meanwhile. */
export async function isOtherMode(transaction: Transaction, tenantId: string, changeControl: string): Promise<boolean> {
  const rows = await transaction.execute(sql`
    select 1 from tenants where tenant_id = ${tenantId} and change_control <> ${changeControl}
    for no key update`);
  return rows.length > 0;
}
