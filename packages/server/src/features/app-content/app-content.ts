// The complete content of an app as stored with a release, and the part of it that the compiler receives. Pure.
import { toProductItemId } from '@coverwright/insurance/translation-keys';
import { isJsonList, isJsonObject, type Json, type JsonObject } from '@coverwright/rules';
import { z } from 'zod';
import type { componentStatusEnumeration } from '../../graphql/generated/schema-types.ts';
import type { AppSnapshot, HeadSnapshot, RouteSnapshot } from '../../publishing/app-snapshot.ts';
import { toFileKey } from '../../publishing/released-file.ts';
import type { VisitorKind } from '../../request/context.ts';
import type { ContentText } from '../../snapshots/difference.ts';
import type { ItemId } from '../../snapshots/item-history.ts';

export interface ContentRoute {
  readonly path: string;
  readonly name?: string;
  readonly component?: string;
  readonly redirect?: string;
  readonly metaJsonString?: string;
  readonly propsJsonString?: string;
  readonly children?: ContentRoute;
}

/** The configuration of an app as stored by the apps feature. */
export interface ContentConfig {
  readonly allowedLocales?: readonly string[];
  readonly defaultLocale?: string;
  readonly analyticsProvidersJsonString?: string;
  readonly baseComponentsVariantsJsonString?: string;
  readonly endpointsJsonString?: string;
  readonly httpHeadersJsonString?: string;
  readonly paymentProvidersJsonString?: string;
  readonly themeJsonString?: string;
  readonly componentRoutes?: readonly ContentRoute[];
  readonly visitors?: { readonly kind: VisitorKind; readonly documentTemplateIds: readonly string[] };
  readonly head?: Omit<HeadSnapshot, 'meta' | 'link'> & {
    readonly metaJsonString?: string;
    readonly linkJsonString?: string;
  };
}

export interface ContentComponent {
  readonly id: string;
  readonly name: string;
  readonly vueTemplate: string;
  readonly script: string | null;
  readonly status: componentStatusEnumeration;
  /** Only if it is not the one that apps are compiled for. */
  readonly framework?: string;
}

export interface AppContent {
  readonly appName: string;
  readonly config: ContentConfig;
  readonly components: readonly ContentComponent[];
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly products: readonly { readonly plan: string; readonly type: string; readonly version: string }[];
  /** Keys of the files used by the theme, the components and the head. */
  readonly files: readonly string[];
}

export const baseLocale = 'en-US';

/** The locales of an app, including the default one. */
export function localesOf({ allowedLocales, defaultLocale }: ContentConfig): {
  readonly allowedLocales: readonly string[];
  readonly defaultLocale: string;
} {
  const first = defaultLocale ?? allowedLocales?.[0] ?? baseLocale;
  return { allowedLocales: allowedLocales?.length ? allowedLocales : [first], defaultLocale: first };
}

export interface AppIdentity {
  readonly tenantId: string;
  readonly appId: string;
}

export type ParseJson = (text: string | undefined) => Json;

export function toAppSnapshot(
  { tenantId, appId }: AppIdentity,
  content: AppContent,
  fonts: AppSnapshot['files'],
  parse: ParseJson,
): AppSnapshot {
  const { appName, config, components, texts } = content;
  const { metaJsonString, linkJsonString, ...head } = config.head ?? {};
  return {
    tenantId,
    appId,
    appName,
    config: {
      ...localesOf(config),
      theme: parse(config.themeJsonString) ?? {},
      baseComponentsVariants: parse(config.baseComponentsVariantsJsonString) ?? {},
      componentRoutes: (config.componentRoutes ?? []).map((route) => toRouteSnapshot(route, parse)),
      head: { ...head, meta: toList(parse(metaJsonString)), link: toList(parse(linkJsonString)) },
      httpHeaders: parse(config.httpHeadersJsonString) ?? {},
      endpoints: parse(config.endpointsJsonString) ?? {},
      analyticsProviders: parse(config.analyticsProvidersJsonString) ?? [],
      paymentProviders: parse(config.paymentProvidersJsonString) ?? [],
    },
    components,
    texts,
    files: fonts,
  };
}

function toList(value: Json): Json {
  return value === null ? [] : isJsonList(value) ? value : [value];
}

function toRouteSnapshot(route: ContentRoute, parse: ParseJson): RouteSnapshot {
  const { metaJsonString, propsJsonString, children, ...rest } = route;
  return {
    ...rest,
    ...(metaJsonString !== undefined && { meta: parse(metaJsonString) }),
    ...(propsJsonString !== undefined && { props: parse(propsJsonString) }),
    ...(children !== undefined && { children: [toRouteSnapshot(children, parse)] }),
  };
}

const fontEnding = /\.(?:woff2?|ttf|otf)$/i;

export function isFontKey(key: string): boolean {
  return fontEnding.test(key);
}

/** The fonts that a theme references by file address. */
export function fontKeysOf(theme: Json): string[] {
  const faces = isJsonObject(theme) ? theme['typeFaces'] : undefined;
  const entries = isJsonList(faces) ? faces : isJsonObject(faces) ? Object.values(faces) : [];
  return entries.flatMap((entry) => {
    const url = isJsonObject(entry) ? entry['url'] : undefined;
    return typeof url === 'string' && url !== '' ? [toFileKey(url)] : [];
  });
}

export function isOwnText(key: string, appId: string): boolean {
  return key.startsWith(`apps-${appId}-`);
}

/**
 * Whether a text is published with an app: its own texts are, and those that belong to no app. A text of
 * another app, whose key begins with apps- and that app's id, is published only if a source uses such a key,
 * since visitors of a website can read its texts.
 */
export function isTextOfApp(key: string, appId: string, sources: readonly string[]): boolean {
  if (isOwnText(key, appId)) return true;
  const [ofOtherApp] = /^apps-[^-]+-/.exec(key) ?? [];
  return ofOtherApp === undefined || sources.some((source) => source.includes(ofOtherApp));
}

/** Accepts what earlier versions of the server have stored with releases. */
export const appShape = z.custom<AppContent>((stored) => hasParts(stored as Json));

function hasParts(stored: Json): boolean {
  if (!isJsonObject(stored) || !isJsonList(stored['components'] ?? null)) return false;
  return ['config', 'texts'].every((name) => isJsonObject(stored[name] ?? null));
}

/** What is needed each time customers are served. */
export function servedOf({ appName, config, components, products }: AppContent) {
  return {
    appName,
    visitors: config.visitors ?? null,
    products,
    componentIds: Object.fromEntries(components.map(({ id, name }) => [name, id])),
  } satisfies JsonObject;
}

/** The app, and what its pages show. */
export function releasedItemsOf(appId: string, { config, components, products }: AppContent): ItemId[] {
  return [
    { kind: 'app', itemId: appId },
    ...components.map(({ id }) => ({ kind: 'component', itemId: id })),
    ...products.map((id) => ({ kind: 'product', itemId: toProductItemId(id) })),
    ...(config.visitors?.documentTemplateIds ?? []).map((id) => ({ kind: 'template', itemId: id })),
  ];
}

export function textsOf({ texts }: Pick<AppContent, 'texts'>): ContentText[] {
  return Object.entries(texts).flatMap(([locale, values]) =>
    Object.entries(values).map(([key, value]) => ({ key, locale, value })),
  );
}
