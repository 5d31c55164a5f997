import { expect, test } from 'vitest';
import { memoryStorage } from '../../../../testing/memory-storage.ts';
import { createKeptTexts } from './kept-texts.ts';

const texts = { variablesText: '{"where":{"id":"p1"}}', mockText: '{}' };

test('each template finds its own texts again', () => {
  const storage = memoryStorage();
  createKeptTexts(storage).keep('ada/t1', texts);
  expect(createKeptTexts(storage).read('ada/t1')).toEqual(texts);
  expect(createKeptTexts(storage).read('bob/t1')).toBeUndefined();
});

test('only the templates viewed last are remembered', () => {
  const kept = createKeptTexts(memoryStorage());
  for (let index = 0; index < 25; index++) kept.keep(`t${index}`, texts);
  expect(kept.read('t4')).toBeUndefined();
  expect(kept.read('t5')).toEqual(texts);
});

test('anything else is left alone', () => {
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
