import { expect, test } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { createDrafts } from './drafts.ts';

test('typed text survives only if it was saved for a forced reload', () => {
  const storage = memoryStorage();
  const before = createDrafts(storage, memoryStorage());
  before.keep('pricing', '{"+": [1');
  expect(createDrafts(storage, memoryStorage()).read('pricing')).toBeUndefined();
  before.saveAll();
  expect(createDrafts(storage, memoryStorage()).read('pricing')).toBe('{"+": [1');
});

test('a screen that is left later does not delete its saved draft', () => {
  const store = createDrafts(memoryStorage(), memoryStorage());
  store.keep('form', { name: 'Travel' });
  store.saveAll();
  store.release('form');
  expect(store.read('form')).toEqual({ name: 'Travel' });
});

test('a screen that has been left is not saved', () => {
  const store = createDrafts(memoryStorage(), memoryStorage());
  store.keep('form', { name: 'Travel' });
  store.release('form');
  store.saveAll();
  expect(store.read('form')).toBeUndefined();
});

test('dropping one draft leaves the others', () => {
  const store = createDrafts(memoryStorage(), memoryStorage());
  store.keep('a', 1);
  store.keep('b', 2);
  store.saveAll();
  store.drop('a');
  expect([store.read('a'), store.read('b')]).toEqual([undefined, 2]);
});

test("other users' drafts are not shown, but the user's own are, even on other pages", () => {
  const storage = memoryStorage();
  const storeOf = (owner: string) => {
    const store = createDrafts(storage, memoryStorage());
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
  const store = createDrafts(storage, memoryStorage());
  store.keep('pricing', 'very long');
  expect(store.saveAll()).toBe(false);
  store.release('pricing');
  expect(store.read('pricing')).toBe('very long');
  store.drop('pricing');
  expect([store.read('pricing'), store.saveAll()]).toEqual([undefined, true]);
});

test('signing out leaves nothing behind', () => {
  const store = createDrafts(memoryStorage(), memoryStorage());
  store.keep('form', 'typed');
  store.saveAll();
  store.clear();
  store.saveAll();
  expect(store.read('form')).toBeUndefined();
});

test('remembered work survives an unexpected reload, up to a limit, until the user signs out', () => {
  const storage = memoryStorage();
  const store = createDrafts(storage, memoryStorage());
  store.remember('pricing|variables', '{"days":7}');
  expect(createDrafts(storage, memoryStorage()).read('pricing|variables')).toBe('{"days":7}');
  store.remember('pricing|variables', 'x'.repeat(100_001));
  expect(createDrafts(storage, memoryStorage()).read('pricing|variables')).toBe('{"days":7}');
  store.clear();
  expect(createDrafts(storage, memoryStorage()).read('pricing|variables')).toBeUndefined();
});

test('a lasting draft is available to other pages until it is dropped', () => {
  const storage = memoryStorage();
  createDrafts(memoryStorage(), storage).lasting.keep('component|a', '{"template":"<p></p>"}');
  const later = createDrafts(memoryStorage(), storage);
  expect(later.lasting.read('component|a')?.text).toBe('{"template":"<p></p>"}');
  expect(later.lasting.read('component|b')).toBeUndefined();
  later.lasting.drop('component|a');
  expect(later.lasting.read('component|a')).toBeUndefined();
});

test("other users' lasting drafts are not shown", () => {
  const storage = memoryStorage();
  const hers = createDrafts(memoryStorage(), storage);
  hers.setOwner(() => 'test_dev|ada');
  hers.lasting.keep('component|a', 'hers');
  const his = createDrafts(memoryStorage(), storage);
  his.setOwner(() => 'test_dev|ben');
  expect(his.lasting.read('component|a')).toBeUndefined();
  expect(hers.lasting.read('component|a')?.text).toBe('hers');
});

test('signing out deletes all drafts, and nothing else', () => {
  const storage = memoryStorage();
  storage.setItem('locale', 'zh-HK');
  const drafts = createDrafts(memoryStorage(), storage);
  drafts.lasting.keep('component|a', 'a');
  drafts.lasting.keep('component|b', 'b');
  drafts.clear();
  expect([drafts.lasting.read('component|a'), drafts.lasting.read('component|b')]).toEqual([undefined, undefined]);
  expect(storage.getItem('locale')).toBe('zh-HK');
});

test('older drafts are deleted to make room for the current one, and insufficient storage is reported', () => {
  const storage = memoryStorage();
  const write = storage.setItem.bind(storage);
  // Simulates a browser whose storage is full with two drafts.
  storage.setItem = (key, value) => {
    if (value.length > 1000 || (storage.length >= 2 && storage.getItem(key) === null)) throw new Error('full');
    write(key, value);
  };
  const drafts = createDrafts(memoryStorage(), storage);
  drafts.lasting.keep('component|a', 'a');
  drafts.lasting.keep('component|b', 'b');
  drafts.lasting.keep('component|c', 'c');
  expect(drafts.lasting.read('component|c')?.text).toBe('c');
  expect(() => drafts.lasting.keep('component|d', 'd'.repeat(2000))).toThrow('full');
});

test('an entry with the same key from another source is not a draft', () => {
  const storage = memoryStorage();
  storage.setItem('studioDraft|component|a', '{"text":');
  expect(createDrafts(memoryStorage(), storage).lasting.read('component|a')).toBeUndefined();
});
