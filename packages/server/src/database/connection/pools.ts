// The connections to the primary. When it is another host, or accepts no writes any longer, the connections to the earlier
// one are given up, and the next transaction looks for the primary again.
import { Pool, type PoolClient } from 'pg';
import { connectionTo } from './connection.ts';
import { findPrimary, isReadOnlyQuery, ReadOnlyDatabase } from './primary.ts';
import { addressesOf } from './address.ts';
import { databaseFailureOf, isReadOnly } from '../../errors/database-failure.ts';
import { statementTimeoutMs } from './transaction.ts';

/** Connections that remain open. Additional ones that a burst opened are closed, which releases the memory of their processes. */
const keptConnections = 3;
export const idleConnectionMs = 60_000;

/** Longer than the timeout that PostgreSQL itself observes: for a host that has vanished without a word. */
const silenceMs = 75_000;

export interface Pools {
  /** Rejects if no host is the primary. */
  current(): Promise<Pool>;
  /** To be called with every failure of work in that pool. */
  noteFailure(pool: Pool, error: unknown): void;
  close(): Promise<void>;
}

export function createPools(url: string, poolSize: number): Pools {
  const hasSeveralHosts = (addressesOf(url) ?? []).length > 1;
  const open = new Set<Pool>();
  let current: Promise<Pool> | undefined;

  async function openPool(): Promise<Pool> {
    const pool = new Pool({
      ...connectionTo(await findPrimary(url)),
      min: Math.min(keptConnections, poolSize),
      max: poolSize,
      idleTimeoutMillis: idleConnectionMs,
      pipeline: true,
      application_name: 'coverwright',
      query_timeout: silenceMs,
      verify: (client, done) => void verify(client).then(() => done(), done),
    });
    // A connection lost while idle is replaced when it is next needed.
    pool.on('error', () => undefined);
    // While it is verified, nobody else listens, and an unhandled event would end the process.
    pool.on('connect', (client) => void client.on('error', () => undefined));
    open.add(pool);
    return pool;
  }

  function giveUp(pool: Pool): void {
    if (!open.delete(pool)) return;
    current = undefined;
    // Ends as soon as the transactions in progress have failed or ended.
    void pool.end();
  }

  return {
    current: () => {
      if (current === undefined) {
        const opening = openPool();
        opening.catch(() => {
          if (current === opening) current = undefined;
        });
        current = opening;
      }
      return current;
    },
    noteFailure: (pool, error) => {
      const isLost = hasSeveralHosts && databaseFailureOf(error) === 'unavailable';
      if (isLost || isReadOnly(error)) giveUp(pool);
    },
    close: async () => {
      await Promise.all([...open].map((pool) => pool.end()));
    },
  };
}

/** Connections whose server process is the one that answered the connection: there is no pooler in between. */
const direct = new WeakSet<PoolClient>();

export function isDirect(client: PoolClient): boolean {
  return direct.has(client);
}

async function verify(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ is_read_only: boolean; process: number }>(
    `${isReadOnlyQuery}, pg_backend_pid() as process`,
  );
  const [row] = rows;
  if (row?.is_read_only !== false) throw new ReadOnlyDatabase();
  if (!('processID' in client) || client.processID !== row.process) return;
  direct.add(client);
  // Of statements outside transactions, which set their own.
  await client.query(`set statement_timeout = ${statementTimeoutMs}`);
}
