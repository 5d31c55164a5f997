import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import type { Database, Transaction } from './database.ts';

/** Where PostgreSQL answers: a URL, or the folder of a unix socket. */
export interface ConnectOptions {
  readonly url: string;
  /** Upper bound of connections that this process holds. */
  readonly poolSize?: number;
}

/** The role that requests run as: neither superuser nor owner, so row level security holds for it. */
const requestRole = 'coverwright_app';

/** Opens a pool; nothing is sent until the first query. */
export function connect({ url, poolSize = 10 }: ConnectOptions): Database {
  const client = postgres(url, {
    max: poolSize,
    connect_timeout: 10,
    // A dropped connection is opened again at once; the supervisor and readiness tell when it cannot be.
    backoff: false,
    onnotice: () => undefined,
    connection: {
      application_name: 'coverwright',
      statement_timeout: 60_000,
      idle_in_transaction_session_timeout: 120_000,
    },
  });
  const pool = drizzle(client);

  function inTenant<T>(tenantId: string, work: (transaction: Transaction) => Promise<T>) {
    return async (transaction: Transaction): Promise<T> => {
      await transaction.execute(
        sql`select set_config('role', ${requestRole}, true), set_config('coverwright.tenant_id', ${tenantId}, true)`,
      );
      return work(transaction);
    };
  }

  return {
    read: (tenantId, work) =>
      pool.transaction(inTenant(tenantId, work), { isolationLevel: 'repeatable read', accessMode: 'read only' }),
    write: (tenantId, work) => pool.transaction(inTenant(tenantId, work)),
    asOwner: (work) => pool.transaction(work),
    ping: async () => {
      await client`select 1`;
    },
    close: () => client.end({ timeout: 5 }),
  };
}
