import { expect, test } from 'vitest';
import { memoryStorage } from '../../../../testing/memory-storage.ts';
import { createStoredTexts } from './stored-texts.ts';

const texts = { variablesText: '{"where":{"id":"p1"}}', mockText: '{}' };

test('each template gets its own texts back', () => {
  const storage = memoryStorage();
  createStoredTexts(storage).keep('ada/t1', texts);
  expect(createStoredTexts(storage).read('ada/t1')).toEqual(texts);
  expect(createStoredTexts(storage).read('bob/t1')).toBeUndefined();
});

test('only the texts of the most recently viewed templates are stored', () => {
  const kept = createStoredTexts(memoryStorage());
  for (let index = 0; index < 25; index++) kept.keep(`t${index}`, texts);
  expect(kept.read('t4')).toBeUndefined();
  expect(kept.read('t5')).toEqual(texts);
});

test('invalid stored data is ignored', () => {
  const storage = memoryStorage();
  storage.setItem('studioPreviewTexts', '[["t1",{"mockText":1}],7]');
  expect(createStoredTexts(storage).read('t1')).toBeUndefined();
});

test('a full storage is not a failure', () => {
  const storage = memoryStorage();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(() => createStoredTexts(storage).keep('t1', texts)).not.toThrow();
});
