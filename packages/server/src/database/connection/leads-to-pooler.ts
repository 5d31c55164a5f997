import { withClient } from './connection.ts';
import { findPrimary } from './primary.ts';

/** A pooler shows in that its process number is not that of PostgreSQL. */
export async function leadsToPooler(url: string): Promise<boolean> {
  return withClient(await findPrimary(url), async (client) => {
    const { rows } = await client.query<{ process: number }>('select pg_backend_pid() as process');
    return 'processID' in client && client.processID !== rows[0]?.process;
  });
}
