// Requests that all wait for the same lock, so that they meet whatever the machine is doing.
import { expect } from 'vitest';
import { withClient } from '../database/connection/connection.ts';
import type { TestServer } from './start-test-server.ts';

/** @param lock the statement that takes the lock; the requests begin afterwards, and go on once all of them wait */
export function whileLocked<Answer>(
  { databaseUrl, sql }: Pick<TestServer, 'databaseUrl' | 'sql'>,
  lock: { readonly text: string; readonly values: readonly unknown[] },
  requests: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  // Within one transaction the database would repeat what it said first.
  const countWaiting = async () =>
    (await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`).length;
  return withClient(databaseUrl, async (client) => {
    await client.query('begin');
    await client.query(lock.text, [...lock.values]);
    const answers = Promise.all(requests.map((request) => request()));
    await expect.poll(countWaiting, { timeout: 20_000 }).toBe(requests.length);
    await client.query('commit');
    return answers;
  });
}
