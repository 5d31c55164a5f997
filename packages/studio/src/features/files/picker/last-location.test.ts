import { expect, test } from 'vitest';
import { readLastLocation, storeLastLocation } from './last-location.ts';

function createStorage(): Storage {
  const stored = new Map<string, string>();
  return {
    length: 0,
    clear: () => stored.clear(),
    key: () => null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
}

test('the last folder is remembered for each tenant', () => {
  const storage = createStorage();
  expect(readLastLocation('acme', storage)).toBeUndefined();
  const location = { bucketName: 'documents', folder: '保單/100% & more?/' };
  storeLastLocation('acme', location, storage);
  expect(readLastLocation('acme', storage)).toEqual(location);
  expect(readLastLocation('other', storage)).toBeUndefined();
  storeLastLocation('acme', undefined, storage);
  expect(readLastLocation('acme', storage)).toBeUndefined();
});
