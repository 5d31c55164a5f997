import { expect, test } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { rememberAskedPage, takeAskedPage } from './asked-page.ts';

test('sign-in redirects to the requested page, once', () => {
  const storage = memoryStorage();
  rememberAskedPage('/products?x=1#y', storage);
  expect(takeAskedPage(storage)).toBe('/products?x=1#y');
  expect(takeAskedPage(storage)).toBe('/');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', ''])(
  'never redirects to another site: %s',
  (page) => {
    const storage = memoryStorage();
    rememberAskedPage(page, storage);
    expect(takeAskedPage(storage)).toBe('/');
  },
);
