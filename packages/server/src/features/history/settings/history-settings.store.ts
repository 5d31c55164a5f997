import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import type { Retention } from './history-settings.ts';

type Row = { tenant_id: string; all_days: number; daily_days: number; trash_days: number };

function toRetention({ all_days: allDays, daily_days: dailyDays, trash_days: trashDays }: Row): Retention {
  return { allDays, dailyDays, trashDays };
}

/** Undefined if the tenant has the defaults. */
export async function findRetention(transaction: Transaction, tenantId: string): Promise<Retention | undefined> {
  const [row] = await transaction.execute<Row>(sql`
    select tenant_id, all_days, daily_days, trash_days from history_settings where tenant_id = ${tenantId}`);
  return row && toRetention(row);
}

export async function writeRetention(
  transaction: Transaction,
  tenantId: string,
  { allDays, dailyDays, trashDays }: Retention,
): Promise<void> {
  await transaction.execute(sql`
    insert into history_settings (tenant_id, all_days, daily_days, trash_days)
    values (${tenantId}, ${allDays}, ${dailyDays}, ${trashDays})
    on conflict (tenant_id) do update set all_days = excluded.all_days, daily_days = excluded.daily_days,
      trash_days = excluded.trash_days`);
}

/** Of all tenants that have their own, so it requires the owner's transaction. */
export async function listRetentions(transaction: Transaction): Promise<ReadonlyMap<string, Retention>> {
  const rows = await transaction.execute<Row>(sql`
    select tenant_id, all_days, daily_days, trash_days from history_settings`);
  return new Map(rows.map((row) => [row.tenant_id, toRetention(row)]));
}

export interface HistorySize {
  readonly stateCount: number;
  readonly stateBytes: number;
  readonly deletedFileBytes: number;
}

export async function readHistorySize(transaction: Transaction, tenantId: string): Promise<HistorySize> {
  const [row] = await transaction.execute<{ states: number; bytes: string | null; files: string | null }>(sql`
    select (select count(*)::integer from snapshots where tenant_id = ${tenantId}) as states,
      (select sum(octet_length(bytes)) from snapshot_parts where tenant_id = ${tenantId}) as bytes,
      (select sum(f.size) from deleted_files f join deleted_items d
        on d.tenant_id = ${tenantId} and d.kind = f.kind and d.item_id = f.item_id
        where f.tenant_id = ${tenantId} and not d.is_removed) as files`);
  return {
    stateCount: row?.states ?? 0,
    stateBytes: Number(row?.bytes ?? 0),
    deletedFileBytes: Number(row?.files ?? 0),
  };
}
