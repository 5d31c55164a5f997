// Removes old states step by step, so that history does not grow without limit: docs/limits.md.
import type { Database } from '../../database/database.ts';
import type { Job } from '../../jobs/jobs.ts';
import { seriesMs } from '../../recording/next-snapshot.ts';
import { retentionDefaults } from './settings/history-settings.ts';
import * as settings from './settings/history-settings.store.ts';
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
      const own = await database.asOwner(settings.listRetentions);
      const rules = [
        { of: store.tenantsWithout([...own.keys()]), retention: retentionDefaults },
        ...[...own].map(([tenantId, retention]) => ({ of: store.tenant(tenantId), retention })),
      ];
      const changed = new Set<string>();
      const removeAll = async (remove: () => Promise<readonly string[]>) => {
        let removed: readonly string[];
        do {
          removed = await remove();
          for (const tenantId of removed) changed.add(tenantId);
        } while (removed.length >= batchSize);
      };
      for (const { of, retention } of rules) {
        const times = {
          now,
          seriesBefore: before(seriesMs),
          daysBefore: before(retention.allDays * dayMs),
          monthsBefore: before(retention.dailyDays * dayMs),
          trashBefore: before(retention.trashDays * dayMs),
        };
        await removeAll(async () => database.asOwner((transaction) => store.thin(transaction, of, times, batchSize)));
        await removeAll(async () =>
          database.asOwner((transaction) => store.emptyTrash(transaction, of, times, batchSize)),
        );
      }
      for (const tenantId of changed) {
        await database.asOwner((transaction) => store.removeUnusedParts(transaction, tenantId, before(unusedMs)));
      }
      return undefined;
    },
  };
}
