import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';

/** The rows of a table that some work of a transaction reads, with or without an index. */
export async function rowsRead(transaction: Transaction, table: string, work: () => Promise<unknown>): Promise<number> {
  const total = async () => {
    const [row] = await transaction.execute<{ rows: number }>(sql`
      select (pg_stat_get_xact_tuples_returned(${table}::regclass) + pg_stat_get_xact_tuples_fetched(${table}::regclass) +
        (select sum(pg_stat_get_xact_tuples_fetched(indexrelid)) from pg_index where indrelid = ${table}::regclass)
      )::integer as rows`);
    return row?.rows ?? 0;
  };
  const before = await total();
  await work();
  return (await total()) - before;
}
