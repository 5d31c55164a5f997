// Sends requests that all wait for the same lock, so that they reliably meet.
import { expect } from 'vitest';
import { withClient } from '../database/connection/connection.ts';
import type { TestServer } from './start-test-server.ts';

/** Resolves once that many transactions of the database wait for locks. */
export async function untilWaiting({ sql }: Pick<TestServer, 'sql'>, count: number): Promise<void> {
  // Not within a transaction, where the database would repeat its first result.
  const countWaiting = async () =>
    (await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`).length;
  await expect.poll(countWaiting, { timeout: 20_000 }).toBe(count);
}

/**
 * @param lock the statement that takes the lock; the requests start afterwards, and continue once all of them
 * are waiting
 */
export function whileLocked<Answer>(
  server: Pick<TestServer, 'databaseUrl' | 'sql'>,
  lock: { readonly text: string; readonly values: readonly unknown[] },
  requests: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  return withClient(server.databaseUrl, async (client) => {
    await client.query('begin');
    await client.query(lock.text, [...lock.values]);
    const answers = Promise.all(requests.map((request) => request()));
    await untilWaiting(server, requests.length);
    await client.query('commit');
    return answers;
  });
}
