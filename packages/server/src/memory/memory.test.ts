import { describe, expect, test } from 'vitest';
import type { Listener } from '../database/database.ts';
import { createMemory, type Memory } from './memory.ts';
import { type TenantChanges, watchTenantChanges } from './tenant-changes.ts';

function open(weightMax = 10): { listener: Listener; changes: TenantChanges; memory: Memory<string> } {
  let listener: Listener | undefined;
  const database = {
    listen: (_channel: string, given: Listener) => {
      listener = given;
      return { close: async () => undefined };
    },
  };
  const changes = watchTenantChanges(database, { info: () => undefined, warn: () => undefined });
  if (listener === undefined) throw new Error('nobody listens');
  return { listener, changes, memory: createMemory(changes, weightMax) };
}

const read = (changes: TenantChanges, value: string, tenantId = 'ours', weight = 1) => ({
  tenantId,
  value,
  weight,
  readAt: changes.moment(),
});

describe('a cache of tenant data', () => {
  test('finds entries while every change is received', () => {
    const { listener, changes, memory } = open();
    listener.onHearing();
    memory.keep('a', read(changes, 'one'));
    expect(memory.find('a')).toBe('one');
  });

  test('caches nothing until it receives notifications, and nothing that was read before', () => {
    const { listener, changes, memory } = open();
    const early = read(changes, 'early');
    memory.keep('a', early);
    expect(memory.find('a')).toBeUndefined();
    listener.onHearing();
    memory.keep('a', early);
    expect(memory.find('a')).toBeUndefined();
  });

  test('evicts the tenant that has changed, and no other', () => {
    const { listener, changes, memory } = open();
    listener.onHearing();
    memory.keep('a', read(changes, 'one'));
    memory.keep('b', read(changes, 'two', 'theirs'));
    listener.onNotice('ours');
    expect([memory.find('a'), memory.find('b')]).toEqual([undefined, 'two']);
    changes.tell('theirs');
    expect(memory.find('b')).toBeUndefined();
  });

  test('does not cache data read before a change that arrived during the read', () => {
    const { listener, changes, memory } = open();
    listener.onHearing();
    const old = read(changes, 'old');
    listener.onNotice('ours');
    memory.keep('a', old);
    expect(memory.find('a')).toBeUndefined();
    memory.keep('a', read(changes, 'new'));
    expect(memory.find('a')).toBe('new');
  });

  test('returns nothing once notices may be missed, or from before they are received again', () => {
    const { listener, changes, memory } = open();
    listener.onHearing();
    memory.keep('a', read(changes, 'one'));
    listener.onLost();
    expect(memory.find('a')).toBeUndefined();
    memory.keep('a', read(changes, 'one'));
    listener.onHearing();
    expect(memory.find('a')).toBeUndefined();
  });

  test('evicts the least recently used entry when it is full', () => {
    const { listener, changes, memory } = open(3);
    listener.onHearing();
    for (const key of ['a', 'b', 'c']) memory.keep(key, read(changes, key));
    memory.find('a');
    memory.keep('d', read(changes, 'd', 'ours', 2));
    memory.keep('huge', read(changes, 'huge', 'ours', 4));
    expect(['a', 'b', 'c', 'd', 'huge'].map((key) => memory.find(key))).toEqual([
      'a',
      undefined,
      undefined,
      'd',
      undefined,
    ]);
  });
});
