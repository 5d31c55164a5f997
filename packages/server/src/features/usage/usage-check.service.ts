// Compares what is counted for each tenant with what it stores. They only differ after a fault, such as triggers that were
// disabled by hand.
import type { Logger } from 'pino';
import type { Transaction } from '../../database/database.ts';
import { type Amounts, readStoredOf } from '../../database/usage/usage-triggers.ts';
import type { Job } from '../../jobs/jobs.ts';
import type { RequestContext } from '../../request/context.ts';
import * as store from './usage.store.ts';

interface CheckParts extends Pick<RequestContext['app'], 'clock' | 'database'> {
  readonly log: Pick<Logger, 'error' | 'warn'>;
}

/** Each night, however long the night before took. */
const checkedForMs = 20 * 3_600_000;
/** After this, another run continues, so that none is too long. */
const runMs = 120_000;

export function usageCheck(app: CheckParts): Job {
  return {
    name: 'usage-check',
    cron: '41 2 * * *',
    run: async () => {
      const { clock, database } = app;
      const since = new Date(clock().getTime() - checkedForMs);
      const until = performance.now() + runMs;
      for (const tenantId of await database.asOwner((transaction) => store.listUncheckedTenants(since, transaction))) {
        if (performance.now() > until) return clock();
        await checkTenant(tenantId, app);
      }
      return undefined;
    },
  };
}

async function checkTenant(tenantId: string, { clock, database, log }: CheckParts): Promise<void> {
  try {
    const lack = await database.read({ tenantId }, (transaction) => lackOfTenant(tenantId, {}, transaction));
    if (lack !== undefined && Object.values(lack).some((amount) => amount !== 0)) {
      await database.asOwner((transaction) => store.correctCount(tenantId, lack, transaction));
      log.error({ tenantId, lack }, 'what a tenant uses was counted wrongly, and has been corrected');
    }
  } catch (error) {
    log.warn({ error, tenantId }, 'what a tenant uses could not be compared with what it stores');
  }
  // Also after a failure: the other tenants are not to wait.
  await database.asOwner((transaction) => store.noteChecked(tenantId, clock(), transaction));
}

/** What the count of a tenant would need to be right; undefined if it has more than so many records. */
export async function lackOfTenant(
  tenantId: string,
  { most = Infinity }: { readonly most?: number },
  transaction: Transaction,
): Promise<Amounts | undefined> {
  const counted = await store.readCounted(tenantId, transaction);
  if (counted.records > most) return undefined;
  return lackOf(await readStoredOf(tenantId, transaction), counted);
}

function lackOf(stored: readonly Amounts[], counted: Amounts): Amounts {
  const lackIn = (name: keyof Amounts) => stored.reduce((sum, amounts) => sum + amounts[name], -counted[name]);
  return { records: lackIn('records'), textBytes: lackIn('textBytes'), fileBytes: lackIn('fileBytes') };
}
