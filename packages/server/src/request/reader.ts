import type { Database, DatabaseCaller, Transaction } from '../database/database.ts';
import { type Problem, UserError } from '../errors/user-error.ts';
import type { Reader } from './context.ts';
import { say } from '../sentences/say.ts';

interface Snapshot {
  readonly transaction: Promise<Transaction>;
  /** Settles when nothing more is read; never rejects. */
  end(): Promise<void>;
}

/** Opens no connection until something is read, and reads all data of one operation from one snapshot. */
export function createReader(database: Database, caller: DatabaseCaller, signal?: AbortSignal): Reader {
  let current: Snapshot | undefined;
  let hasEnded = false;
  let works = 0;
  let onRelease: (() => void) | undefined;

  async function close(): Promise<void> {
    const snapshot = current;
    current = undefined;
    await snapshot?.end();
  }

  async function during<Value>(work: () => Promise<Value>): Promise<Value> {
    works += 1;
    try {
      return await work();
    } finally {
      works -= 1;
      releaseIfUnused();
    }
  }

  /** Follow-up work, such as the fields of a result, starts in the same turn. */
  function releaseIfUnused(): void {
    if (onRelease === undefined || works > 0) return;
    setImmediate(() => {
      if (works > 0 || current === undefined) return;
      onRelease?.();
      void close();
    });
  }

  return {
    open: () => {
      if (hasEnded) return Promise.reject(new UserError(hasEndedProblem));
      current ??= openSnapshot(database, caller, signal);
      return current.transaction;
    },
    read: (work) => {
      if (hasEnded) return Promise.reject(new UserError(hasEndedProblem));
      const open = current?.transaction;
      return open === undefined ? database.read(caller, work, signal) : during(async () => work(await open));
    },
    during,
    release: (forget) => {
      onRelease = forget;
      releaseIfUnused();
    },
    close,
    end: () => {
      hasEnded = true;
      return close();
    },
  };
}

/** Never returned to a client, since the response has already been sent. */
const hasEndedProblem: Problem = { code: 'LIMIT_EXCEEDED', ...say('REQUEST_ENDED') };

function openSnapshot(database: Database, caller: DatabaseCaller, signal: AbortSignal | undefined): Snapshot {
  const opened = Promise.withResolvers<Transaction>();
  const closing = Promise.withResolvers<void>();
  // A failure to begin rejects the promise returned by open(); a failure to end a read is irrelevant.
  const ended = database
    .read(
      caller,
      async (transaction) => {
        opened.resolve(transaction);
        await closing.promise;
      },
      signal,
    )
    .catch(opened.reject);
  return {
    transaction: opened.promise,
    end: () => {
      closing.resolve();
      return ended;
    },
  };
}
