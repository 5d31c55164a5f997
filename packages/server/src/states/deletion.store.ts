import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import type { ItemId } from '../snapshots/item-history.ts';

export async function findLive(
  transaction: Transaction,
  tenantId: string,
  { kind, itemId }: ItemId,
): Promise<{ readonly name: string; readonly release: string } | undefined> {
  const [row] = await transaction.execute<{ name: string; release: string }>(sql`
    select i.name, r.name as release from live_items l
      join release_items i on i.tenant_id = ${tenantId} and i.release_id = l.release_id and i.kind = l.kind
        and i.item_id = l.item_id and i.action = 'PUBLISH'
      join releases r on r.tenant_id = ${tenantId} and r.id = l.release_id
    where l.tenant_id = ${tenantId} and l.kind = ${kind} and l.item_id = ${itemId}`);
  return row;
}

export async function removeRetired(
  transaction: Transaction,
  tenantId: string,
  { kind, itemId }: ItemId,
): Promise<void> {
  await transaction.execute(
    sql`delete from live_items where tenant_id = ${tenantId} and kind = ${kind} and item_id = ${itemId}`,
  );
}
