// Apps as a kind of content: their configuration and pages, and what their pages show.
import type { Problem } from '../../errors/user-error.ts';
import { working } from '../../request/perspective.ts';
import { fileKeysIn } from '../../publishing/released-file.ts';
import type { BuiltReleasing, ContentKind, ContentScope, PlacedContent } from '../../snapshots/content-kind.ts';
import type { StoredState } from '../../snapshots/item-history.ts';
import { findApp, hasApp } from '../apps/apps.service.ts';
import { findConfig, listPages } from '../apps/config/cms-configs.service.ts';
import { listProductsOfApp } from '../apps/products/app-products.service.ts';
import {
  listReachableComponents,
  listReleasedComponents,
  type ReleasedComponent,
} from '../components/components.service.ts';
import { listOwnTexts } from '../l10n/l10n.service.ts';
import { listMissingProducts, type ProductId } from '../products/products.service.ts';
import { listDocumentNames } from '../templates/documents/documents.service.ts';
import {
  type AppContent,
  appShape,
  type ContentConfig,
  isTextOfApp,
  localesOf,
  releasedItemsOf,
  servedOf,
} from './app-content.ts';
import { type AppPart, differenceOfApps } from './app-difference.ts';
import { appHistory } from './app-history.service.ts';
import { appFramework, validateComponents, validateSizes, validateTexts } from './app-problems.ts';
import { fileKeysOfConfig, fileKeysOfTheme } from './app-parts.service.ts';
import { buildApp } from './build-app.service.ts';
import { writeApps } from './write-apps.service.ts';
import { say } from '../../sentences/say.ts';
import { changeControlOf } from '../../states/change-control.ts';

export const appContent: ContentKind<AppContent, AppPart> & { readonly release: BuiltReleasing<AppContent> } = {
  schema: appShape,
  read: async (appIds, scope) => readApps(appIds, scope),
  validate: async (apps, _lock, scope) => Promise.all(apps.map(async (app) => validateApp(app, scope))),
  write: writeApps,
  difference: differenceOfApps,
  // Apps are known by their ids alone.
  names: () => [],
  title: ({ appName }) => appName,
  history: appHistory,
  release: {
    form: 'built',
    right: 'apps:publish',
    format: 1,
    readReleased: async (appIds, held, scope) => {
      const components = held.get('component') ?? new Map<string, StoredState | undefined>();
      return readApps(appIds, scope, async (names) => listReleasedComponents(names, components, scope));
    },
    build: buildApp,
    activate: async (appId, scope) => {
      if (await hasApp(appId, scope)) return [];
      return [{ code: 'NOT_FOUND', ...say('APP_DELETED') }];
    },
    served: servedOf,
    items: releasedItemsOf,
  },
};

type ListComponents = (names: readonly string[]) => Promise<ReleasedComponent[]>;

async function readApps(
  appIds: readonly string[],
  scope: ContentScope,
  listComponents: ListComponents = async (names) => listReachableComponents(names, scope),
): Promise<Map<string, AppContent>> {
  const contents = new Map<string, AppContent>();
  for (const appId of appIds) {
    const content = await readApp(appId, scope, listComponents);
    if (content !== undefined) contents.set(appId, content);
  }
  return contents;
}

async function readApp(
  appId: string,
  scope: ContentScope,
  listComponents: ListComponents,
): Promise<AppContent | undefined> {
  const app = await findApp(appId, scope);
  const config: ContentConfig | undefined = await findConfig(appId, scope);
  if (app === undefined || config === undefined) return undefined;
  const pages = listPages(config.componentRoutes ?? []);
  const components = await listComponents(pages.flatMap(({ component }) => component ?? []));
  const sources = [...sourcesOf(components), JSON.stringify(config.componentRoutes ?? [])];
  return {
    appName: app.appName,
    config,
    components: components.map(({ id, name, vueTemplate, script, status, framework }) => ({
      id,
      name,
      vueTemplate,
      script,
      status,
      ...(framework !== appFramework && { framework }),
    })),
    texts: await readTexts(config, (key) => isTextOfApp(key, appId, sources), scope),
    products: await listProductsOfApp(appId, scope),
    files: filesOf(config, components),
  };
}

async function readTexts(
  config: ContentConfig,
  isOfApp: (key: string) => boolean,
  scope: ContentScope,
): Promise<Record<string, Record<string, string>>> {
  const { allowedLocales } = localesOf(config);
  const texts: Record<string, Record<string, string>> = Object.fromEntries(
    allowedLocales.map((locale) => [locale, Object.create(null) as Record<string, string>]),
  );
  for (const { locale, key, value } of await listOwnTexts(allowedLocales, scope)) {
    const ofLocale = texts[locale];
    if (ofLocale !== undefined && isOfApp(key)) ofLocale[key] = value;
  }
  return texts;
}

function sourcesOf(components: readonly ReleasedComponent[]): string[] {
  return components.flatMap(({ vueTemplate, script }) => [vueTemplate, script ?? '']);
}

function filesOf(config: ContentConfig, components: readonly ReleasedComponent[]): string[] {
  const keys = [
    ...sourcesOf(components).flatMap(fileKeysIn),
    ...fileKeysOfTheme(config.themeJsonString),
    ...fileKeysOfConfig(config),
  ];
  return [...new Set(keys)].toSorted();
}

async function missingDocuments({ visitors }: ContentConfig, scope: ContentScope): Promise<Problem[]> {
  const ids = visitors?.documentTemplateIds ?? [];
  const known = new Set((await listDocumentNames(ids, working, scope)).map(({ id }) => id));
  return ids.flatMap((id, index): Problem[] => {
    if (known.has(id)) return [];
    return [
      { code: 'NOT_FOUND', ...say('RELEASED_DOCUMENT_UNKNOWN', { id }), path: `visitors.documentTemplateIds.${index}` },
    ];
  });
}

function missingProducts(ids: readonly ProductId[]): Problem[] {
  return ids.map(({ plan, type, version }) => ({
    code: 'NOT_FOUND',
    ...say('RELEASED_PRODUCT_DELETED', { product: [plan, type, version].filter((part) => part !== '').join(' / ') }),
    path: 'products',
  }));
}

async function validateApp({ content, path }: PlacedContent<AppContent>, scope: ContentScope): Promise<Problem[]> {
  const { config, components, products, texts } = content;
  const isReleased = (await changeControlOf(scope.transaction, scope.caller.tenantId)) === 'RELEASES';
  const problems = [
    ...validateComponents(listPages(config.componentRoutes ?? []), components, isReleased),
    ...missingProducts(await listMissingProducts(products, scope)),
    ...(await missingDocuments(config, scope)),
    ...validateTexts(texts),
    ...validateSizes(content),
  ];
  return problems.map((problem) => ({ ...problem, path: `${path}.${problem.path}` }));
}
