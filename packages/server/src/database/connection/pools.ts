// The connections to the primary. When it is another host, or accepts no writes any longer, the connections to the earlier
// one are given up, and the next transaction looks for the primary again. What still waits for an earlier primary then
// fails: a pooler would keep it waiting for a server that is gone.
import { Pool, type PoolClient } from 'pg';
import { connectionTo } from './connection.ts';
import { findPrimary, isReadOnlyQuery, ReadOnlyDatabase } from './primary.ts';
import { addressesOf } from './address.ts';
import { canDistributeCondition } from '../sharding/distribution.ts';
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
  /** Gives up the pool if another host is the primary, for when its connections do not answer. */
  follow(): Promise<void>;
  /** Open connections. */
  size(): number;
  close(): Promise<void>;
}

/** Where a pool leads, and its connections. */
interface Host {
  readonly address: string;
  readonly clients: Set<PoolClient>;
}

export function createPools(url: string, poolSize: number): Pools {
  const hasSeveralHosts = (addressesOf(url) ?? []).length > 1;
  const open = new Map<Pool, Host>();
  /** Of pools whose last transactions are in progress. */
  const givenUp = new Set<Host>();
  let current: Promise<Pool> | undefined;

  async function openPool(): Promise<Pool> {
    const address = await findPrimary(url);
    const earlier = [...givenUp].filter((host) => host.address !== address);
    for (const { clients } of earlier) for (const client of clients) client.connection.stream.destroy();
    const host: Host = { address, clients: new Set() };
    const pool = createPool(host, poolSize);
    open.set(pool, host);
    return pool;
  }

  function giveUp(pool: Pool): void {
    const host = open.get(pool);
    if (host === undefined) return;
    open.delete(pool);
    current = undefined;
    givenUp.add(host);
    // Ends as soon as the transactions in progress have failed or ended.
    void pool.end().finally(() => givenUp.delete(host));
  }

  async function currentPool(): Promise<Pool> {
    if (current === undefined) {
      const opening = openPool();
      opening.catch(() => {
        if (current === opening) current = undefined;
      });
      current = opening;
    }
    return current;
  }

  return {
    current: currentPool,
    follow: async () => {
      const pool = hasSeveralHosts ? await current?.catch(() => undefined) : undefined;
      const host = pool === undefined ? undefined : open.get(pool);
      if (pool === undefined || host === undefined) return;
      const primary = await findPrimary(url).catch(() => undefined);
      if (primary === undefined || primary === host.address) return;
      giveUp(pool);
      await currentPool();
    },
    noteFailure: (pool, error) => {
      const isLost = hasSeveralHosts && databaseFailureOf(error) === 'unavailable';
      if (isLost || isReadOnly(error)) giveUp(pool);
    },
    size: () => [...open.values(), ...givenUp].reduce((sum, { clients }) => sum + clients.size, 0),
    close: async () => {
      await Promise.all([...open.keys()].map((pool) => pool.end()));
    },
  };
}

function createPool({ address, clients }: Host, poolSize: number): Pool {
  const pool = new Pool({
    ...connectionTo(address),
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
  pool.on('connect', (client) => {
    // While it is verified, nobody else listens, and an unhandled event would end the process.
    client.on('error', () => undefined);
    clients.add(client);
  });
  pool.on('remove', (client) => clients.delete(client));
  return pool;
}

/** Connections whose server process is the one that answered the connection: there is no pooler in between. */
const direct = new WeakSet<PoolClient>();

export function isDirect(client: PoolClient): boolean {
  return direct.has(client);
}

/** Connections to a PostgreSQL whose tables can be on other machines. */
const sharded = new WeakSet<PoolClient>();

export function isSharded(client: PoolClient): boolean {
  return sharded.has(client);
}

async function verify(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ is_read_only: boolean; process: number; is_sharded: boolean }>(
    `${isReadOnlyQuery}, pg_backend_pid() as process, ${canDistributeCondition} as is_sharded`,
  );
  const [row] = rows;
  if (row?.is_read_only !== false) throw new ReadOnlyDatabase();
  if (row.is_sharded) sharded.add(client);
  if (!('processID' in client) || client.processID !== row.process) return;
  direct.add(client);
  // Of statements outside transactions, which set their own.
  await client.query(`set statement_timeout = ${statementTimeoutMs}`);
}
