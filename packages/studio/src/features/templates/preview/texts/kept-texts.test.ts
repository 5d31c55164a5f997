import { expect, test } from 'vitest';
import { memoryStorage } from '../../../../testing/memory-storage.ts';
import { createKeptTexts } from './kept-texts.ts';

const texts = { variablesText: '{"where":{"id":"p1"}}', mockText: '{}' };

test('each template gets its own texts back', () => {
  const storage = memoryStorage();
  createKeptTexts(storage).keep('ada/t1', texts);
  expect(createKeptTexts(storage).read('ada/t1')).toEqual(texts);
  expect(createKeptTexts(storage).read('bob/t1')).toBeUndefined();
});

test('only the texts of the most recently viewed templates are stored', () => {
  const kept = createKeptTexts(memoryStorage());
  for (let index = 0; index < 25; index++) kept.keep(`t${index}`, texts);
  expect(kept.read('t4')).toBeUndefined();
  expect(kept.read('t5')).toEqual(texts);
});

test('invalid stored data is ignored', () => {
  const storage = memoryStorage();
  storage.setItem('studioPreviewTexts', '[["t1",{"mockText":1}],7]');
  expect(createKeptTexts(storage).read('t1')).toBeUndefined();
});

test('a full storage is not a failure', () => {
  const storage = memoryStorage();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(() => createKeptTexts(storage).keep('t1', texts)).not.toThrow();
});
