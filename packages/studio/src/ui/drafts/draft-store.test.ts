import { expect, test } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { createDraftStore } from './draft-store.ts';

test('what is typed survives only when it was saved for a forced reload', () => {
  const storage = memoryStorage();
  const before = createDraftStore(storage);
  before.keep('pricing', '{"+": [1');
  expect(createDraftStore(storage).read('pricing')).toBeUndefined();
  before.saveAll();
  expect(createDraftStore(storage).read('pricing')).toBe('{"+": [1');
});

test('a screen that goes away later does not take its saved draft along', () => {
  const store = createDraftStore(memoryStorage());
  store.keep('form', { name: 'Travel' });
  store.saveAll();
  store.release('form');
  expect(store.read('form')).toEqual({ name: 'Travel' });
});

test('a screen that was left is not saved', () => {
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

test("somebody else's drafts are not shown, one's own are", () => {
  const store = createDraftStore(memoryStorage());
  store.claim('test/ada');
  store.keep('form', 'typed');
  store.saveAll();
  store.claim('test/ada');
  expect(store.read('form')).toBe('typed');
  store.claim('test/bob');
  expect(store.read('form')).toBeUndefined();
});
