// The pages of an app: routes in the form of vue-router 3. Pure.
import type { Problem } from '../../../errors/user-error.ts';
import { validateText } from '../../../errors/validate-text.ts';
import type { cmsComponentRouteInput } from '../../../graphql/generated/schema-types.ts';
import { validateJsonField } from './json-field.ts';
import { say } from '../../../sentences/say.ts';

/** Absent fields have no value. */
export interface PageRoute {
  readonly path: string;
  readonly name?: string;
  readonly component?: string;
  readonly metaJsonString?: string;
  readonly propsJsonString?: string;
  readonly redirect?: string;
  readonly children?: PageRoute;
}

export const routesMax = 500;
/** Maximum nesting of pages. */
export const routeLevelsMax = 10;
export const pathMaxLength = 300;
export const parametersMax = 10;
export const routeNameMaxLength = 200;
const jsonMaxBytes = 64 * 1024;

/** A page with its position in the input, such as componentRoutes.3.children. */
interface PlacedRoute {
  readonly route: cmsComponentRouteInput;
  readonly place: string;
  readonly isTop: boolean;
}

export function validateRoutes(routes: readonly cmsComponentRouteInput[], path: string): Problem[] {
  if (routes.length > routesMax) {
    const sentence = say('APP_PAGES_MAX', { count: routes.length, max: routesMax });
    return [{ code: 'LIMIT_EXCEEDED', ...sentence, path }];
  }
  const placed = routes.flatMap((route, index) => withChildren(route, `${path}.${index}`));
  return [...placed.flatMap(validateRoute), ...validateLevels(routes, path), ...validateNames(placed)];
}

/** Limits a chain that is too long to the allowed number of pages. */
function withChildren(top: cmsComponentRouteInput, place: string): PlacedRoute[] {
  const found: PlacedRoute[] = [];
  let next: { route: cmsComponentRouteInput; place: string } | undefined = { route: top, place };
  while (next !== undefined && found.length < routeLevelsMax) {
    found.push({ ...next, isTop: found.length === 0 });
    const inner: cmsComponentRouteInput | null | undefined = next.route.children;
    next = inner ? { route: inner, place: `${next.place}.children` } : undefined;
  }
  return found;
}

function validateLevels(routes: readonly cmsComponentRouteInput[], path: string): Problem[] {
  return routes.flatMap((route, index): Problem[] => {
    let levels = 1;
    let inner = route.children;
    while (inner && levels <= routeLevelsMax) {
      levels += 1;
      inner = inner.children;
    }
    if (levels <= routeLevelsMax) return [];
    const sentence = say('PAGE_LEVELS_MAX', { max: routeLevelsMax });
    return [{ code: 'LIMIT_EXCEEDED', ...sentence, path: `${path}.${index}` }];
  });
}

function validateRoute({ route, place, isTop }: PlacedRoute): Problem[] {
  const { path, name, component, redirect } = route;
  return [
    ...validatePath(path ?? '', `${place}.path`, isTop),
    ...validateText(name, `${place}.name`, { name: 'name of a page', maxLength: routeNameMaxLength }),
    ...validateComponentName(component, `${place}.component`),
    ...validateRedirect(redirect, `${place}.redirect`),
    ...validateJsonField(route.metaJsonString, `${place}.metaJsonString`, { name: 'meta', maxBytes: jsonMaxBytes }),
    ...validateJsonField(route.propsJsonString, `${place}.propsJsonString`, { name: 'props', maxBytes: jsonMaxBytes }),
  ];
}

