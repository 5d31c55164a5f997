import { expect, test } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { createDraftStore } from './draft-store.ts';

test('typed text survives only if it was saved for a forced reload', () => {
  const storage = memoryStorage();
  const before = createDraftStore(storage);
  before.keep('pricing', '{"+": [1');
  expect(createDraftStore(storage).read('pricing')).toBeUndefined();
  before.saveAll();
  expect(createDraftStore(storage).read('pricing')).toBe('{"+": [1');
});

test('a screen that is left later does not delete its saved draft', () => {
  const store = createDraftStore(memoryStorage());
  store.keep('form', { name: 'Travel' });
  store.saveAll();
  store.release('form');
  expect(store.read('form')).toEqual({ name: 'Travel' });
});

test('a screen that has been left is not saved', () => {
  const store = createDraftStore(memoryStorage());
  store.keep('form', { name: 'Travel' });
  store.release('form');
  store.saveAll();
  expect(store.read('form')).toBeUndefined();
});

test('dropping one draft leaves the others', () => {
  const store = createDraftStore(memoryStorage());
  store.keep('a', 1);
  store.keep('b', 2);
  store.saveAll();
  store.drop('a');
  expect([store.read('a'), store.read('b')]).toEqual([undefined, 2]);
});

test("other users' drafts are not shown, but the user's own are, even on other pages", () => {
  const storage = memoryStorage();
  const storeOf = (owner: string) => {
    const store = createDraftStore(storage);
    store.setOwner(() => owner);
    return store;
  };
  const before = storeOf('test/ada');
  before.keep('form', 'typed');
  before.saveAll();
  const other = storeOf('test/bob');
  expect(other.read('form')).toBeUndefined();
  other.drop('form');
  expect(storeOf('test/ada').read('form')).toBe('typed');
});

test('insufficient storage is reported, and the work stays in memory', () => {
  const storage = memoryStorage();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const store = createDraftStore(storage);
  store.keep('pricing', 'very long');
  expect(store.saveAll()).toBe(false);
  store.release('pricing');
  expect(store.read('pricing')).toBe('very long');
  store.drop('pricing');
  expect([store.read('pricing'), store.saveAll()]).toEqual([undefined, true]);
});

test('signing out leaves nothing behind', () => {
  const store = createDraftStore(memoryStorage());
  store.keep('form', 'typed');
  store.saveAll();
  store.clear();
  store.saveAll();
  expect(store.read('form')).toBeUndefined();
});

test('remembered work survives an unexpected reload, up to a limit, until the user signs out', () => {
  const storage = memoryStorage();
  const store = createDraftStore(storage);
  store.remember('pricing|variables', '{"days":7}');
  expect(createDraftStore(storage).read('pricing|variables')).toBe('{"days":7}');
  store.remember('pricing|variables', 'x'.repeat(100_001));
  expect(createDraftStore(storage).read('pricing|variables')).toBe('{"days":7}');
  store.clear();
  expect(createDraftStore(storage).read('pricing|variables')).toBeUndefined();
});
