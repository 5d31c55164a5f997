// Describes the differences between two snapshots of an app for users. Pure.
import { changeOfOrder, changeOfValue, changesOfEntries, type PartChange } from '../../part-change.ts';
import type { AppContent, ContentRoute } from './app-content.ts';

export function changesOfApp(before: AppContent | undefined, after: AppContent): PartChange[] {
  if (before === undefined) return [{ part: 'APP', action: 'ADDED', count: 1, names: [after.appName] }];
  const [old, next] = [before.config, after.config];
  const [oldPages, pages] = [pagesOf(before), pagesOf(after)];
  const providers = (config: AppContent['config']) =>
    nullIfEmpty([config.analyticsProvidersJsonString, config.paymentProvidersJsonString]);
  const locales = (config: AppContent['config']) => nullIfEmpty([config.allowedLocales, config.defaultLocale]);
  return [
    ...changeOfValue('NAME', before.appName, after.appName, after.appName),
    ...changesOfEntries('PAGE', oldPages, pages),
    ...changeOfOrder('PAGE_ORDER', [...oldPages.keys()], [...pages.keys()]),
    ...changesOfEntries('COMPONENT', componentsOf(before), componentsOf(after)),
    ...changesOfEntries('PRODUCT', productsOf(before), productsOf(after)),
    ...changesOfEntries('TEXT', textsOf(before), textsOf(after)),
    ...changesOfEntries('FILE', filesOf(before), filesOf(after)),
    ...changeOfValue('LOCALES', locales(old), locales(next)),
    ...changeOfValue('THEME', old.themeJsonString, next.themeJsonString),
    ...changeOfValue('VARIANTS', old.baseComponentsVariantsJsonString, next.baseComponentsVariantsJsonString),
    ...changeOfValue('HEAD', old.head, next.head),
    ...changeOfValue('HTTP_HEADERS', old.httpHeadersJsonString, next.httpHeadersJsonString),
    ...changeOfValue('ENDPOINTS', old.endpointsJsonString, next.endpointsJsonString),
    ...changeOfValue('VISITORS', old.visitors, next.visitors),
    ...changeOfValue('PROVIDERS', providers(old), providers(next)),
  ];
}

/** What an app consists of, like the additions to one without any content. */
export function contentsOfApp(app: AppContent): PartChange[] {
  const none = new Map<string, never>();
  return [
    ...changesOfEntries('PAGE', none, pagesOf(app)),
    ...changesOfEntries('COMPONENT', none, componentsOf(app)),
    ...changesOfEntries('PRODUCT', none, productsOf(app)),
    ...changesOfEntries('TEXT', none, textsOf(app)),
    ...changesOfEntries('FILE', none, filesOf(app)),
  ];
}

function nullIfEmpty(values: readonly unknown[]): readonly unknown[] | null {
  return values.every((value) => value === undefined) ? null : values;
}

/** By the path of the top-level page; nested pages belong to it. */
function pagesOf({ config }: AppContent): ReadonlyMap<string, ContentRoute> {
  return new Map((config.componentRoutes ?? []).map((route) => [route.path, route]));
}

function componentsOf({ components }: AppContent): ReadonlyMap<string, unknown> {
  return new Map(components.map(({ name, vueTemplate, script }) => [name, [vueTemplate, script]]));
}

function productsOf({ products }: AppContent): ReadonlyMap<string, unknown> {
  return new Map(
    products.map(({ plan, type, version }) => [[plan, type, version].filter((part) => part !== '').join(' / '), true]),
  );
}

function textsOf({ texts }: AppContent): ReadonlyMap<string, unknown> {
  return new Map(
    Object.entries(texts).flatMap(([locale, values]) =>
      Object.entries(values).map(([key, value]) => [`${key} (${locale})`, value] as const),
    ),
  );
}

function filesOf({ files }: AppContent): ReadonlyMap<string, unknown> {
  return new Map(files.map((key) => [key, true]));
}
