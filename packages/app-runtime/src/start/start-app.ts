// Starts a published app: the generated entry calls this once, with the routes, texts and look of the release.
import Vue, { type VNode } from 'vue';
import type VueRouter from 'vue-router';
import type { Endpoints } from '../insurance-client/endpoints.ts';
import { createInsurance, type Insurance } from '../insurance-client/insurance.ts';
import { createTransport, createVisitorTransport, type TransportOptions } from '../insurance-client/transport.ts';
import { createVisitorTokens } from '../insurance-client/visitor-token.ts';
import { appState, textOf, widgetText } from '../look/app-state.ts';
import { type Locales, openLocale } from './app-locale.ts';
import { createAppRouter, followNavigation, headOf } from './app-router.ts';
import type { AppRoute, ReportError } from './app-routes.ts';
import { containFailures } from './contain-failures.ts';
import { findBeginning } from './begin.ts';
import { showHead, showPage } from './page-head.ts';
import { renderWaiting } from './notice-pages.ts';
import { createFailureReports } from './report-failures.ts';
import { type LateWidgets, registerLateWidgets } from './register-widgets.ts';

export interface AppOptions {
  /** Its content, which the page shows without scripts, is replaced. */
  readonly mount: string | Element;
  readonly appId: string;
  /** The path of the module that starts the app, which identifies the release. Without it, failures are not reported to the server. */
  readonly script?: string;
  readonly routes: readonly AppRoute[];
  readonly locales: Locales;
  /** The parsed baseComponentsVariantsJsonString. */
  readonly variants?: unknown;
  readonly lateWidgets?: LateWidgets;
  readonly endpoints?: Endpoints;
  readonly base?: string;
  /** Called for every error of a component; without it, errors appear in the browser's console. */
  readonly onError?: ReportError;
}

export interface StartedApp {
  readonly insurance: Insurance;
  readonly root: Vue;
}

export async function startApp(options: AppOptions): Promise<StartedApp> {
  const { mount, routes, locales, variants = {}, lateWidgets, endpoints = {}, base = '/' } = options;
  const report = options.onError ?? reportToConsole;
  Vue.config.productionTip = false;
  appState.variants = variants;
  const { appId, script } = options;
  containFailures(
    report,
    script === undefined ? undefined : createFailureReports({ appId, script, fetch: sendByPage }),
  );
  if (lateWidgets !== undefined) registerLateWidgets(lateWidgets, report);

  const beginning = findBeginning();
  const locale = openLocale(locales, beginning);
  const transport: TransportOptions = {
    endpoints,
    fetch: sendByPage,
    nowMs: () => Date.now(),
    locale: locale.get,
    say: widgetText,
    guest: beginning?.guest,
  };
  const visitorTokens = createVisitorTokens(tabStorage(), () => Date.now());
  const insurance = createInsurance({
    send: createTransport(transport),
    sendAsVisitor: createVisitorTransport(transport, visitorTokens),
    visitorTokens,
    endpoints,
    newKey,
    locale,
    text: textOf,
    say: widgetText,
  });
  installForScripts(insurance);

  const router = createAppRouter({ routes, base, report });
  // Without its texts, a page shows their keys, which is better than nothing.
  await locale.start().catch((error: unknown) => report(error, 'load texts'));
  const root = createRoot(router, appId);
  await new Promise<void>((resolve) => {
    router.onReady(resolve, () => resolve());
  });
  root.$mount(mount);
  showPage();
  return { insurance, root };
}

const sendByPage: typeof fetch = async (input, init) => window.fetch(input, init);

function createRoot(router: VueRouter, appId: string): Vue {
  return new Vue({
    name: 'App',
    router,
    data: { isWaiting: false },
    watch: {
      '$insurance.locale': (): void => showHead(headOf(router.currentRoute)),
    },
    created(): void {
      followNavigation(router, (isWaiting) => {
        this.isWaiting = isWaiting;
      });
    },
    render(h): VNode {
      const page = h('router-view');
      return h('div', { attrs: { id: 'app', 'data-app': appId } }, [
        ...(this.isWaiting ? [renderWaiting(h)] : []),
        page,
      ]);
    },
  });
}

/** In templates, $t('key') is a text of the app. */
export function installForScripts(insurance: Insurance): void {
  Object.defineProperty(Vue.prototype, '$insurance', { value: insurance, configurable: true });
  Object.defineProperty(Vue.prototype, '$t', { value: textOf, configurable: true });
}

/** Some browsers throw on access. */
function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

function newKey(): string {
  // randomUUID exists only in secure contexts, which include localhost names but not network addresses.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function reportToConsole(error: unknown, where: string): void {
  globalThis.reportError(error instanceof Error ? error : new Error(`${where}: ${String(error)}`));
}
