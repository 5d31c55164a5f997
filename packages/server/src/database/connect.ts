import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle, PostgresJsSession, PostgresJsTransaction } from 'drizzle-orm/postgres-js';
import type postgres from 'postgres';
import type { Database, Transaction } from './database.ts';
import { createClient } from './database-url.ts';
import { requestRole } from './request-role.ts';

export interface ConnectOptions {
  readonly url: string;
  /** Upper bound of connections that this process holds. */
  readonly poolSize?: number;
}

type Work<T> = (transaction: Transaction) => Promise<T>;

const dialect = new PgDialect();

/** Opens a pool; nothing is sent until the first query. */
export function connect({ url, poolSize = 10 }: ConnectOptions): Database {
  const client = createClient(url, {
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
  // Sets the client's parsers to what drizzle's column types expect.
  drizzle(client);

  async function begin<T>(mode: string, work: Work<T>, tenantId?: string): Promise<T> {
    let isOver = false;
    try {
      const { value } = await client.begin(mode, async (connection) => {
        const transaction = toTransaction(connection, () => isOver);
        // Sent ahead of the first query without waiting: should it fail, PostgreSQL refuses all that follows.
        const entered = tenantId === undefined ? undefined : enterTenant(connection, tenantId);
        const result = { value: await work(transaction) };
        await entered;
        return result;
      });
      return value;
    } finally {
      isOver = true;
    }
  }

  return {
    read: (tenantId, work) => begin('isolation level repeatable read read only', work, tenantId),
    write: (tenantId, work) => begin('', work, tenantId),
    asOwner: (work) => begin('', work),
    ping: async () => {
      await client`select 1`;
    },
    close: () => client.end({ timeout: 5 }),
  };
}

function enterTenant(connection: postgres.TransactionSql, tenantId: string) {
  return connection`
    select set_config('role', ${requestRole}, true), set_config('coverwright.tenant_id', ${tenantId}, true)`.execute();
}

type NoSchema = Record<string, never>;

/** What drizzle asks for by type; it calls unsafe and savepoint only, which a transaction has. */
type DrizzleConnection = postgres.TransactionSql & postgres.Sql;

function toTransaction(connection: postgres.TransactionSql, isOver: () => boolean): Transaction {
  const session = new PostgresJsSession<DrizzleConnection, NoSchema, ExtractTablesWithRelations<NoSchema>>(
    guard(connection as DrizzleConnection, isOver),
    dialect,
    undefined,
  );
  return new PostgresJsTransaction<NoSchema, ExtractTablesWithRelations<NoSchema>>(dialect, session, undefined);
}

/**
 * A query that comes after the end would run on a connection that has left the tenant's role, perhaps in the middle
 * of somebody else's transaction. It is refused instead.
 */
function guard<Connection extends postgres.TransactionSql>(connection: Connection, isOver: () => boolean): Connection {
  return new Proxy(connection, {
    get: (target, name, receiver): unknown => {
      if (isOver()) throw new Error('A query was sent after its transaction had ended.');
      if (name !== 'savepoint') return Reflect.get(target, name, receiver);
      return (work: (inner: postgres.TransactionSql) => Promise<unknown>) =>
        target.savepoint((inner) => work(guard(inner, isOver)));
    },
  });
}
