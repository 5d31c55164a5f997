import { expect, test } from 'vitest';
import {
  isSamePages,
  movePage,
  pageFaults,
  readPages,
  refusedField,
  toAppPages,
  toRoute,
  withKeysOf,
  withNewPage,
} from './app-pages.ts';

const route = {
  path: '/',
  name: 'Home',
  component: 'HomePage',
  metaJsonString: null,
  propsJsonString: null,
  redirect: null,
};
const config = {
  appId: 'travel',
  allowedLocales: ['en-US'],
  defaultLocale: 'en-US',
  componentRoutes: [
    { ...route, children: { ...route, path: 'inner', name: 'Inner', children: null } },
    { ...route, path: '/quote', name: 'Quote', component: 'QuotePage', children: null },
  ],
  routeWarnings: [],
  revision: '3',
};

test('pages are sent as they were loaded, including nested pages', () => {
  const { pages, revision } = toAppPages(config);
  expect(revision).toBe('3');
  expect(pages.map(toRoute)).toEqual([
    { ...route, children: { ...route, path: 'inner', name: 'Inner' } },
    { ...route, path: '/quote', name: 'Quote', component: 'QuotePage' },
  ]);
});

test('a new page is added at the top, and its component is missing', () => {
  const { pages } = toAppPages(config);
  const [first, ...others] = withNewPage(pages, 'new');
  expect(first).toMatchObject({ path: '/new-path', name: 'New Page', component: '' });
  expect(others).toEqual(pages);
  expect(first && pageFaults(first, pages)).toEqual({ component: 'required' });
});

test('pages can be reordered, but not moved beyond the ends', () => {
  const { pages } = toAppPages(config);
  expect(movePage(pages, 0, 1).map(({ name }) => name)).toEqual(['Quote', 'Home']);
  expect(movePage(pages, 0, -1)).toBe(pages);
  expect(isSamePages(movePage(pages, 0, 1), pages)).toBe(false);
  expect(isSamePages(toAppPages(config).pages, pages)).toBe(true);
});

test('pages of another version have the keys of those with the same path', () => {
  const { pages } = toAppPages(config);
  const theirs = withKeysOf([...pages.toReversed(), ...withNewPage([], '7')], pages);
  expect(theirs.map(({ key }) => key)).toEqual(['1', '0', 'theirs-7']);
});

test('only pages with all of their fields are read', () => {
  const { pages } = toAppPages(config);
  expect(readPages(pages)).toBe(pages);
  expect(readPages([{ ...pages[0], name: undefined }])).toBeUndefined();
  expect(readPages({})).toBeUndefined();
});

test('faults are reported by field', () => {
  const [home, quote] = toAppPages(config).pages;
  if (!home || !quote) throw new Error('Two pages were given.');
  const faulty = { ...home, path: ' ', name: 'Quote', component: '', meta: '[]', props: '{' };
  expect(pageFaults(faulty, [faulty, quote])).toEqual({
    path: 'required',
    name: 'taken',
    component: 'required',
    meta: 'json',
    props: 'json',
  });
  expect(pageFaults({ ...home, component: '', redirect: '/quote' }, [home, quote])).toEqual({});
});

test('a server problem is assigned to the field of a page, or to none', () => {
  expect(refusedField('config.componentRoutes.2.path')).toEqual({ index: 2, field: 'path' });
  expect(refusedField('config.componentRoutes.0.metaJsonString')).toEqual({ index: 0, field: 'meta' });
  expect(refusedField('config.componentRoutes.0.children.path')).toBeUndefined();
  expect(refusedField('config.componentRoutes.0.toString')).toBeUndefined();
  expect(refusedField('expectedRevision')).toBeUndefined();
});
