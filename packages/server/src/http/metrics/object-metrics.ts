// Metrics of the object store, the same for the disk and S3.
import { Histogram, type Registry } from 'prom-client';
import { NoObject, type ObjectStore } from '../../objects/object-store.ts';

/** Wraps the store to count and time its operations. */
export function createObjectWatch(registry: Registry, buckets: number[]): (objects: ObjectStore) => ObjectStore {
  const operations = new Histogram({
    name: 'coverwright_object_store_duration_seconds',
    help: 'Time of an operation of the object store; a read until its first byte is available, a write with the upload that it stores.',
    labelNames: ['operation', 'outcome'],
    buckets,
    registers: [registry],
  });
  const timed = async <T>(operation: keyof ObjectStore, work: () => Promise<T>): Promise<T> => {
    const end = operations.startTimer({ operation });
    try {
      const value = await work();
      end({ outcome: 'success' });
      return value;
    } catch (error) {
      end({ outcome: error instanceof NoObject ? 'missing' : 'failure' });
      throw error;
    }
  };
  return (objects) => ({
    write: (key, content) => timed('write', () => objects.write(key, content)),
    read: (key, range) => timed('read', () => objects.read(key, range)),
    remove: (keys) => timed('remove', () => objects.remove(keys)),
    probe: () => timed('probe', () => objects.probe()),
  });
}
