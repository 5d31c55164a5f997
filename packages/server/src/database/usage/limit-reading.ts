// Limits the data that PostgreSQL sends to one transaction. Data is counted as it arrives, so that an oversized
// result is stopped before it fills the memory.
import type { PoolClient } from 'pg';
import type { Transaction } from '../database.ts';
import { type ByteMeter, createReadMeter } from '../../limits/byte-meter.ts';

/** Many small statements take as long as a few large ones, so each also counts by itself: about 16,000 fit. */
const statementBytes = 2048;

export interface ReadingLimit {
  /** Counts a statement that is about to be sent. Throws once the limit is exceeded. */
  countStatement(): void;
  /** What this reads does not count: the server needs it, not the request. Its size must be bounded otherwise. */
  uncounted<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Stops counting. */
  end(): void;
}

const readings = new WeakMap<Transaction, ReadingLimit>();

export function noteReading(transaction: Transaction, reading: ReadingLimit): void {
  readings.set(transaction, reading);
}

export async function uncounted<Value>(transaction: Transaction, work: () => Promise<Value>): Promise<Value> {
  const reading = readings.get(transaction);
  return reading === undefined ? work() : reading.uncounted(work);
}

/**
 * The remaining rows of a running statement cannot be refused; instead the connection is closed, which fails
 * the statement with the refusal and ends its work in PostgreSQL.
 */
export function limitReading(
  { connection: { stream } }: PoolClient,
  meter: ByteMeter = createReadMeter(),
): ReadingLimit {
  let refusal: Error | undefined;
  let isPaused = false;
  const onData = (chunk: Uint8Array): void => {
    if (isPaused) return;
    try {
      meter.count(chunk.byteLength);
    } catch (error) {
      refusal = error instanceof Error ? error : new Error('The reading was refused.', { cause: error });
      stream.off('data', onData);
      stream.destroy(refusal);
    }
  };
  stream.on('data', onData);
  return {
    countStatement: () => {
      // Report the refusal, not the connection that was closed because of it.
      if (refusal !== undefined) throw refusal;
      if (!isPaused) meter.count(statementBytes);
    },
    uncounted: async (work) => {
      isPaused = true;
      try {
        return await work();
      } finally {
        isPaused = false;
      }
    },
    end: () => stream.off('data', onData),
  };
}
