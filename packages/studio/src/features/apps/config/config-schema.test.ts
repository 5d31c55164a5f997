import { expect, test } from 'vitest';
import { findConfigFaults, proposeNames, toNameKey } from './config-schema.ts';

test('a configuration with every field is valid', () => {
  const inner = { path: 'inner', name: 'Inner', component: 'InnerPage' };
  const config = {
    allowedLocales: ['en-US'],
    defaultLocale: 'en-US',
    componentRoutes: [{ path: '/', name: 'Home', component: 'HomePage', meta: {}, props: null, children: inner }],
    theme: { colors: [] },
    head: { title: 'Travel', meta: [{ name: 'description' }], script: [{ src: '/a.js', async: true }] },
    analyticsProviders: [],
    guestLoginCredentials: null,
  };
  expect(findConfigFaults(config)).toEqual([]);
});

test('misspelt names and wrong types are reported with their path', () => {
  const config = {
    alowedLocales: [],
    defaultLocale: 1,
    componentRoutes: [{ path: '/', children: { pth: '' } }],
    head: { script: [{ async: 'yes' }], meta: {} },
    theme: [],
  };
  expect(findConfigFaults(config)).toEqual([
    { path: ['alowedLocales'], kind: 'unknown' },
    { path: ['defaultLocale'], kind: 'text' },
    { path: ['componentRoutes', 0, 'children', 'pth'], kind: 'unknown' },
    { path: ['head', 'script', 0, 'async'], kind: 'flag' },
    { path: ['head', 'meta'], kind: 'list' },
    { path: ['theme'], kind: 'object' },
  ]);
  expect(findConfigFaults('text')).toEqual([{ path: [], kind: 'object' }]);
});

test('names are suggested for the cursor position', () => {
  expect(proposeNames([])).toContain('allowedLocales');
  expect(proposeNames(['head'])).toEqual(['title', 'meta', 'link', 'script', 'noScript']);
  expect(proposeNames(['componentRoutes', 3])).toContain('redirect');
  expect(proposeNames(['componentRoutes', 3, 'children', 'children'])).toContain('redirect');
  expect(proposeNames(['head', 'tit'])).toContain('title');
});

test('a name has the same key wherever it appears', () => {
  expect(toNameKey(['defaultLocale'])).toBe('defaultLocale');
  expect(toNameKey(['componentRoutes', 0, 'path'])).toBe('componentRoutes/path');
  expect(toNameKey(['componentRoutes', 0, 'children', 'children', 'path'])).toBe('componentRoutes/path');
  expect(toNameKey(['componentRoutes', 0, 'children'])).toBe('componentRoutes/children');
});
