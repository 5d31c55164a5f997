// Computes the SHA-256 of files that were stored without it, so that copies and backups of them can be verified.
import type { Logger } from 'pino';
import type { Job } from '../../../jobs/jobs.ts';
import { hashObject } from '../../../objects/hash-object.ts';
import type { ObjectParts } from './loose-objects.service.ts';
import * as store from './file-hashes.store.ts';

const batchSize = 100;
/** After this, another run continues, so that none is too long. */
const runMs = 60_000;

type HashingParts = ObjectParts & { readonly log: Pick<Logger, 'error'> };

/** Each night, and after an update. */
export function fileHashing(app: HashingParts): Job {
  return { name: 'file-hashing', cron: '11 4 * * *', isDueAtStart: true, run: () => hashFiles(app) };
}

/** Returns the time of the next run if there is more to do. */
export async function hashFiles({ clock, database, objects, log }: HashingParts): Promise<Date | undefined> {
  const until = performance.now() + runMs;
  for (const tenantId of await database.asOwner(store.listTenantsToHash)) {
    for (let after = '', isMore = true; isMore;) {
      const place = { after, most: batchSize };
      const objectKeys = await database.read({ tenantId }, (transaction) =>
        store.listObjectsToHash(transaction, tenantId, place),
      );
      for (const objectKey of objectKeys) {
        if (performance.now() > until) return clock();
        const sha256 = await hashObject(objectKey, objects);
        if (sha256 === undefined) log.error({ tenantId, objectKey }, 'the content of a file is missing');
        else await database.asOwner((transaction) => store.updateHash(transaction, tenantId, { objectKey, sha256 }));
      }
      after = objectKeys.at(-1) ?? '';
      isMore = objectKeys.length === batchSize;
    }
  }
  return undefined;
}