/** A nested page may have an empty path, meaning its parent's path. */
function validatePath(path: string, place: string, isTop: boolean): Problem[] {
  if (path === '' && !isTop) return [];
  const problems = validateText(path, place, { name: 'path', maxLength: pathMaxLength, isRequired: true });
  if (problems.length > 0 || path === '*') return problems;
  if (isTop && !path.startsWith('/')) {
    return [{ code: 'INVALID', ...say('PAGE_PATH_BEGINS_WRONGLY', { path }), path: place }];
  }
  if (/[\s?#\\]|\/\//.test(path.replaceAll(/\([^)]*\)/g, '').replaceAll(/(:\w+)\?/g, '$1'))) {
    const sentence = say('PAGE_PATH_CHARACTERS', { path });
    return [{ code: 'INVALID', ...sentence, path: place }];
  }
  return validateParameters(path, place);
}

function validateParameters(path: string, place: string): Problem[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  if (names.length > parametersMax) {
    const sentence = say('PATH_PARAMETERS_MAX', { count: names.length, max: parametersMax });
    return [{ code: 'LIMIT_EXCEEDED', ...sentence, path: place }];
  }
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) {
    return [{ code: 'INVALID', ...say('PATH_PARAMETER_TWICE', { twice }), path: place }];
  }
  const groups = [...path.matchAll(/\(([^)]*)\)/g)].map(([, group = '']) => group);
  const rest = path.replaceAll(/\([^)]*\)/g, '');
  return /[()]/.test(rest) || !groups.every(isSafePattern) ? [unsafePattern(path, place)] : [];
}

/**
 * One character class or a list of words. Browsers match by backtracking, which is only guaranteed to be linear
 * for these.
 */
const safePattern = /^(?:(?:\\[dw]|\[[\w\s.-]+\]|\.)(?:[+*]|\{\d{1,3}(?:,\d{0,3})?\})?|[\w-]+(?:\|[\w-]+)*)$/;

function isSafePattern(pattern: string): boolean {
  if (!safePattern.test(pattern)) return false;
  try {
    return new RegExp(pattern) instanceof RegExp;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

function unsafePattern(path: string, place: string): Problem {
  const sentence = say('PAGE_PATTERN_UNUSABLE', { path });
  return { code: 'INVALID', ...sentence, path: place };
}

function validateComponentName(component: string | null | undefined, path: string): Problem[] {
  if (!component || /^[A-Z][A-Za-z0-9]{0,99}$/.test(component)) return [];
  return [{ code: 'INVALID', ...say('PAGE_COMPONENT_NAME'), path }];
}

function validateRedirect(redirect: string | null | undefined, path: string): Problem[] {
  if (!redirect) return [];
  const problems = validateText(redirect, path, { name: 'redirect', maxLength: pathMaxLength });
  if (problems.length > 0 || /^\/(?![/\\])[^\s\\]*$/.test(redirect)) return problems;
  const sentence = say('PAGE_REDIRECT_OUTSIDE');
  return [{ code: 'INVALID', ...sentence, path }];
}

function validateNames(placed: readonly PlacedRoute[]): Problem[] {
  const known = new Set<string>();
  return placed.flatMap(({ route: { name }, place }): Problem[] => {
    if (!name) return [];
    if (!known.has(name)) {
      known.add(name);
      return [];
    }
    const sentence = say('PAGE_NAME_TAKEN', { name });
    return [{ code: 'ALREADY_EXISTS', ...sentence, path: `${place}.name` }];
  });
}

/** Expects validated routes. Empty texts and null are dropped. */
export function toRoutes(routes: readonly cmsComponentRouteInput[]): PageRoute[] {
  return routes.map(toRoute);
}

function toRoute({ path, children, ...texts }: cmsComponentRouteInput): PageRoute {
  const given = Object.entries(texts).filter(([, text]) => typeof text === 'string' && text !== '');
  return { path: path ?? '', ...Object.fromEntries(given), ...(children && { children: toRoute(children) }) };
}

/** Renames a component, including in nested pages. */
export function renameInRoutes(
  routes: readonly PageRoute[],
  { from, to }: { readonly from: string; readonly to: string },
): PageRoute[] {
  return routes.map(({ component, children, ...route }) => ({
    ...route,
    ...(component !== undefined && { component: component === from ? to : component }),
    ...(children !== undefined && { children: renameInRoutes([children], { from, to })[0] ?? children }),
  }));
}
