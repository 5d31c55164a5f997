/** The pages of an app as the pages dialog edits them: vue-router routes in order. Pure. */
import { isJsonObject, isObject, parseJson } from '@coverwright/insurance/json';
import type { AppConfigLineFragment, cmsComponentRouteInput } from '../../../api/generated/operations.ts';

export interface AppPage {
  /** Valid only while the dialog is open. Paths and names cannot serve as keys because they can be edited. */
  readonly key: string;
  readonly path: string;
  readonly name: string;
  readonly component: string;
  readonly redirect: string;
  /** JSON objects as text. */
  readonly meta: string;
  readonly props: string;
  /** The nested pages, as loaded. */
  readonly children: cmsComponentRouteInput | undefined;
}

export type PageTextField = 'path' | 'name' | 'component' | 'redirect' | 'meta' | 'props';

interface ReadRoute {
  readonly path?: string | null;
  readonly name?: string | null;
  readonly component?: string | null;
  readonly metaJsonString?: string | null;
  readonly propsJsonString?: string | null;
  readonly redirect?: string | null;
  readonly children?: ReadRoute | null;
}

export interface AppPages {
  readonly pages: readonly AppPage[];
  /** The paths of pages that another page shadows, with the reason. */
  readonly warnings: readonly { readonly path: string; readonly message: string }[];
  readonly locales: readonly string[];
  readonly revision: string | undefined;
}

export function toAppPages(config: AppConfigLineFragment | null | undefined): AppPages {
  return {
    pages: (config?.componentRoutes ?? []).map((route, index) => toPage(route, String(index))),
    warnings: config?.routeWarnings ?? [],
    locales: config?.allowedLocales ?? [],
    revision: config?.revision,
  };
}

function toPage(route: ReadRoute, key: string): AppPage {
  return {
    key,
    path: route.path ?? '',
    name: route.name ?? '',
    component: route.component ?? '',
    redirect: route.redirect ?? '',
    meta: route.metaJsonString ?? '',
    props: route.propsJsonString ?? '',
    children: route.children ? toRoute(toPage(route.children, '')) : undefined,
  };
}

export function toRoute(page: AppPage): cmsComponentRouteInput {
  return {
    path: page.path.trim(),
    name: page.name.trim() || null,
    component: page.component.trim() || null,
    redirect: page.redirect.trim() || null,
    metaJsonString: page.meta.trim() || null,
    propsJsonString: page.props.trim() || null,
    ...(page.children && { children: page.children }),
  };
}

/** Another version of the pages: those with the same path have the same key. */
export function withKeysOf(pages: readonly AppPage[], known: readonly AppPage[]): readonly AppPage[] {
  const keys = new Map(known.map(({ path, key }) => [path, key]));
  return pages.map((page) => ({ ...page, key: keys.get(page.path) ?? `theirs-${page.key}` }));
}

/** The entries of a list of these pages' members; undefined if one lacks some. */
export function readPages(value: unknown): readonly AppPage[] | undefined {
  return Array.isArray(value) && value.every(isPage) ? value : undefined;
}

function isPage(value: unknown): value is AppPage {
  return isObject(value) && pageTexts.every((name) => typeof value[name] === 'string');
}

const pageTexts = ['key', 'path', 'name', 'component', 'redirect', 'meta', 'props'] as const;

export function isSamePages(pages: readonly AppPage[], others: readonly AppPage[]): boolean {
  return JSON.stringify(pages.map(toRoute)) === JSON.stringify(others.map(toRoute));
}

/** Adds it at the top, where it is visible. */
export function withNewPage(pages: readonly AppPage[], key: string): readonly AppPage[] {
  const page = { path: '/new-path', name: 'New Page', component: '', redirect: '', meta: '', props: '' };
  return [{ key, ...page, children: undefined }, ...pages];
}

export function movePage(pages: readonly AppPage[], from: number, to: number): readonly AppPage[] {
  const moved = pages[from];
  if (moved === undefined || to < 0 || to >= pages.length || from === to) return pages;
  return pages.toSpliced(from, 1).toSpliced(to, 0, moved);
}

export type PageFault = 'required' | 'json' | 'taken';

/** The faults of a page, by field. A page that redirects needs no component. */
export function pageFaults(page: AppPage, pages: readonly AppPage[]): Partial<Record<PageTextField, PageFault>> {
  const isTaken = page.name.trim() !== '' && pages.some(({ key, name }) => key !== page.key && name === page.name);
  return {
    ...(page.path.trim() === '' && { path: 'required' as const }),
    ...(page.name.trim() === '' && { name: 'required' as const }),
    ...(isTaken && { name: 'taken' as const }),
    ...(page.component.trim() === '' && page.redirect.trim() === '' && { component: 'required' as const }),
    ...(isJsonObjectText(page.meta) ? {} : { meta: 'json' as const }),
    ...(isJsonObjectText(page.props) ? {} : { props: 'json' as const }),
  };
}

const refusedFields: Readonly<Record<string, PageTextField>> = {
  path: 'path',
  name: 'name',
  component: 'component',
  redirect: 'redirect',
  metaJsonString: 'meta',
  propsJsonString: 'props',
};

/** The field of a page that a server problem concerns; undefined if it concerns something else. */
export function refusedField(path: string): { readonly index: number; readonly field: PageTextField } | undefined {
  const [, index, name = ''] = /^config\.componentRoutes\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const field = Object.hasOwn(refusedFields, name) ? refusedFields[name] : undefined;
  return field && { index: Number(index), field };
}

/** An empty text counts as no value. */
function isJsonObjectText(text: string): boolean {
  return text.trim() === '' || isJsonObject(parseJson(text));
}
