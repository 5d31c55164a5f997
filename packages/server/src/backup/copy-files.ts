// Copies the contents of files from one store to another, while the server runs. What is there already is compared, so a copy
// that was interrupted continues when it is started again.
import type { StoredObject } from '../database/copying/stored-objects.ts';
import { hashObject } from '../objects/hash-object.ts';
import { NoObject, type ObjectStore } from '../objects/object-store.ts';

export interface CopiedFiles {
  readonly copied: number;
  /** In the target before, with the same content. */
  readonly present: number;
  /** Neither store has them as their rows say, with the reason. */
  readonly failed: readonly FailedFile[];
}

export interface FailedFile {
  readonly object: StoredObject;
  readonly reason: 'is missing' | 'has another content than when it was stored';
}

export interface CopyParts {
  readonly from: Pick<ObjectStore, 'read'>;
  readonly to: Pick<ObjectStore, 'read' | 'write' | 'remove'>;
  readonly report: (words: string) => void;
}

/** Stores answer slowly, but to several requests at once. */
const parallel = 8;
const filesBetweenReports = 1000;

export async function copyFiles(stored: readonly StoredObject[], parts: CopyParts): Promise<CopiedFiles> {
  const counts = { copied: 0, present: 0 };
  const failed: FailedFile[] = [];
  const rest = stored.values();
  let done = 0;
  let isOver = false;
  const work = async () => {
    for (const object of rest) {
      if (isOver) return;
      const outcome = await copyFile(object, parts).catch((error: unknown) => {
        isOver = true;
        throw error;
      });
      if (outcome === 'copied' || outcome === 'present') counts[outcome] += 1;
      else failed.push({ object, reason: outcome });
      done += 1;
      if (done % filesBetweenReports === 0) parts.report(`${done} of ${stored.length} files`);
    }
  };
  // After a failure, the others end what they have begun.
  for (const result of await Promise.allSettled(Array.from({ length: parallel }, work)))
    if (result.status === 'rejected') throw result.reason;
  return { ...counts, failed };
}

/** Otherwise the reason why it was not. */
async function copyFile(
  object: StoredObject,
  { from, to }: CopyParts,
): Promise<'copied' | 'present' | FailedFile['reason']> {
  const { objectKey } = object;
  const sha256 = object.sha256 ?? (await hashObject(objectKey, from));
  if (sha256 === undefined) return 'is missing';
  const present = await hashObject(objectKey, to);
  if (present === sha256) return 'present';
  if (present !== undefined) await to.remove([objectKey]);
  try {
    await to.write(objectKey, await from.read(objectKey));
  } catch (error) {
    if (error instanceof NoObject) return 'is missing';
    throw error;
  }
  if ((await hashObject(objectKey, to)) === sha256) return 'copied';
  await to.remove([objectKey]);
  return 'has another content than when it was stored';
}
