import { describe, expect, test } from 'vitest';
import { createByteCache } from './byte-cache.ts';

const ada = { tenantId: 'ours', userId: 'ada' };
const bob = { tenantId: 'ours', userId: 'bob' };
const eve = { tenantId: 'theirs', userId: 'eve' };

describe('a byte cache', () => {
  test('returns what was set, and counts it once', () => {
    const cache = createByteCache<string>(100);
    cache.set('a', { value: 'one', sizeBytes: 40, owner: ada });
    cache.set('a', { value: 'two', sizeBytes: 30, owner: bob });
    expect([cache.get('a'), cache.get('b'), cache.sizeBytes]).toEqual(['two', undefined, 30]);
  });

  test('never exceeds its maximum size', () => {
    const cache = createByteCache<number>(100);
    cache.set('huge', { value: 0, sizeBytes: 101, owner: ada });
    expect([cache.get('huge'), cache.sizeBytes]).toEqual([undefined, 0]);
    for (let key = 0; key < 1000; key += 1) cache.set(`${key}`, { value: key, sizeBytes: 7, owner: ada });
    expect(cache.sizeBytes).toBe(98);
  });

  test('evicts the owner’s least recently used entry', () => {
    const cache = createByteCache<number>(3);
    for (const [index, key] of ['a', 'b', 'c'].entries()) cache.set(key, { value: index, sizeBytes: 1, owner: ada });
    cache.get('a');
    cache.set('d', { value: 3, sizeBytes: 1, owner: ada });
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key) !== undefined)).toEqual(['a', 'c', 'd']);
  });

  test('evicts from the largest tenant, and from its largest user', () => {
    const cache = createByteCache<string>(10);
    cache.set('eve', { value: 'eve', sizeBytes: 3, owner: eve });
    cache.set('bob', { value: 'bob', sizeBytes: 1, owner: bob });
    for (let key = 0; key < 100; key += 1) cache.set(`${key}`, { value: 'ada', sizeBytes: 1, owner: ada });
    expect([cache.get('eve'), cache.get('bob'), cache.get('99'), cache.get('93')]).toEqual([
      'eve',
      'bob',
      'ada',
      undefined,
    ]);
  });
});
