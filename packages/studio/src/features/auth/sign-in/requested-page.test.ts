import { expect, test } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { storeRequestedPage, takeRequestedPage } from './requested-page.ts';

test('sign-in redirects to the requested page, once', () => {
  const storage = memoryStorage();
  storeRequestedPage('/products?x=1#y', storage);
  expect(takeRequestedPage(storage)).toBe('/products?x=1#y');
  expect(takeRequestedPage(storage)).toBe('/');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', ''])(
  'never redirects to another site: %s',
  (page) => {
    const storage = memoryStorage();
    storeRequestedPage(page, storage);
    expect(takeRequestedPage(storage)).toBe('/');
  },
);
