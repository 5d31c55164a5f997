import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { PostgresJsSession, PostgresJsTransaction } from 'drizzle-orm/postgres-js';
import type postgres from 'postgres';
import type { Database, Transaction } from './database.ts';
import { createPool, type Slot } from './pool.ts';
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
  const pool = createPool(url, poolSize, {
    connect_timeout: 10,
    onnotice: () => undefined,
    connection: {
      application_name: 'coverwright',
      statement_timeout: 60_000,
      idle_in_transaction_session_timeout: 120_000,
    },
  });

  function begin<T>(mode: string, work: Work<T>, tenantId?: string): Promise<T> {
    return pool.lend(async (slot) => {
      let isOver = false;
      const requireOpen = () => {
        if (slot.isLost) throw new LostConnectionError();
        if (isOver) throw new Error('A query was sent after its transaction had ended.');
      };
      try {
        const { value } = await slot.client.begin(mode, (connection) =>
          unlessLost(slot, async () => {
            const transaction = toTransaction(connection, slot, requireOpen);
            // Sent ahead of the first query without waiting: should it fail, PostgreSQL refuses all that follows.
            const entered = tenantId === undefined ? undefined : enterTenant(connection, tenantId);
            const result = { value: await work(transaction) };
            await entered;
            return result;
          }),
        );
        return value;
      } finally {
        isOver = true;
      }
    });
  }

  return {
    read: (tenantId, work) => begin('isolation level repeatable read read only', work, tenantId),
    write: (tenantId, work) => begin('', work, tenantId),
    asOwner: (work) => begin('', work),
    ping: async () => {
      await pool.lend(async ({ client }) => client`select 1`);
    },
    close: () => pool.close(),
  };
}

class LostConnectionError extends Error {
  readonly code = 'CONNECTION_CLOSED';

  constructor() {
    super('The connection to the database was lost in the middle of a transaction.');
  }
}

/**
 * Never settles when the connection was lost: the driver would send a rollback or commit over a socket that is gone,
 * which ends the process. begin() itself rejects at the loss, so nobody waits for this.
 */
async function unlessLost<T>(slot: Slot, work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work()]);
  if (slot.isLost) return new Promise(() => undefined);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

function enterTenant(connection: postgres.TransactionSql, tenantId: string) {
  return connection`
    select set_config('role', ${requestRole}, true), set_config('coverwright.tenant_id', ${tenantId}, true)`.execute();
}

type NoSchema = Record<string, never>;
type NoTables = ExtractTablesWithRelations<NoSchema>;

/** What drizzle asks for by type; it calls unsafe and savepoint only, which a transaction has. */
type DrizzleConnection = postgres.TransactionSql & postgres.Sql;

function toTransaction(connection: postgres.TransactionSql, slot: Slot, requireOpen: () => void): Transaction {
  const guarded = guard(connection as DrizzleConnection, slot, requireOpen);
  const session = new PostgresJsSession<DrizzleConnection, NoSchema, NoTables>(guarded, dialect, undefined);
  return new PostgresJsTransaction<NoSchema, NoTables>(dialect, session, undefined);
}

/**
 * A query that comes after the end would run on a connection that has left the tenant's role, perhaps in the middle
 * of somebody else's transaction. It is refused instead.
 */
function guard<Connection extends postgres.TransactionSql>(
  connection: Connection,
  slot: Slot,
  requireOpen: () => void,
): Connection {
  return new Proxy(connection, {
    get: (target, name, receiver): unknown => {
      requireOpen();
      if (name !== 'savepoint') return Reflect.get(target, name, receiver);
      return (work: (inner: postgres.TransactionSql) => Promise<unknown>) =>
        target.savepoint((inner) => unlessLost(slot, () => work(guard(inner, slot, requireOpen))));
    },
  });
}
