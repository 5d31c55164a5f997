import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';

export async function listSenders(tenantId: string, transaction: Transaction): Promise<string[]> {
  const rows = await transaction.execute<{ address: string }>(sql`
    select address from mail_senders where tenant_id = ${tenantId} order by address`);
  return rows.map(({ address }) => address);
}

export async function insertSender(tenantId: string, address: string, transaction: Transaction): Promise<void> {
  await transaction.execute(sql`
    insert into mail_senders (tenant_id, address) values (${tenantId}, ${address}) on conflict do nothing`);
}

/** Returns whether the sender existed. */
export async function deleteSender(tenantId: string, address: string, transaction: Transaction): Promise<boolean> {
  const rows = await transaction.execute(sql`
    delete from mail_senders where tenant_id = ${tenantId} and address = ${address} returning address`);
  return rows.length > 0;
}
