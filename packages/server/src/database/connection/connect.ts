import { setTimeout as delay } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { createConnectionTurns } from './connection-turns.ts';
import type { Database, Transaction } from '../database.ts';
import { listen } from './listen.ts';
import type { DatabaseObserver } from '../activity.ts';
import { createPools, isDirect, isSharded, type Pools } from './pools.ts';
import { isReadOnly } from '../../errors/database-failure.ts';
import { isReadOnlyQuery, ReadOnlyDatabase } from './primary.ts';
import { createStatementLabels } from './statement-labels.ts';
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

/** Lends the connections of the pools to transactions, and reports what these do. */
function createConnections(pools: Pools) {
  const lent = new Set<PoolClient>();
  const names = createStatementNames();
  const labelOf = createStatementLabels();
  const observers: DatabaseObserver[] = [];

  const onStatement: Required<TransactionOptions>['onStatement'] = (text, run) => {
    for (const observer of observers) observer.onStatement?.({ label: labelOf(text), ...run });
  };

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

  function begin<T>(
    { askedAt, ...options }: TransactionOptions<T> & { readonly askedAt: number },
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    return withPool(async (pool) => {
      const client = await pool.connect();
      lent.add(client);
      client.on('error', ignoreLoss);
      const waitMs = performance.now() - askedAt;
      for (const observer of observers) observer.onConnection?.(waitMs);
      try {
        // A pooler may pass each transaction to another connection of its own, which does not know the name.
        const named = options.isNamed && isDirect(client) ? { names } : {};
        const checksLimits = isSharded(client);
        return await runTransaction(client, { ...options, ...named, checksLimits, onStatement }, work);
      } finally {
        client.off('error', ignoreLoss);
        lent.delete(client);
        const isIdle = client.getTransactionStatus() === 'I';
        client.release(!isIdle);
      }
    }, options.begin === readSnapshot);
  }

  const observe = (observer: DatabaseObserver) => void observers.push(observer);
  return { lent, withPool, begin, observe };
}

/** Nothing is sent until the first query. */
export function connect({ url, directUrl = url, poolSize = 10 }: ConnectOptions): Database {
  const pools = createPools(url, poolSize);
  const turns = createConnectionTurns(poolSize);
  const { lent, withPool, begin, observe } = createConnections(pools);

  const query: Database['query'] = (text, values) =>
    withPool((pool) => pool.query(text, values === undefined ? undefined : [...values]));

  return {
    read: (caller, work, signal) => {
      const { tenantId } = caller;
      const askedAt = performance.now();
      return new Promise((resolve, reject) => {
        // The end of the transaction cannot change what was read; the turn is held until then.
        const options = { begin: readSnapshot, tenantId, onValue: resolve, askedAt };
        turns.forTenant(caller, () => begin(options, work), signal).catch(reject);
      });
    },
    write: (caller, work, signal) => {
      const { tenantId } = caller;
      const options = { begin: 'begin', tenantId, isNamed: true, askedAt: performance.now() };
      return turns.forTenant(caller, () => begin(options, work), signal);
    },
    asOwner: (work, caller = {}, signal) => {
      const options = { begin: 'begin', askedAt: performance.now() };
      return turns.forOwner(caller, () => begin(options, work), signal);
    },
    // The pool closes a connection that is left in a failed transaction.
    query: (text, values) => turns.forOwner({}, () => query(text, values)),
    listen: (channel, listener) => listen({ url: directUrl, channel, listener, query }),
    activity: {
      connections: () => ({ max: poolSize, open: pools.size(), used: lent.size }),
      waiting: () => turns.waiting(),
      observe,
    },
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
