import { expect, test } from 'vitest';
import { hostOf, wantedLocales } from './request-facts.ts';

test.each([
  [undefined, ['en-US']],
  ['', ['en-US']],
  ['zh-HK', ['zh-HK', 'en-US']],
  ['zh-hk', ['zh-HK', 'en-US']],
  ['fr-FR;q=0.5, zh-HK', ['zh-HK', 'fr-FR', 'en-US']],
  ['en-US, zh-HK;q=0.5', ['en-US']],
  ['zh-HK, en-US;q=0.5, fr-FR;q=0.1', ['zh-HK', 'en-US']],
  ['zh-HK;q=0', ['en-US']],
  ['*, fr-FR;q=x, -, zh-Hant-HK', ['zh-Hant-HK', 'zh-HK', 'en-US']],
  ['zh', ['zh-HK', 'en-US']],
  ['zh-TW, fr', ['zh-TW', 'zh-HK', 'fr', 'en-US']],
  ['en-GB, zh', ['en-GB', 'en-US']],
  ['zh-HK, zh-HK', ['zh-HK', 'en-US']],
])('Accept-Language %j requests %j', (header, locales) => {
  expect(wantedLocales(header)).toEqual(locales);
});

test.each([
  ['localhost:4000', 'localhost'],
  ['[::1]:4000', '[::1]'],
  ['Studio.Example.COM.', 'studio.example.com'],
  ['a b', ''],
  ['a/b', ''],
  [undefined, ''],
])('the host of %j is %j', (header, host) => {
  expect(hostOf(header)).toBe(host);
});
