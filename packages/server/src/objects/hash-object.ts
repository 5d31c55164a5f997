import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { NoObject, type ObjectStore } from './object-store.ts';

/** Returns the SHA-256 of an object's content in hexadecimal, or undefined if the object does not exist. */
export async function hashObject(objectKey: string, objects: Pick<ObjectStore, 'read'>): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    await pipeline(await objects.read(objectKey), hash);
  } catch (error) {
    if (error instanceof NoObject) return undefined;
    throw error;
  }
  return hash.digest('hex');
}
