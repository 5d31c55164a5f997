/**
 * The configuration of an app as one JSON text. Fields that contain JSON texts appear as JSON values, under their
 * names without `JsonString`. Pure.
 */
import { isJsonList, isJsonObject, type Json, type JsonObject } from '@coverwright/rules';
import type {
  AppConfigFieldsFragment,
  cmsComponentRouteInput,
  cmsConfigInput,
  cmsHeadConfigInput,
} from '../../../api/generated/operations.ts';
import { formatJson } from '../../../ui/code-editor/code-editor-format.ts';

/** Keyed by their names in the text. */
const jsonTexts = {
  theme: 'themeJsonString',
  baseComponentsVariants: 'baseComponentsVariantsJsonString',
  endpoints: 'endpointsJsonString',
  httpHeaders: 'httpHeadersJsonString',
  analyticsProviders: 'analyticsProvidersJsonString',
  paymentProviders: 'paymentProvidersJsonString',
} as const;

type ReadConfig = Omit<AppConfigFieldsFragment, 'appId' | 'routeWarnings' | 'revision' | 'componentRoutes'> & {
  readonly componentRoutes: readonly RouteFields[] | null;
};

/** Fields without a value are omitted. */
export function toConfigText(config: ReadConfig): string {
  const { head } = config;
  const shown = {
    allowedLocales: config.allowedLocales,
    defaultLocale: config.defaultLocale,
    componentRoutes: config.componentRoutes?.map(toShownRoute),
    ...Object.fromEntries(Object.entries(jsonTexts).map(([name, field]) => [name, read(config[field])])),
    head: head && {
      title: head.title,
      meta: read(head.metaJsonString),
      link: read(head.linkJsonString),
      script: head.script?.map(withoutNulls),
      noScript: head.noScript?.map(withoutNulls),
    },
    visitors: config.visitors,
    guestLoginCredentials: config.guestLoginCredentials,
  };
  const text = JSON.stringify(shown, (_key, value: unknown) => value ?? undefined);
  return formatJson(text) ?? text;
}

interface RouteFields {
  readonly path?: string | null;
  readonly name?: string | null;
  readonly component?: string | null;
  readonly metaJsonString?: string | null;
  readonly propsJsonString?: string | null;
  readonly redirect?: string | null;
  readonly children?: RouteFields | null;
}

function toShownRoute({ metaJsonString, propsJsonString, ...fields }: RouteFields): object {
  const children = fields.children ? toShownRoute(fields.children) : undefined;
  return withoutNulls({ ...fields, meta: read(metaJsonString), props: read(propsJsonString), children });
}

/** A text that is not JSON is shown unchanged. */
function read(text: string | null | undefined): unknown {
  if (text === null || text === undefined || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function withoutNulls(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}

/** Requires a text without errors. Fields missing from it are cleared. */
export function toConfigInput(config: JsonObject): cmsConfigInput {
  const { allowedLocales, componentRoutes, head, visitors, guestLoginCredentials } = config;
  return {
    allowedLocales: isJsonList(allowedLocales) ? allowedLocales.map(String) : null,
    defaultLocale: textOf(config['defaultLocale']),
    componentRoutes: isJsonList(componentRoutes) ? componentRoutes.map(toRouteInput) : null,
    ...Object.fromEntries(Object.entries(jsonTexts).map(([name, field]) => [field, write(config[name])])),
    head: isJsonObject(head) ? toHeadInput(head) : null,
    visitors: isJsonObject(visitors) ? toVisitorsInput(visitors) : null,
    guestLoginCredentials: isJsonObject(guestLoginCredentials)
      ? {
          username: textOf(guestLoginCredentials['username']) ?? '',
          password: textOf(guestLoginCredentials['password']) ?? '',
        }
      : null,
  };
}

function toVisitorsInput({ kind, documentTemplateIds }: JsonObject): cmsConfigInput['visitors'] {
  return {
    kind: textOf(kind) ?? '',
    documentTemplateIds: isJsonList(documentTemplateIds) ? documentTemplateIds.map(String) : null,
  };
}

function toRouteInput(route: Json | undefined): cmsComponentRouteInput {
  const fields: JsonObject = isJsonObject(route) ? route : {};
  return {
    path: textOf(fields['path']),
    name: textOf(fields['name']),
    component: textOf(fields['component']),
    redirect: textOf(fields['redirect']),
    metaJsonString: write(fields['meta']),
    propsJsonString: write(fields['props']),
    ...(isJsonObject(fields['children']) && { children: toRouteInput(fields['children']) }),
  };
}

function toHeadInput(head: JsonObject): cmsHeadConfigInput {
  return {
    title: textOf(head['title']),
    metaJsonString: write(head['meta']),
    linkJsonString: write(head['link']),
    script: toScripts(head['script']),
    noScript: toScripts(head['noScript']),
  };
}

function toScripts(scripts: Json | undefined): cmsHeadConfigInput['script'] {
  if (!isJsonList(scripts)) return null;
  const flag = (value: Json | undefined) => (typeof value === 'boolean' ? value : null);
  return scripts.map((one) => {
    const fields: JsonObject = isJsonObject(one) ? one : {};
    return {
      src: textOf(fields['src']),
      innerHTML: textOf(fields['innerHTML']),
      async: flag(fields['async']),
      defer: flag(fields['defer']),
      body: flag(fields['body']),
      afterLoad: flag(fields['afterLoad']),
    };
  });
}

function textOf(value: Json | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

function write(value: Json | undefined): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}
