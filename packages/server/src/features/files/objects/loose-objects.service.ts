// Objects that no file refers to. An object is recorded before it is written, and the record is deleted in the
// transaction that adds the file; deleting a file records its object. Due objects are removed in three steps: a
// transaction marks the removal as begun, the objects are removed, and another transaction deletes the records.
// After a crash at any point, the next run does the rest.
import { createHash, type Hash } from 'node:crypto';
import { randomId } from '../../../database/random-id.ts';
import type { DatabaseCaller, Transaction } from '../../../database/database.ts';
import type { Job } from '../../../jobs/jobs.ts';
import type { AppParts, Scope } from '../../../request/context.ts';
import * as store from './loose-objects.store.ts';

const batchSize = 500;
/** After this many objects, the next run continues. */
const objectsMax = 10_000;
/** Longer than any upload: the server aborts requests earlier. */
const uploadPatienceMs = 3_600_000;
/** A download that has found the file may still be about to open its object. A slower one finds no file. */
const removalDelayMs = 5_000;
const jobName = 'object-removal';

export type ObjectParts = Pick<AppParts, 'clock' | 'database' | 'objects'>;

/** When the object of a file deleted at this time is usually removed. */
export function scheduleRemoval({ app, now }: { readonly app: Pick<AppParts, 'jobs'>; readonly now: Date }): Date {
  const dueAt = new Date(now.getTime() + removalDelayMs);
  app.jobs.runAt(jobName, dueAt);
  return dueAt;
}

/** Throws if nothing may be written. */
type ObjectCheck = (transaction: Transaction) => Promise<void>;

export interface WritingParts extends ObjectParts {
  /** Runs before anything is written. */
  readonly check?: ObjectCheck;
}

export interface HashedObject {
  readonly objectKey: string;
  /** Of the content, in hexadecimal. */
  readonly sha256: string;
}

/** Writes an object, which is loose until a file is added for it. */
export async function writeObject(
  content: AsyncIterable<Uint8Array>,
  caller: DatabaseCaller,
  { check, clock, database, objects }: WritingParts,
): Promise<HashedObject> {
  const { tenantId } = caller;
  const objectKey = randomId();
  const dueAt = new Date(clock().getTime() + uploadPatienceMs);
  await database.write(caller, (transaction) =>
    Promise.all([check?.(transaction), store.insertLooseObject(transaction, tenantId, objectKey, dueAt)]),
  );
  const hash = createHash('sha256');
  try {
    await objects.write(objectKey, hashed(content, hash));
  } catch (error) {
    // The original error is more important than this one: the record remains, and the job removes the object
    // when it is due.
    await discardObject(objectKey, caller, { clock, database, objects }).catch(() => undefined);
    throw error;
  }
  return { objectKey, sha256: hash.digest('hex') };
}

async function* hashed(content: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
}

/** Call in the transaction that adds rows for them. Returns false if the removal of one of them has begun. */
export async function takeObjects(
  objectKeys: readonly string[],
  { transaction, tenantId }: { readonly transaction: Transaction; readonly tenantId: string },
): Promise<boolean> {
  return (await store.takeLooseObjects(transaction, tenantId, objectKeys)) === objectKeys.length;
}

/** Call in the transaction that deletes the rows for them: they are removed soon. */
export async function looseObjects(
  objectKeys: readonly string[],
  {
    transaction,
    caller,
    now,
    app,
  }: Pick<Scope, 'transaction' | 'caller' | 'now'> & { readonly app: Pick<AppParts, 'jobs'> },
): Promise<void> {
  if (objectKeys.length === 0) return;
  await store.insertLooseObjects(transaction, caller.tenantId, objectKeys, scheduleRemoval({ app, now }));
}

/** Discards an object that was written but is no longer needed. */
export async function discardObject(
  objectKey: string,
  caller: DatabaseCaller,
  { database, objects }: ObjectParts,
): Promise<void> {
  await objects.remove([objectKey]);
  await database.write(caller, (transaction) => store.deleteLooseObject(transaction, caller.tenantId, objectKey));
}

/** Runs every minute, and soon after a file was deleted; several instances may run it simultaneously. */
export function objectRemoval(app: ObjectParts): Job {
  return { name: jobName, cron: '* * * * *', run: () => removeDueObjects(app) };
}

/** Returns how many objects it removed. */
async function removeBatch(tenantId: string, { clock, database, objects }: ObjectParts): Promise<number> {
  const objectKeys = await database.asOwner((transaction) =>
    store.beginRemoval(tenantId, clock(), batchSize, transaction),
  );
  if (objectKeys.length === 0) return 0;
  await objects.remove(objectKeys);
  await database.asOwner((transaction) => store.deleteLooseObjects(tenantId, objectKeys, transaction));
  return objectKeys.length;
}

/** Returns the time of the next removal if it is soon. */
export async function removeDueObjects({ clock, database, objects }: ObjectParts): Promise<Date | undefined> {
  let tenantIds = await database.asOwner((transaction) => store.listDueTenants(clock(), transaction));
  // One batch of each tenant in turn.
  for (let left = objectsMax; left > 0 && tenantIds.length > 0;) {
    const [tenantId = '', ...others] = tenantIds;
    const count = await removeBatch(tenantId, { clock, database, objects });
    tenantIds = count < batchSize ? others : [...others, tenantId];
    left -= count;
  }
  const soon = new Date(clock().getTime() + removalDelayMs);
  return database.asOwner((transaction) => store.nextDueBefore(soon, transaction));
}
