// A change of an account that commits while a request waits for the account's lock: after the request's checks,
// and before its work.
import type { Client } from 'pg';
import { withClient } from '../database/connection/connection.ts';
import type { GivenUser } from './given.ts';
import type { TestServer } from './start-test-server.ts';
import { untilWaiting } from './while-locked.ts';

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
    await untilWaiting(server, 1);
    await change(client);
    await client.query('commit');
    return answer;
  });
}
