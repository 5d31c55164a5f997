import { setTimeout as delay } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { createConnectionTurns } from './connection-turns.ts';
import type { Database, Transaction } from '../database.ts';
import { listen } from './listen.ts';
import { createPools, isDirect, type Pools } from './pools.ts';
import { isReadOnly } from '../../errors/database-failure.ts';
import { isReadOnlyQuery, ReadOnlyDatabase } from './primary.ts';
import { createStatementNames } from './statement-names.ts';
import { runTransaction, type TransactionOptions } from './transaction.ts';

export interface ConnectOptions {
  /** May name several hosts, of which the primary is used. */
  readonly url: string;
  /** Of the same database past a pooler, for notices; by default the other one. */
  readonly directUrl?: string;
  /** The maximum number of connections of this process. */
  readonly poolSize?: number;
}

/** How long transactions may continue when the database is being closed. */
const closePatienceMs = 5000;

const readSnapshot = 'begin isolation level repeatable read read only';

/** Nothing is sent until the first query. */
export function connect({ url, directUrl = url, poolSize = 10 }: ConnectOptions): Database {
  const lent = new Set<PoolClient>();
  const pools = createPools(url, poolSize);
  const turns = createConnectionTurns(poolSize);
  const names = createStatementNames();

  async function withPool<T>(work: (pool: Pool) => Promise<T>, isReading = false): Promise<T> {
    const pool = await pools.current();
    try {
      return await work(pool);
    } catch (error) {
      // A write in a transaction that reads would be refused by any host.
      if (!isReading || !isReadOnly(error)) pools.noteFailure(pool, error);
      throw error;
    }
  }

  function begin<T>(options: TransactionOptions<T>, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return withPool(async (pool) => {
      const client = await pool.connect();
      lent.add(client);
      client.on('error', ignoreLoss);
      try {
        // A pooler may pass each transaction to another connection of its own, which does not know the name.
        const named = options.isNamed && isDirect(client) ? { ...options, names } : options;
        return await runTransaction(client, named, work);
      } finally {
        client.off('error', ignoreLoss);
        lent.delete(client);
        const isIdle = client.getTransactionStatus() === 'I';
        client.release(!isIdle);
      }
    }, options.begin === readSnapshot);
  }

  const query: Database['query'] = (text, values) =>
    withPool((pool) => pool.query(text, values === undefined ? undefined : [...values]));

  return {
    read: (caller, work, signal) => {
      const { tenantId } = caller;
      return new Promise((resolve, reject) => {
        // The end of the transaction cannot change what was read; the turn is held until then.
        const options = { begin: readSnapshot, tenantId, onValue: resolve };
        turns.forTenant(caller, () => begin(options, work), signal).catch(reject);
      });
    },
    write: (caller, work, signal) => {
      const { tenantId } = caller;
      return turns.forTenant(caller, () => begin({ begin: 'begin', tenantId, isNamed: true }, work), signal);
    },
    asOwner: (work, caller = {}, signal) => turns.forOwner(caller, () => begin({ begin: 'begin' }, work), signal),
    // The pool closes a connection that is left in a failed transaction.
    query: (text, values) => turns.forOwner({}, () => query(text, values)),
    listen: (channel, listener) => listen({ url: directUrl, channel, listener, query }),
    ping: () => followIfSilent(pools, () => turns.forOwner({}, () => withPool(ping))),
    close: async () => {
      turns.close();
      const ended = pools.close();
      await Promise.race([ended, delay(closePatienceMs, undefined, { ref: false })]);
      for (const client of lent) client.connection.stream.destroy();
      await ended;
    },
  };
}

/** Soon enough for the checks of a load balancer, if the host has vanished without a word. */
const pingMs = 5_000;

async function ping(pool: Pool): Promise<void> {
  const asked = { text: isReadOnlyQuery, query_timeout: pingMs };
  const { rows } = await pool.query<{ is_read_only: boolean }>(asked);
  if (rows[0]?.is_read_only !== false) throw new ReadOnlyDatabase();
}

/** What waits for a primary that is gone may hold all turns, so that no other work would find the new one. */
async function followIfSilent(pools: Pools, check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    await pools.follow();
    throw error;
  }
}

/** Running queries report the loss, and so does the next one; an unhandled event would end the process. */
function ignoreLoss(): void {}
