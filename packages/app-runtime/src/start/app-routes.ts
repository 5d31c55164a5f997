// The routes of an app in Vue Router's format. A page that cannot be loaded is replaced by a message with a reload
// button, and an unknown path by the not-found page.
import type Vue from 'vue';
import type { AsyncComponent, ComponentOptions, VueConstructor } from 'vue';
import type { RouteConfig } from 'vue-router';
import { LoadFailure, NotFound } from './notice-pages.ts';

export interface AppRoute {
  readonly path: string;
  readonly name?: string;
  readonly component?: () => Promise<{ readonly default: ComponentOptions<Vue> | VueConstructor }>;
  readonly props?: boolean | Readonly<Record<string, unknown>>;
  /** title and description are texts or their keys. */
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly redirect?: string;
  /** In the API, children is a single route. */
  readonly children?: AppRoute | readonly AppRoute[];
}

const loadTimeoutMs = 120_000;

export type ReportError = (error: unknown, where: string) => void;

export function toRoutes(routes: readonly AppRoute[], report: ReportError): RouteConfig[] {
  const known = routes.map((route) => toRoute(route, report));
  return [...known, { path: '*', component: NotFound, meta: { isNotFound: true } }];
}

function toRoute(route: AppRoute, report: ReportError): RouteConfig {
  const { path, name, component, props, meta, redirect, children } = route;
  const nested = children === undefined ? [] : isList(children) ? children : [children];
  // An empty redirect means that none was entered.
  if (redirect) return { path, redirect, ...(name && { name }) };
  return {
    path,
    component: component ? toLazyPage(component, path, report) : NotFound,
    ...(name && { name }),
    ...(meta && { meta: { ...meta } }),
    ...(props !== undefined && { props: typeof props === 'boolean' ? props : { ...props } }),
    ...(nested.length > 0 && { children: nested.map((child) => toRoute(child, report)) }),
  };
}

function isList(children: AppRoute | readonly AppRoute[]): children is readonly AppRoute[] {
  return Array.isArray(children);
}

function toLazyPage(load: NonNullable<AppRoute['component']>, path: string, report: ReportError): AsyncComponent {
  return async () => {
    try {
      const page = await Promise.race([load(), failAfter(loadTimeoutMs, path)]);
      return page.default;
    } catch (error) {
      report(error, `load ${path}`);
      return LoadFailure;
    }
  };
}

async function failAfter(timeoutMs: number, path: string): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`The page ${path} was not loaded within ${timeoutMs / 1000} s.`)), timeoutMs);
  });
}
