// The pages of an app: the paths that they serve, and whether their routes are safe for the router. Pure.
import type { Sentence } from '@coverwright/insurance/sentence';
import { shorten } from '@coverwright/insurance/shorten';
import type { CompileProblem, RouteSnapshot } from './app-snapshot.ts';
import { compileLimits } from './compile-limits.ts';
import { say } from '../sentences/say.ts';

export interface FlatRoute {
  /** Including the paths of its parents. */
  readonly path: string;
  readonly route: RouteSnapshot;
  /** In order of nesting, ending with its own. */
  readonly components: readonly string[];
  readonly at: string;
}

const parametersMax = 10;
const shownMaxLength = 60;

/** The pattern of a parameter: one character class or a list of words, so that matching takes linear time. */
const safePattern = /^(?:(?:\\[dw]|\[[\w\s.-]+\]|\.)(?:[+*]|\{\d{1,3}(?:,\d{0,3})?\})?|[\w-]+(?:\|[\w-]+)*)$/;
const parameter = /:(\w+)(?:\(((?:\\.|[^\\()])*)\))?([?+*]?)/g;

/** Every route with its full path, parents before their children. */
export function flattenRoutes(
  routes: readonly RouteSnapshot[],
  parent?: FlatRoute,
  at = 'config.componentRoutes',
): FlatRoute[] {
  return routes.flatMap((route, index) => {
    const path = route.path.startsWith('/') || parent === undefined ? route.path : joinPaths(parent.path, route.path);
    const own = route.component ? [route.component] : [];
    const flat = { path, route, components: [...(parent?.components ?? []), ...own], at: `${at}.${index}` };
    return [flat, ...flattenRoutes(route.children ?? [], flat, `${flat.at}.children`)];
  });
}

function joinPaths(parent: string, child: string): string {
  return child === '' ? parent : `${parent.replace(/\/$/, '')}/${child}`;
}

export function checkRoutes(
  routes: readonly FlatRoute[],
  componentNames: ReadonlyMap<string, string>,
): CompileProblem[] {
  const problems = routes.flatMap((flat) => [...checkPath(flat), ...checkTarget(flat, componentNames)]);
  if (routes.length > compileLimits.routes) {
    const sentence = say('PUBLISHED_PAGES_MAX', { count: routes.length, max: compileLimits.routes });
    return [{ code: 'LIMIT_EXCEEDED', ...sentence, path: 'config.componentRoutes' }];
  }
  return [...problems, ...checkShadows(routes)];
}

function checkPath({ path, at }: FlatRoute): CompileProblem[] {
  const invalid = (fault: Sentence): CompileProblem[] => [{ code: 'INVALID', ...fault, path: `${at}.path` }];
  if (path === '*') return [];
  if (!path.startsWith('/')) return invalid(say('PATH_WITHOUT_SLASH', { path: shorten(path, shownMaxLength) }));
  if (path.length > 500) return invalid(say('PATH_TOO_LONG'));
  const found = [...path.matchAll(parameter)];
  if (found.length > parametersMax) return invalid(say('PUBLISHED_PARAMETERS_MAX', { max: parametersMax }));
  for (const [, name = '', pattern] of found) {
    if (pattern !== undefined && !safePattern.test(pattern)) {
      return invalid(say('PATH_PATTERN_REFUSED', { name }));
    }
  }
  // With several wildcards, matching would try every distribution of the slashes, both here for each request
  // and in the browser's router.
  const isUnbounded = ([, , pattern = '', repeat = '']: RegExpExecArray) =>
    /[+*]/.test(repeat) || pattern.startsWith('.');
  const unbounded = found.filter(isUnbounded).length + (path.endsWith('/*') ? 1 : 0);
  if (unbounded > 1) return invalid(say('PATH_WILDCARDS_MAX'));
  const segments = path.replaceAll(parameter, '\u0000').split('/');
  if (segments.some((segment) => segment.includes('\u0000') && segment !== '\u0000')) {
    return invalid(say('PATH_PARAMETER_INCOMPLETE'));
  }
  if (/[?#()[\]{}*+|\\<>"\s]/.test(segments.join('/').replace(/\/\*$/, ''))) {
    return invalid(say('PATH_CHARACTERS_REFUSED', { path: shorten(path, shownMaxLength) }));
  }
  return [];
}

function checkTarget({ route, at }: FlatRoute, componentNames: ReadonlyMap<string, string>): CompileProblem[] {
  const { component, redirect } = route;
  if (component) {
    const status = componentNames.get(component);
    const path = `${at}.component`;
    if (status === undefined) {
      const sentence = say('PAGE_COMPONENT_UNKNOWN', { page: route.name ?? route.path, component });
      return [{ code: 'NOT_FOUND', ...sentence, path }];
    }
    if (status !== 'DEPRECATED') return [];
    const sentence = say('PAGE_COMPONENT_DEPRECATED', { page: route.name ?? route.path, component });
    return [{ code: 'INVALID', ...sentence, path }];
  }
  if (redirect) {
    const isInside = redirect.startsWith('/') && !/^\/[/\\]/.test(redirect);
    const sentence = say('REDIRECT_OUTSIDE', { redirect: shorten(redirect, shownMaxLength) });
    return isInside ? [] : [{ code: 'INVALID', ...sentence, path: `${at}.redirect` }];
  }
  const sentence = say('PAGE_EMPTY', { page: route.name ?? route.path });
  return route.children?.length ? [] : [{ code: 'REQUIRED', ...sentence, path: `${at}.component` }];
}

/** The router uses the first matching route, so a route that an earlier one covers is never shown. */
function checkShadows(routes: readonly FlatRoute[]): CompileProblem[] {
  const problems: CompileProblem[] = [];
  const seen = new Map<string, FlatRoute>();
  let everything: FlatRoute | undefined;
  for (const flat of routes) {
    const { path, at } = flat;
    // A parent without a component shows nothing, and its first child may have the same path.
    if (flat.route.children?.length) continue;
    const shape = path
      .replaceAll(parameter, (_, _name, pattern?: string) => `:${pattern ?? ''}`)
      .replace(/(.)\/$/, '$1');
    const earlier = everything ?? seen.get(shape);
    if (earlier !== undefined) {
      const sentence = say('PAGE_SHADOWED', { path, earlier: earlier.path });
      problems.push({ code: 'CONFLICT', ...sentence, path: `${at}.path` });
    }
    seen.set(shape, flat);
    if (path === '*' || path === '/*') everything = flat;
  }
  return problems;
}

/** The source of a regular expression for the paths of a route. */
export function toPattern(path: string): string {
  if (path === '*' || path === '/*') return '^/';
  const parts = path.split('/').slice(1);
  const source = parts.map((part) => {
    if (part === '*') return '/.*';
    const [, , pattern, repeat] = new RegExp(`^${parameter.source}$`).exec(part) ?? [];
    if (!part.startsWith(':')) return part === '' ? '' : `/${part.replaceAll(/[^\w-]/g, (sign) => `\\${sign}`)}`;
    const one = pattern === undefined || pattern === '.*' || pattern === '.+' ? '[^/]+' : `(?:${pattern})`;
    if (repeat === '?') return `(?:/${one})?`;
    if (repeat === '*') return '(?:/.*)?';
    return repeat === '+' || pattern === '.*' || pattern === '.+' ? '/.+' : `/${one}`;
  });
  return `^${source.join('')}/?$`;
}
