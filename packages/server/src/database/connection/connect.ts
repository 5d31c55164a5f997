import { setTimeout as delay } from 'node:timers/promises';
import { Pool, type PoolClient } from 'pg';
import { connectionTo } from './connection.ts';
import { createConnectionTurns } from './connection-turns.ts';
import type { Database, Transaction } from '../database.ts';
import { listen } from './listen.ts';
import { runTransaction, type TransactionOptions } from './transaction.ts';

export interface ConnectOptions {
  readonly url: string;
  /** The maximum number of connections of this process. */
  readonly poolSize?: number;
}

/** How long transactions may continue when the database is being closed. */
const closePatienceMs = 5000;

const readSnapshot = 'begin isolation level repeatable read read only';

export const statementTimeoutMs = 60_000;

/** Connections that remain open. Additional ones that a burst opened are closed, which releases the memory of their processes. */
const keptConnections = 3;
export const idleConnectionMs = 60_000;

/** Opens a pool; nothing is sent until the first query. */
export function connect({ url, poolSize = 10 }: ConnectOptions): Database {
  const lent = new Set<PoolClient>();
  const pool = new Pool({
    ...connectionTo(url),
    min: Math.min(keptConnections, poolSize),
    max: poolSize,
    idleTimeoutMillis: idleConnectionMs,
    pipeline: true,
    application_name: 'coverwright',
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 120_000,
  });
  // A connection lost while idle is replaced when it is next needed.
  pool.on('error', () => undefined);

  const turns = createConnectionTurns(poolSize);

  async function begin<T>(options: TransactionOptions<T>, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    lent.add(client);
    client.on('error', ignoreLoss);
    try {
      return await runTransaction(client, options, work);
    } finally {
      client.off('error', ignoreLoss);
      lent.delete(client);
      const isIdle = client.getTransactionStatus() === 'I';
      client.release(!isIdle);
    }
  }

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
      return turns.forTenant(caller, () => begin({ begin: 'begin', tenantId }, work), signal);
    },
    asOwner: (work, caller = {}, signal) => turns.forOwner(caller, () => begin({ begin: 'begin' }, work), signal),
    // The pool closes a connection that is left in a failed transaction.
    query: (text, values) => turns.forOwner({}, () => pool.query(text, values === undefined ? undefined : [...values])),
    listen: (channel, listener) => listen(url, channel, listener),
    ping: () => turns.forOwner({}, async () => void (await pool.query('select 1'))),
    close: async () => {
      turns.close();
      const ended = pool.end();
      await Promise.race([ended, delay(closePatienceMs, undefined, { ref: false })]);
      for (const client of lent) client.connection.stream.destroy();
      await ended;
    },
  };
}

/** Running queries report the loss, and so does the next one; an unhandled event would end the process. */
function ignoreLoss(): void {}
