import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';

export type ChangeControl = 'AT_ONCE' | 'RELEASES';

export async function readChangeControl(transaction: Transaction, tenantId: string): Promise<ChangeControl> {
  const [row] = await transaction.execute<{ change_control: ChangeControl }>(
    sql`select change_control from tenants where tenant_id = ${tenantId}`,
  );
  return row?.change_control ?? 'AT_ONCE';
}

export async function updateChangeControl(
  transaction: Transaction,
  tenantId: string,
  changeControl: ChangeControl,
): Promise<void> {
  await transaction.execute(sql`update tenants set change_control = ${changeControl} where tenant_id = ${tenantId}`);
}
