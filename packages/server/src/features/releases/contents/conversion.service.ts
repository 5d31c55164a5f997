// Converts the contents of releases that an earlier version stored as one JSON text, one by one, since only the server
// compresses them. They can be read before and after; an interrupted run continues with the next.
import type { Database } from '../../../database/database.ts';
import type { Job } from '../../../jobs/jobs.ts';
import { insertParts } from '../../../recording/snapshots.store.ts';
import { sizeOf, toHashes, toStoredParts } from '../../../recording/stored-parts.ts';
import * as store from './release-contents.store.ts';

const batchSize = 50;
/** Before the longest that a job may take. */
const runMs = 120_000;

export function releaseConversion({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: () => Date;
}): Job {
  return {
    name: 'release-conversion',
    cron: '30 3 * * *',
    isDueAtStart: true,
    run: () => convertAll(database, clock),
  };
}

/** An item that cannot be converted is retried the next time, and does not keep the others waiting. */
async function convertAll(database: Database, clock: () => Date): Promise<Date | undefined> {
  const end = clock().getTime() + runMs;
  const failures: unknown[] = [];
  let after: store.UnconvertedItem | undefined;
  for (;;) {
    const from = after;
    const items = await database.asOwner((transaction) => store.listUnconverted(transaction, from, batchSize));
    for (const item of items) {
      if (clock().getTime() > end) return clock();
      await convert(item, database).catch((error: unknown) => failures.push(error));
    }
    after = items.at(-1);
    if (items.length < batchSize) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'The contents of some releases could not be converted.');
  return undefined;
}

async function convert(item: store.UnconvertedItem, database: Database): Promise<void> {
  await database.write({ tenantId: item.tenantId }, async (transaction) => {
    const content = await store.findContent(transaction, item.tenantId, item);
    if (content === undefined || content.parts !== null) return;
    const parts = await toStoredParts(Object(content.snapshot));
    await insertParts(transaction, item.tenantId, [...parts.values()]);
    await store.setParts(transaction, item, { parts: toHashes(parts), sizeBytes: sizeOf(parts) });
  });
}
