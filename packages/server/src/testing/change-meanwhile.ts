// A change of an account that commits while a request waits for that account: after what the request has checked, and before
// what it does.
import type { Client } from 'pg';
import { expect } from 'vitest';
import { withClient } from '../database/connection/connection.ts';
import type { GivenUser } from './given.ts';
import type { TestServer } from './start-test-server.ts';

export function changeMeanwhile<Answer>(
  server: TestServer,
  { tenantId, userId }: GivenUser,
  request: () => Promise<Answer>,
  change: (client: Client) => Promise<unknown>,
): Promise<Answer> {
  return withClient(server.databaseUrl, async (client) => {
    await client.query('begin');
    await client.query('select 1 from users where tenant_id = $1 and id = $2 for update', [tenantId, userId]);
    const answer = request();
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await client.query(waiting)).rows.length).toBe(1);
    await change(client);
    await client.query('commit');
    return answer;
  });
}
