import { expect, test } from 'vitest';
import { toRoutes } from './app-routes.ts';
import { LoadFailure, NotFound } from './notice-pages.ts';

const page = { name: 'Page' };
const component = async () => ({ default: page });

test('accepts one child or several, props, meta and redirects, and ends with the not-found page', () => {
  const routes = toRoutes(
    [
      { path: '/a', name: 'A', component, props: { x: 1 }, meta: { title: 't' }, children: { path: 'b', component } },
      { path: '/c', redirect: '/a', component },
      {
        path: '/d',
        redirect: '',
        component,
        children: [
          { path: 'e', component },
          { path: 'f', component },
        ],
      },
    ],
    () => undefined,
  );
  expect(routes).toMatchObject([
    { path: '/a', name: 'A', props: { x: 1 }, meta: { title: 't' }, children: [{ path: 'b' }] },
    { path: '/c', redirect: '/a' },
    { path: '/d', children: [{ path: 'e' }, { path: 'f' }] },
    { path: '*', component: NotFound },
  ]);
});

test('replaces a page that cannot be loaded and reports why', async () => {
  const reported: string[] = [];
  const fail = async (): Promise<never> => Promise.reject(new Error('Failed to fetch'));
  const [route] = toRoutes([{ path: '/a', component: fail }], (error, where) =>
    reported.push(`${where}: ${String(error)}`),
  );
  const load: unknown = route && 'component' in route ? route.component : undefined;
  expect(typeof load === 'function' && (await load())).toBe(LoadFailure);
  expect(reported).toEqual(['load /a: Error: Failed to fetch']);
});
