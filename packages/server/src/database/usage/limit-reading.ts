// What one transaction may be sent by PostgreSQL. Rows are counted as they come in, so that a statement with far too many
// is stopped before they fill the memory.
import type { PoolClient } from 'pg';
import { type ByteMeter, createReadMeter } from '../../request/byte-meter.ts';

/** Many small statements take the time of few large ones, so each counts on its own too: some 16,000 fit. */
const statementBytes = 2048;

export interface ReadingLimit {
  /** Counts a statement that is about to be sent. Throws once the limit is exceeded. */
  countStatement(): void;
  /** Nothing that comes later counts. */
  end(): void;
}

/**
 * A statement under way cannot be refused the rest of its rows; the connection is closed, which fails the statement with
 * the refusal and ends the work for it in PostgreSQL.
 */
export function limitReading(
  { connection: { stream } }: PoolClient,
  meter: ByteMeter = createReadMeter(),
): ReadingLimit {
  let refusal: Error | undefined;
  const onData = (chunk: Uint8Array): void => {
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
      // The connection is closed: that it cannot be used is not what there is to report.
      if (refusal !== undefined) throw refusal;
      meter.count(statementBytes);
    },
    end: () => stream.off('data', onData),
  };
}
