// The addresses of an app's pages, and which pages are never shown because an earlier one has the same addresses. Pure.
import type { PageRoute } from './page-routes.ts';
import { say } from '../../../sentences/say.ts';

export interface Page {
  /** The complete path, such as /products/:id. */
  readonly path: string;
  readonly component: string | null;
  /** Dotted position, such as componentRoutes.3.children. */
  readonly place: string;
}

/** In matching order; a nested page precedes its parent. */
export function listPages(routes: readonly PageRoute[]): Page[] {
  return routes.flatMap((route, index) => pagesOf(route, '', `componentRoutes.${index}`));
}

function pagesOf(route: PageRoute, parent: string, place: string): Page[] {
  const path = joinPaths(parent, route.path);
  const inner = route.children ? pagesOf(route.children, path, `${place}.children`) : [];
  return [...inner, { path, component: route.component ?? null, place }];
}

function joinPaths(parent: string, path: string): string {
  if (parent === '' || path.startsWith('/') || path === '*') return path;
  return path === '' ? parent : `${parent.replace(/\/$/, '')}/${path}`;
}

export interface RouteWarning {
  readonly path: string;
  readonly message: string;
}

/** A parent intentionally has the same address as its nested page. */
export function findShadowedPages(routes: readonly PageRoute[]): RouteWarning[] {
  // vue-router matches * last, wherever it is.
  const pages = listPages(routes).toSorted((a, b) => Number(a.path === '*') - Number(b.path === '*'));
  return pages.flatMap((page, index) => {
    const earlier = pages.slice(0, index).find((other) => !isWithin(other, page) && covers(other.path, page.path));
    if (earlier === undefined) return [];
    const sentence = say('PAGE_NEVER_SHOWN', { path: page.path, earlier: earlier.path });
    return [{ path: page.place, ...sentence }];
  });
}

function isWithin(inner: Page, outer: Page): boolean {
  return inner.place.startsWith(`${outer.place}.`);
}

/** Whether every address of the second path also matches the first; false if this cannot be decided. */
function covers(first: string, second: string): boolean {
  if (normal(first) === normal(second)) return true;
  const [earlier, later] = [segmentsOf(first), segmentsOf(second)];
  return (
    earlier.length === later.length && earlier.every((segment, index) => coversSegment(segment, later[index] ?? ''))
  );
}

function normal(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/$/, '');
}

function segmentsOf(path: string): string[] {
  return normal(path).split('/');
}

function coversSegment(first: string, second: string): boolean {
  if (first === second) return true;
  const [, , pattern] = /^:(\w+)(?:\(([^)]*)\))?$/.exec(first) ?? [undefined, undefined, null];
  if (pattern === null) return false;
  const isPlain = /^:\w+$/.test(second) || !/[:()*+?]/.test(second);
  if (pattern === undefined) return isPlain && second !== '';
  return !second.includes(':') && isPlain && new RegExp(`^(?:${pattern})$`, 'i').test(second);
}
