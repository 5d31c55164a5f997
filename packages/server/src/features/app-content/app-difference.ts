// The differences between two contents of an app, part by part. Pure.
import type { releasePartEnumeration } from '../../graphql/generated/schema-types.ts';
import {
  type Difference,
  differenceOfValue,
  differencesOfList,
  differencesOfOrder,
  namedBy,
  textNaming,
} from '../../snapshots/difference.ts';
import {
  type AppContent,
  type ContentComponent,
  type ContentConfig,
  type ContentRoute,
  textsOf,
} from './app-content.ts';

export type AppPart = releasePartEnumeration;
type AppDifference = Difference<AppPart>;

/** For an app without earlier content, only the entries of its lists. */
export function differenceOfApps(before: AppContent | undefined, after: AppContent): AppDifference[] {
  const [oldPages, pages] = [before?.config.componentRoutes ?? [], after.config.componentRoutes ?? []];
  const sourcesOf = (app: AppContent | undefined) =>
    (app?.components ?? []).map(({ name, vueTemplate, script }) => ({ name, vueTemplate, script }));
  return [
    ...(before === undefined ? [] : differenceOfValue('NAME', before.appName, after.appName, (name) => name)),
    ...differencesOfList('PAGE', oldPages, pages, pageNaming),
    ...differencesOfOrder('PAGE_ORDER', oldPages, pages, pageNaming),
    ...differencesOfList('COMPONENT', sourcesOf(before), sourcesOf(after), componentNaming),
    ...differencesOfList('PRODUCT', before?.products ?? [], after.products, productNaming),
    ...differencesOfList('TEXT', before === undefined ? [] : textsOf(before), textsOf(after), textNaming),
    ...differencesOfList('FILE', before?.files ?? [], after.files, fileNaming),
    ...(before === undefined ? [] : differenceOfConfigs(before.config, after.config)),
  ];
}

function differenceOfConfigs(before: ContentConfig, after: ContentConfig): AppDifference[] {
  const localesOf = ({ allowedLocales, defaultLocale }: ContentConfig) => nullIfEmpty([allowedLocales, defaultLocale]);
  const providersOf = ({ analyticsProvidersJsonString, paymentProvidersJsonString }: ContentConfig) =>
    nullIfEmpty([analyticsProvidersJsonString, paymentProvidersJsonString]);
  return [
    ...differenceOfValue('LOCALES', localesOf(before), localesOf(after)),
    ...differenceOfValue('THEME', before.themeJsonString, after.themeJsonString),
    ...differenceOfValue('VARIANTS', before.baseComponentsVariantsJsonString, after.baseComponentsVariantsJsonString),
    ...differenceOfValue('HEAD', before.head, after.head),
    ...differenceOfValue('HTTP_HEADERS', before.httpHeadersJsonString, after.httpHeadersJsonString),
    ...differenceOfValue('ENDPOINTS', before.endpointsJsonString, after.endpointsJsonString),
    ...differenceOfValue('VISITORS', before.visitors, after.visitors),
    ...differenceOfValue('PROVIDERS', providersOf(before), providersOf(after)),
  ];
}

function nullIfEmpty(values: readonly unknown[]): readonly unknown[] | null {
  return values.every((value) => value === undefined) ? null : values;
}

/** By the path of the top-level page; nested pages belong to it. */
const pageNaming = namedBy<ContentRoute>(({ path }) => path);

const componentNaming = namedBy<Pick<ContentComponent, 'name' | 'vueTemplate' | 'script'>>(({ name }) => name);

const productNaming = namedBy<AppContent['products'][number]>(({ plan, type, version }) =>
  [plan, type, version].filter((part) => part !== '').join(' / '),
);

const fileNaming = namedBy<string>((key) => key);
