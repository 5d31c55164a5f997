// Navigation: scroll position, focus and title of each page.
import Vue from 'vue';
import VueRouter, { type Route } from 'vue-router';
import { textOf, widgetText } from '../look/app-state.ts';
import { type AppRoute, type ReportError, toRoutes } from './app-routes.ts';
import { showHead } from './page-head.ts';

interface RouterOptions {
  readonly routes: readonly AppRoute[];
  /** The base path of the app, such as the preview of a release. */
  readonly base: string;
  readonly report: ReportError;
}

export function createAppRouter({ routes, base, report }: RouterOptions): VueRouter {
  Vue.use(VueRouter);
  const router = new VueRouter({
    mode: 'history',
    base,
    routes: toRoutes(routes, report),
    scrollBehavior(to, _from, saved) {
      if (saved) return saved;
      return to.hash ? { selector: `#${CSS.escape(decodeURIComponent(to.hash.slice(1)))}` } : { x: 0, y: 0 };
    },
  });
  router.onError((error) => report(error, 'navigate'));
  let isFirst = true;
  router.afterEach((to, from) => {
    showHead(headOf(to));
    // On the first page, the browser sets the focus; navigation within the same page does not move it.
    if (!isFirst && to.path !== from.path) Vue.nextTick(focusPage);
    isFirst = false;
  });
  return router;
}

/** Long enough that a page that is already loaded does not flicker. */
const waitingDelayMs = 400;

/** Announces that a page is slow to load, and that it has arrived. */
export function followNavigation(router: VueRouter, onWaiting: (isWaiting: boolean) => void): void {
  let timer = 0;
  const end = (): void => {
    window.clearTimeout(timer);
    onWaiting(false);
  };
  router.beforeEach((_to, _from, next) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => onWaiting(true), waitingDelayMs);
    next();
  });
  router.afterEach(end);
  router.onError(end);
}

export function headOf({ meta }: Pick<Route, 'meta'>): { title: string; description: string } {
  const inWords = (value: unknown): string => (typeof value === 'string' && value !== '' ? textOf(value) : '');
  const title = meta?.['isNotFound'] === true ? widgetText('notFoundTitle') : inWords(meta?.['title']);
  return { title, description: inWords(meta?.['description']) };
}

/** Screen readers then read the new page from its heading. */
function focusPage(): void {
  const target = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) {
    target.setAttribute('tabindex', '-1');
    target.style.outline = 'none';
  }
  target.focus({ preventScroll: true });
}
