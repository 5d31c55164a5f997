import { NoObject, type ObjectStore } from './object-store.ts';

/** Stores answer slowly, but to several requests at once. */
const parallelReads = 8;

/** Those of the keys that the store does not have. */
export async function findAbsent(keys: Iterable<string>, objects: Pick<ObjectStore, 'read'>): Promise<string[]> {
  const absent: string[] = [];
  // The same iterator for all, so that each key is read once.
  const shared = keys[Symbol.iterator]();
  const readSome = async () => {
    for (let next = shared.next(); next.done !== true; next = shared.next())
      if (!(await exists(next.value, objects))) absent.push(next.value);
  };
  await Promise.all(Array.from({ length: parallelReads }, readSome));
  return absent;
}

async function exists(key: string, objects: Pick<ObjectStore, 'read'>): Promise<boolean> {
  try {
    (await objects.read(key)).destroy();
    return true;
  } catch (error) {
    if (error instanceof NoObject) return false;
    throw error;
  }
}
