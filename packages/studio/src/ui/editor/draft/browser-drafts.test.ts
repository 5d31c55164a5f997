import { expect, test } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { createBrowserDrafts } from './browser-drafts.ts';

test('a draft is available to other pages until it is dropped', () => {
  const storage = memoryStorage();
  createBrowserDrafts(storage).keep('component|a', '{"template":"<p></p>"}');
  const later = createBrowserDrafts(storage);
  expect(later.read('component|a')?.text).toBe('{"template":"<p></p>"}');
  expect(later.read('component|b')).toBeUndefined();
  later.drop('component|a');
  expect(later.read('component|a')).toBeUndefined();
});

test("other users' drafts are not shown", () => {
  const storage = memoryStorage();
  const hers = createBrowserDrafts(storage);
  hers.setOwner(() => 'test_dev|ada');
  hers.keep('component|a', 'hers');
  const his = createBrowserDrafts(storage);
  his.setOwner(() => 'test_dev|ben');
  expect(his.read('component|a')).toBeUndefined();
  expect(hers.read('component|a')?.text).toBe('hers');
});

test('signing out deletes all drafts, and nothing else', () => {
  const storage = memoryStorage();
  storage.setItem('locale', 'zh-HK');
  const drafts = createBrowserDrafts(storage);
  drafts.keep('component|a', 'a');
  drafts.keep('component|b', 'b');
  drafts.clear();
  expect([drafts.read('component|a'), drafts.read('component|b')]).toEqual([undefined, undefined]);
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
  const drafts = createBrowserDrafts(storage);
  drafts.keep('component|a', 'a');
  drafts.keep('component|b', 'b');
  drafts.keep('component|c', 'c');
  expect(drafts.read('component|c')?.text).toBe('c');
  expect(() => drafts.keep('component|d', 'd'.repeat(2000))).toThrow('full');
});

test('an entry with the same key from another source is not a draft', () => {
  const storage = memoryStorage();
  storage.setItem('studioDraft|component|a', '{"text":');
  expect(createBrowserDrafts(storage).read('component|a')).toBeUndefined();
});
