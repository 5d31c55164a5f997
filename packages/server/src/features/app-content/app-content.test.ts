import { expect, test } from 'vitest';
import { type AppContent, appShape, fontKeysOf, isTextOfApp, localesOf, toAppSnapshot } from './app-content.ts';

test('fonts are referenced by the typefaces of a theme', () => {
  expect(
    fontKeysOf({ typeFaces: [{ url: '/api/v1/files/fonts/a.woff2' }, { url: 'b.ttf' }, { value: 'Arial' }] }),
  ).toEqual(['fonts/a.woff2', 'b.ttf']);
  expect(fontKeysOf({ typeFaces: { primary: { url: 'c.otf' } } })).toEqual(['c.otf']);
  expect(fontKeysOf(null)).toEqual([]);
});

test('a text of another app is published only with an app whose sources use it', () => {
  const keys = ['apps-shop-title', 'apps-shop-2-title', 'apps-portal-signIn', 'greeting', 'apps-intro'];
  const keysOf = (sources: readonly string[]) => keys.filter((key) => isTextOfApp(key, 'shop', sources));
  expect(keysOf(["{{ $t('apps-shop-title') }}"])).toEqual([
    'apps-shop-title',
    'apps-shop-2-title',
    'greeting',
    'apps-intro',
  ]);
  expect(keysOf(["this.$t('apps-portal-' + name)"])).toEqual(keys);
});

test('an app without locales has one', () => {
  expect(localesOf({})).toEqual({ allowedLocales: ['en-US'], defaultLocale: 'en-US' });
  expect(localesOf({ allowedLocales: ['zh-HK', 'en-US'] })).toMatchObject({ defaultLocale: 'zh-HK' });
  expect(localesOf({ defaultLocale: 'zh-HK' })).toEqual({ allowedLocales: ['zh-HK'], defaultLocale: 'zh-HK' });
});

test('the compiler receives what is stored, with nested pages as a list', () => {
  const content: AppContent = {
    appName: 'Travel',
    config: {
      componentRoutes: [{ path: '/', metaJsonString: '{"a":1}', children: { path: 'b', component: 'B' } }],
      head: { title: 'T', metaJsonString: '{"name":"x"}' },
    },
    components: [{ id: '1', name: 'B', vueTemplate: '<b/>', script: null, status: 'DRAFT' }],
    texts: { 'en-US': { a: 'b' } },
    products: [],
    files: [],
  };
  expect(appShape.parse(JSON.parse(JSON.stringify(content)))).toEqual(content);
  const parse = (text: string | undefined) => (text === undefined ? null : JSON.parse(text));
  expect(toAppSnapshot({ tenantId: 't', appId: 'a' }, content, [], parse)).toMatchObject({
    appId: 'a',
    config: {
      componentRoutes: [{ path: '/', meta: { a: 1 }, children: [{ path: 'b', component: 'B' }] }],
      head: { title: 'T', meta: [{ name: 'x' }], link: [] },
      theme: {},
    },
  });
  expect(appShape.safeParse({ other: 1 }).success).toBe(false);
});

test('a snapshot has the parsed JSON of each part, and an empty value for parts that are not set', () => {
  const parse = (text: string | undefined) => (text === undefined ? null : JSON.parse(text));
  const snapshotOf = (config: object) => {
    const content = { appName: 'Travel', config, components: [], texts: {}, products: [], files: [] };
    return toAppSnapshot({ tenantId: 't', appId: 'a' }, content, [], parse).config;
  };
  const parts = {
    theme: { colour: 'red' },
    baseComponentsVariants: { 'cw-button': [1] },
    httpHeaders: { 'x-robots-tag': 'none' },
    endpoints: { claims: 'https://claims.example' },
    analyticsProviders: [{ id: 'a' }],
    paymentProviders: [{ id: 'p' }],
  };
  const texts = Object.entries(parts).map(([name, value]) => [`${name}JsonString`, JSON.stringify(value)]);
  expect(snapshotOf(Object.fromEntries(texts))).toMatchObject(parts);
  expect(snapshotOf({})).toMatchObject({
    theme: {},
    baseComponentsVariants: {},
    httpHeaders: {},
    endpoints: {},
    analyticsProviders: [],
    paymentProviders: [],
  });
});
