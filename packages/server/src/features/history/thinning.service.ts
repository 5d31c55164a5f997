// Removes old states step by step, so that history does not grow without limit: docs/limits.md.
import type { Database } from '../../database/database.ts';
import type { Job } from '../../jobs/jobs.ts';
import { seriesMs } from '../../recording/next-snapshot.ts';
import { retentionDefaults } from './settings/history-settings.ts';
import * as settings from './settings/history-settings.store.ts';
import * as store from './thinning.store.ts';

export const thinningJob = 'history-thinning';

interface ThinningParts {
  readonly database: Database;
  readonly clock: () => Date;
}

const dayMs = 86_400_000;
/** States removed in one transaction by each rule. */
const batchSize = 1000;
/** Longer than any transaction lasts. Keep in sync with docs/limits.md. */
export const unusedMs = 600_000;
/** Of a series that may still go on. Keep in sync with docs/limits.md. */
export const seriesMax = 20;

/**
 * A program that saves the same item every second does not fill the disk until its series ends. Runs every minute, so it
 * leaves unused contents to the other job, which removes the rest of the series.
 */
export function seriesThinning({ database, clock }: ThinningParts): Job {
  return {
    name: 'history-series',
    cron: '* * * * *',
    run: async () => {
      const after = new Date(clock().getTime() - 2 * seriesMs);
      await database.asOwner((transaction) => store.thinSeries(transaction, after, seriesMax));
      return undefined;
    },
  };
}

export function historyThinning({ database, clock }: ThinningParts): Job {
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
      for (const { of, retention } of rules) {
        const times = {
          now,
          seriesBefore: before(seriesMs),
          daysBefore: before(retention.allDays * dayMs),
          monthsBefore: before(retention.dailyDays * dayMs),
          trashBefore: before(retention.trashDays * dayMs),
        };
        await inBatches(async () => {
          const removed = await database.asOwner((transaction) => store.thin(transaction, of, times, batchSize));
          for (const tenantId of removed) changed.add(tenantId);
          return removed.length;
        });
        const tenantIds = await database.asOwner((transaction) => store.listTrashTenants(transaction, of, times));
        for (const tenantId of tenantIds) {
          changed.add(tenantId);
          await inBatches(async () =>
            database.asOwner((transaction) => store.emptyTrash(transaction, tenantId, times, batchSize)),
          );
        }
      }
      await removeUnused(changed, { database, now });
      return undefined;
    },
  };
}

async function inBatches(removeBatch: () => Promise<number>): Promise<void> {
  while ((await removeBatch()) >= batchSize) continue;
}

async function removeUnused(
  tenantIds: ReadonlySet<string>,
  { database, now }: { readonly database: Database; readonly now: Date },
): Promise<void> {
  const usedBefore = new Date(now.getTime() - unusedMs);
  for (const tenantId of tenantIds) {
    await database.asOwner((transaction) => store.removeUnusedParts(transaction, tenantId, usedBefore));
    await database.asOwner((transaction) => store.removeUnusedFiles(transaction, tenantId, now));
  }
}
