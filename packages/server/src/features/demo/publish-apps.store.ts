import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';

export interface AppToPublish {
  readonly tenantId: string;
  readonly appId: string;
  /** The user who releases it. */
  readonly userId: string;
}

export async function insertAppToPublish(
  transaction: Transaction,
  { tenantId, appId, userId }: AppToPublish,
): Promise<void> {
  await transaction.execute(sql`
    insert into apps_to_publish (tenant_id, app_id, user_id) values (${tenantId}, ${appId}, ${userId})`);
}

/** For all tenants, so it requires the owner's transaction. */
export async function listAppsToPublish(transaction: Transaction): Promise<AppToPublish[]> {
  const rows = await transaction.execute<{ tenant_id: string; app_id: string; user_id: string }>(sql`
    select tenant_id, app_id, user_id from apps_to_publish order by tenant_id, app_id`);
  return rows.map((row) => ({ tenantId: row.tenant_id, appId: row.app_id, userId: row.user_id }));
}

export async function deleteAppToPublish(
  transaction: Transaction,
  { tenantId, appId }: Pick<AppToPublish, 'tenantId' | 'appId'>,
): Promise<void> {
  await transaction.execute(sql`delete from apps_to_publish where tenant_id = ${tenantId} and app_id = ${appId}`);
}
