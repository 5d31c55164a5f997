// Removes old states step by step, so that history does not grow without limit: docs/limits.md.
import type { Database } from '../../database/database.ts';
import type { Job } from '../../jobs/jobs.ts';
import { seriesMs } from '../../recording/recorder.ts';
import { historyLimits } from './history.ts';
import * as store from './thinning.store.ts';

export const thinningJob = 'history-thinning';

const dayMs = 86_400_000;
/** States removed in one transaction by each rule. */
const batchSize = 1000;
const unusedMs = 3_600_000;

export function historyThinning({ database, clock }: { readonly database: Database; readonly clock: () => Date }): Job {
  return {
    name: thinningJob,
    cron: '*/10 * * * *',
    isDueAtStart: true,
    run: async () => {
      const now = clock();
      const before = (ms: number) => new Date(now.getTime() - ms);
      const retention = {
        seriesBefore: before(seriesMs),
        daysBefore: before(historyLimits.allDays * dayMs),
        monthsBefore: before(historyLimits.dailyDays * dayMs),
      };
      const changed = new Set<string>();
      const removeAll = async (remove: () => Promise<readonly string[]>) => {
        let removed: readonly string[];
        do {
          removed = await remove();
          for (const tenantId of removed) changed.add(tenantId);
        } while (removed.length >= batchSize);
      };
      await removeAll(async () => database.asOwner((transaction) => store.thin(transaction, retention, batchSize)));
      const trashBefore = before(historyLimits.trashDays * dayMs);
      await removeAll(async () =>
        database.asOwner((transaction) => store.emptyTrash(transaction, { now, before: trashBefore }, batchSize)),
      );
      for (const tenantId of changed) {
        await database.asOwner((transaction) => store.removeUnusedParts(transaction, tenantId, before(unusedMs)));
      }
      return undefined;
    },
  };
}
