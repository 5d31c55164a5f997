import type { Database, Transaction } from '../database/database.ts';
import type { Reader } from './context.ts';

interface Snapshot {
  readonly transaction: Promise<Transaction>;
  /** Settles when the connection has been given back; never rejects. */
  end(): Promise<void>;
}

/** Opens no connection until something is read, and reads everything of one operation from one snapshot. */
export function createReader(database: Database, tenantId: string): Reader {
  let current: Snapshot | undefined;
  return {
    open: () => {
      current ??= openSnapshot(database, tenantId);
      return current.transaction;
    },
    read: async (work) => (current === undefined ? database.read(tenantId, work) : work(await current.transaction)),
    close: async () => {
      const snapshot = current;
      current = undefined;
      await snapshot?.end();
    },
  };
}

function openSnapshot(database: Database, tenantId: string): Snapshot {
  const opened = Promise.withResolvers<Transaction>();
  const closing = Promise.withResolvers<void>();
  // Whoever opened it hears of a failure to begin; a failure to end a read has nobody it could matter to.
  const ended = database
    .read(tenantId, async (transaction) => {
      opened.resolve(transaction);
      await closing.promise;
    })
    .catch(opened.reject);
  return {
    transaction: opened.promise,
    end: () => {
      closing.resolve();
      return ended;
    },
  };
}
