// The amount of text that a transaction writes: sent to the database, or copied within it.
import { sql } from 'drizzle-orm';
import type { Transaction } from '../database.ts';

const sentLengths = new WeakMap<Transaction, () => number>();

export function noteSentLength(transaction: Transaction, sentLength: () => number): void {
  sentLengths.set(transaction, sentLength);
}

/** The total length of a statement's values in characters. */
export function lengthOf(values: readonly unknown[]): number {
  return values.reduce((sum: number, value) => {
    if (Array.isArray(value)) return sum + lengthOf(value);
    return sum + (typeof value === 'string' ? value.length : 0);
  }, 0);
}

/** The amount so far, in characters or bytes: the larger of what was sent and what the tenant gained. */
export async function readWrittenLength(transaction: Transaction): Promise<number> {
  const [row] = await transaction.execute<{ growth: string }>(sql`
    select (nullif(current_setting('coverwright.usage', true), '')::bigint[])[2] as growth`);
  return Math.max(Number(row?.growth ?? 0), sentLengths.get(transaction)?.() ?? 0);
}
