import { expect, test } from 'vitest';
import { askedPage } from './asked-page.ts';

test('sign-in leads to the page that was asked for', () => {
  expect(askedPage({ askedPage: '/products?x=1#y' })).toBe('/products?x=1#y');
});

test.each([[null], [{}], [{ askedPage: 7 }], [{ askedPage: '//evil.example' }], [{ askedPage: 'https://evil.example' }]])(
  'never anywhere else: %j',
  (state) => {
    expect(askedPage(state)).toBeUndefined();
  },
);
