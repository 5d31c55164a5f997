// Reads what the items name that existed before references were stored, one at a time. Later ones are read when they are
// saved.
import type { Database } from '../database/database.ts';
import type { Job } from '../jobs/jobs.ts';
import type { ContentKinds } from '../snapshots/content-kind.ts';
import { readReferences } from './read-item.ts';
import * as store from './references.store.ts';
import { lockItems } from './snapshots.store.ts';

const batchSize = 500;
/** After this many batches, another run continues. */
const batchesMax = 20;

interface ReadingParts {
  readonly database: Database;
  readonly contentKinds: ContentKinds;
  readonly clock: () => Date;
}

export function referenceReading(app: ReadingParts): Job {
  return { name: 'reference-reading', cron: '*/10 * * * *', isDueAtStart: true, run: () => readUnreadReferences(app) };
}

/** An item that cannot be read is retried the next time, and does not keep the others waiting. */
export async function readUnreadReferences({ database, contentKinds, clock }: ReadingParts): Promise<Date | undefined> {
  const failures: unknown[] = [];
  let after: Parameters<typeof store.listUnread>[1];
  let isDone = false;
  for (let batch = 0; batch < batchesMax && !isDone; batch += 1) {
    const items = await database.asOwner((transaction) => store.listUnread(transaction, after, batchSize));
    for (const { tenantId, ...item } of items) {
      try {
        await database.write({ tenantId }, async (transaction) => {
          // A save at the same time writes its references after these.
          await store.removeUnread(transaction, tenantId, item);
          await lockItems(transaction, tenantId, [item]);
          const history = contentKinds[item.kind]?.history;
          if (history === undefined) return;
          const references = await readReferences(
            { history, itemId: item.itemId, transaction, tenantId },
            history.parts,
          );
          if (references === 'missing') return;
          await store.replaceReferences(transaction, tenantId, [{ ...item, references }]);
        });
      } catch (error) {
        failures.push(error);
      }
    }
    after = items.at(-1);
    isDone = items.length < batchSize;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'The references of some items could not be read.');
  return isDone ? undefined : clock();
}
