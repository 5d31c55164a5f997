import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../database.ts';

/**
 * The number of rows from a table that meet a condition, or `atMost` if there are as many or more: reading stops there.
 * @param rows what follows FROM
 */
export async function countRows(transaction: Transaction, rows: SQL, atMost?: number): Promise<number> {
  const limit = atMost === undefined ? sql`` : sql` limit ${atMost}`;
  const [row] = await transaction.execute<{ count: number }>(
    sql`select count(*)::integer as count from (select from ${rows}${limit}) counted`,
  );
  return row?.count ?? 0;
}
