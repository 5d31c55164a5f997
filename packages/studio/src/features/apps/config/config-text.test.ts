import { parseJsonText, isJsonObject } from '@coverwright/rules';
import { expect, test } from 'vitest';
import { findConfigFaults } from './config-schema.ts';
import { toConfigInput, toConfigText } from './config-text.ts';

const script = { src: '/a.js', innerHTML: null, async: true, defer: null, body: null, afterLoad: null };
const route = { path: '/', name: 'Home', component: 'HomePage', redirect: null, metaJsonString: '{"title":"Home"}' };
const config = {
  allowedLocales: ['en-US', 'zh-HK'],
  defaultLocale: 'en-US',
  componentRoutes: [{ ...route, propsJsonString: null, children: { ...route, path: 'in', propsJsonString: null } }],
  themeJsonString: '{"colors":[{"id":"c0"}]}',
  baseComponentsVariantsJsonString: null,
  endpointsJsonString: null,
  httpHeadersJsonString: null,
  analyticsProvidersJsonString: '[]',
  paymentProvidersJsonString: null,
  head: {
    title: 'Travel',
    metaJsonString: '[{"name":"robots"}]',
    linkJsonString: null,
    noScript: null,
    script: [script],
  },
  visitors: { kind: 'customers', documentTemplateIds: ['policy_schedule'] },
  guestLoginCredentials: { username: 'guest', password: '********' },
};

function inputOf(text: string) {
  const parsed = parseJsonText(text);
  if (!parsed.ok || !isJsonObject(parsed.value)) throw new Error('The text is an object.');
  expect(findConfigFaults(parsed.value)).toEqual([]);
  return toConfigInput(parsed.value);
}

test('JSON texts within the configuration are shown as values, and absent fields are omitted', () => {
  const shown: unknown = JSON.parse(toConfigText(config));
  expect(shown).toEqual({
    allowedLocales: ['en-US', 'zh-HK'],
    defaultLocale: 'en-US',
    componentRoutes: [
      {
        path: '/',
        name: 'Home',
        component: 'HomePage',
        meta: { title: 'Home' },
        children: { path: 'in', name: 'Home', component: 'HomePage', meta: { title: 'Home' } },
      },
    ],
    theme: { colors: [{ id: 'c0' }] },
    analyticsProviders: [],
    head: { title: 'Travel', meta: [{ name: 'robots' }], script: [{ src: '/a.js', async: true }] },
    visitors: { kind: 'customers', documentTemplateIds: ['policy_schedule'] },
    guestLoginCredentials: { username: 'guest', password: '********' },
  });
});

test('saving without a change sends back what was loaded', () => {
  const { componentRoutes, head, ...fields } = inputOf(toConfigText(config));
  const { componentRoutes: readRoutes, head: readHead, ...readFields } = config;
  expect(fields).toEqual(readFields);
  expect(componentRoutes).toEqual(readRoutes);
  expect(head).toEqual(readHead);
});

test('deleting a field from the text clears it', () => {
  expect(inputOf('{"defaultLocale":"zh-HK"}')).toMatchObject({
    defaultLocale: 'zh-HK',
    allowedLocales: null,
    componentRoutes: null,
    themeJsonString: null,
    head: null,
    visitors: null,
    guestLoginCredentials: null,
  });
});
