// Objects that no file stands for. Whoever writes an object notes it first, and takes the note back in the transaction
// that adds the file; whoever removes a file notes its object. What is due is removed, so a crash at any moment leaves
// nothing behind for long.
import { randomId } from '../../../database/random-id.ts';
import type { DatabaseCaller } from '../../../database/database.ts';
import type { AppParts } from '../../../request/context.ts';
import { runRegularly } from '../../../start/run-regularly.ts';
import * as store from './loose-objects.store.ts';

const sweepIntervalMs = 60_000;
const batchSize = 500;
/** No upload takes as long: the server cuts requests off before. */
const uploadPatienceMs = 3_600_000;
/** A download that has found the file may still be about to open its object. */
const removalDelayMs = 60_000;

export type ObjectParts = Pick<AppParts, 'clock' | 'database' | 'objects'>;

/** When the object of a file that is removed now may go. */
export function removalDueAt(now: Date): Date {
  return new Date(now.getTime() + removalDelayMs);
}

/** Writes an object that is loose until a file is added for it; gives its key. */
export async function writeObject(
  content: AsyncIterable<Uint8Array>,
  caller: DatabaseCaller,
  { clock, database, objects }: ObjectParts,
): Promise<string> {
  const { tenantId } = caller;
  const objectKey = randomId();
  const dueAt = new Date(clock().getTime() + uploadPatienceMs);
  await database.write(caller, (transaction) => store.insertLooseObject(transaction, tenantId, objectKey, dueAt));
  try {
    await objects.write(objectKey, content);
  } catch (error) {
    // Why it failed matters more than that this fails too: the note then stays, and the sweep finds it when it is due.
    await discardObject(objectKey, caller, { clock, database, objects }).catch(() => undefined);
    throw error;
  }
  return objectKey;
}

/** Of an object that was written and is not wanted after all. */
export async function discardObject(
  objectKey: string,
  caller: DatabaseCaller,
  { database, objects }: ObjectParts,
): Promise<void> {
  await objects.remove([objectKey]);
  await database.write(caller, (transaction) => store.deleteLooseObject(transaction, caller.tenantId, objectKey));
}

/** Runs every minute until closed; several instances at once do no harm. */
export function startObjectSweep(app: ObjectParts & Pick<AppParts, 'log'>): { close(): Promise<void> } {
  return runRegularly({
    intervalMs: sweepIntervalMs,
    work: () => removeDueObjects(app),
    onFailure: (error) => app.log.warn({ error }, 'objects of removed files could not be removed, it will try again'),
  });
}

export async function removeDueObjects({ clock, database, objects }: ObjectParts): Promise<void> {
  for (let count = batchSize; count === batchSize;) {
    count = await database.asOwner(async (transaction) => {
      const objectKeys = await store.lockDueObjects(clock(), batchSize, transaction);
      await objects.remove(objectKeys);
      if (objectKeys.length > 0) await store.deleteLooseObjects(objectKeys, transaction);
      return objectKeys.length;
    });
  }
}
