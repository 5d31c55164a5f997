import { describe, expect, test } from 'vitest';
import { routeLevelsMax, routesMax, toRoutes, validateRoutes } from './page-routes.ts';
import { findShadowedPages, listPages } from './route-paths.ts';

const codes = (routes: Parameters<typeof validateRoutes>[0]) =>
  validateRoutes(routes, 'routes').map(({ code, path }) => `${code} ${path}`);

describe('the path of a page', () => {
  test.each([
    '/',
    '*',
    '/products/:id',
    '/products/:plan/:version?',
    String.raw`/orders/:id(\d+)`,
    '/files/:key([a-z]{1,9})',
    '/shop/:type(travel|health)',
    '/產品',
    '/a/*',
  ])('may be %s', (path) => {
    expect(codes([{ path }])).toEqual([]);
  });

  test.each([
    ['', 'REQUIRED'],
    ['products', 'INVALID'],
    ['/a b', 'INVALID'],
    ['/a?b=1', 'INVALID'],
    ['/a#b', 'INVALID'],
    ['//evil.example', 'INVALID'],
    ['/:id/:id', 'INVALID'],
    ['/:id((a+)+)', 'INVALID'],
    ['/:id(a*a*)', 'INVALID'],
    ['/:id(?=a)', 'INVALID'],
    ['/:id([)', 'INVALID'],
    [`/${'a'.repeat(300)}`, 'TOO_LONG'],
    [`/${Array.from({ length: 11 }, (_, index) => `:p${index}`).join('/')}`, 'LIMIT_EXCEEDED'],
  ])('%s is refused as %s', (path, code) => {
    expect(codes([{ path }])).toEqual([`${code} routes.0.path`]);
  });

  test('may be relative or empty in a nested page', () => {
    expect(codes([{ path: '/account', children: { path: 'details', children: { path: '' } } }])).toEqual([]);
  });
});

test('names are unique among all pages, including nested ones', () => {
  const routes = [
    { path: '/a', name: 'Home', children: { path: 'b', name: 'Home' } },
    { path: '/c', name: 'Home' },
  ];
  expect(codes(routes)).toEqual(['ALREADY_EXISTS routes.0.children.name', 'ALREADY_EXISTS routes.1.name']);
  expect(codes([{ path: '/a' }, { path: '/b', name: '' }, { path: '/c', name: '' }])).toEqual([]);
});

test.each([
  [{ component: 'quote-form' }, 'component'],
  [{ redirect: 'https://evil.example' }, 'redirect'],
  [{ redirect: '//evil.example' }, 'redirect'],
  [{ redirect: '/\\evil.example' }, 'redirect'],
  [{ metaJsonString: '[]' }, 'metaJsonString'],
  [{ propsJsonString: '{' }, 'propsJsonString'],
])('%j is refused', (fields, path) => {
  expect(codes([{ path: '/', ...fields }])).toEqual([`INVALID routes.0.${path}`]);
});

test('too many pages and too many levels of nesting are refused', () => {
  expect(codes(Array.from({ length: routesMax + 1 }, () => ({ path: '/' })))).toEqual(['LIMIT_EXCEEDED routes']);
  let nested: { path: string; children?: object } = { path: 'x' };
  for (let level = 2; level < routeLevelsMax; level += 1) nested = { path: 'x', children: nested };
  expect(codes([{ path: '/', children: nested }])).toEqual([]);
  expect(codes([{ path: '/', children: { path: 'x', children: nested } }])).toEqual(['LIMIT_EXCEEDED routes.0']);
});

test('pages have complete paths, a nested one before its parent', () => {
  const routes = toRoutes([
    { path: '/account', component: 'Shell', children: { path: 'details', component: 'Details' } },
  ]);
  expect(listPages(routes)).toEqual([
    { path: '/account/details', component: 'Details', place: 'componentRoutes.0.children' },
    { path: '/account', component: 'Shell', place: 'componentRoutes.0' },
  ]);
});

describe('a page is never shown', () => {
  const shadowed = (...paths: string[]) =>
    findShadowedPages(toRoutes(paths.map((path) => ({ path })))).map(({ path }) => path);

  test.each([
    ['/products/:id', '/products/new'],
    ['/products/:id', '/products/:other'],
    ['/A/', '/a'],
    [String.raw`/orders/:id(\d+)`, '/orders/42'],
  ])('after %s: %s', (first, second) => {
    expect(shadowed(first, second)).toEqual(['componentRoutes.1']);
  });

  test.each([
    ['/products/new', '/products/:id'],
    [String.raw`/orders/:id(\d+)`, '/orders/new'],
    ['*', '/products'],
    ['/products/:id', '/products'],
    ['/products/:id', '/products/:id/details'],
    ['/products/:id', '/products/:path*'],
  ])('but not after %s: %s', (first, second) => {
    expect(shadowed(first, second)).toEqual([]);
  });

  test('a nested page with its parent’s path is shown', () => {
    expect(findShadowedPages(toRoutes([{ path: '/a', children: { path: '' } }]))).toEqual([]);
  });
});
