import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';

/** The owner's transaction records no references: a job reads what the items of the tenant name. */
export async function insertUnreadReferences(transaction: Transaction, tenantId: string): Promise<void> {
  await transaction.execute(sql`
    insert into unread_references (tenant_id, kind, item_id)
    select tenant_id, kind, item_id from (
      select tenant_id, 'product' as kind, plan || '|' || version || '|' || type as item_id from products
      union all select tenant_id, 'template', id from templates
      union all select tenant_id, 'component', id from components
      union all select tenant_id, 'app', app_id from apps) as items
    where tenant_id = ${tenantId}`);
}
