// The configuration of an app as stored and returned: the fields of cmsConfigInput, without the credentials.
// Pure.
import type { Problem } from '../../../errors/user-error.ts';
import { validateText } from '../../../errors/validate-text.ts';
import type { cmsConfigInput } from '../../../graphql/generated/schema-types.ts';
import { type JsonRule, validateJsonField } from './json-field.ts';
import { type PageHead, toPageHead, validateHead } from './page-head.ts';
import { validateEndpoints, validateHttpHeaders } from './page-headers.ts';
import { type PageRoute, toRoutes, validateRoutes } from './page-routes.ts';
import { toVisitorSettings, validateVisitors, type VisitorSettings } from './visitor-settings.ts';
import { say } from '../../../sentences/say.ts';

const jsonFields = [
  'analyticsProvidersJsonString',
  'baseComponentsVariantsJsonString',
  'endpointsJsonString',
  'httpHeadersJsonString',
  'paymentProvidersJsonString',
  'themeJsonString',
] as const;
type JsonField = (typeof jsonFields)[number];

/** Absent fields have no value. */
export interface AppConfig extends Readonly<Partial<Record<JsonField, string>>> {
  readonly allowedLocales?: readonly string[];
  readonly defaultLocale?: string;
  readonly componentRoutes?: readonly PageRoute[];
  readonly head?: PageHead;
  readonly visitors?: VisitorSettings;
}

/** A configuration in the parts that history stores of it. */
export function toConfigParts({ componentRoutes, themeJsonString, ...config }: AppConfig) {
  return { pages: componentRoutes ?? null, theme: themeJsonString ?? null, config };
}

/** null clears a field; absent fields remain unchanged. */
export type ConfigPatch = { readonly [Field in keyof AppConfig]?: AppConfig[Field] | null };

export const themeMaxBytes = 1024 * 1024;
export const providersMaxBytes = 64 * 1024;
export const allowedLocalesMax = 50;
export const credentialMaxLength = 1000;

const rules: Readonly<Record<JsonField, JsonRule>> = {
  analyticsProvidersJsonString: { name: 'analytics providers', maxBytes: providersMaxBytes, isListAllowed: true },
  baseComponentsVariantsJsonString: { name: 'variants of components', maxBytes: themeMaxBytes },
  endpointsJsonString: { name: 'endpoints', maxBytes: providersMaxBytes },
  httpHeadersJsonString: { name: 'HTTP headers', maxBytes: providersMaxBytes },
  paymentProvidersJsonString: { name: 'payment providers', maxBytes: providersMaxBytes, isListAllowed: true },
  themeJsonString: { name: 'theme', maxBytes: themeMaxBytes },
};

/** Returned in place of a password; sending it back leaves the password unchanged. */
export const passwordMask = '********';

type ToLocale = (tag: string) => string | undefined;

export function validateConfigInput(input: cmsConfigInput, path: string, toLocale: ToLocale): Problem[] {
  return [
    ...validateLocales(input, path, toLocale),
    ...jsonFields.flatMap((field) => validateJsonField(input[field], `${path}.${field}`, rules[field])),
    ...validateEndpoints(input.endpointsJsonString, `${path}.endpointsJsonString`),
    ...validateHttpHeaders(input.httpHeadersJsonString, `${path}.httpHeadersJsonString`),
    ...validateRoutes(input.componentRoutes ?? [], `${path}.componentRoutes`),
    ...validateHead(input.head ?? {}, `${path}.head`),
    ...validateVisitors(input.visitors, `${path}.visitors`),
    ...validateCredentials(input, `${path}.guestLoginCredentials`),
  ];
}

function validateLocales({ allowedLocales, defaultLocale }: cmsConfigInput, path: string, toLocale: ToLocale) {
  const tags = allowedLocales ?? [];
  if (tags.length > allowedLocalesMax) {
    const sentence = say('APP_LOCALES_MAX', { count: tags.length, max: allowedLocalesMax });
    return [{ code: 'LIMIT_EXCEEDED' as const, ...sentence, path: `${path}.allowedLocales` }];
  }
  const given = tags.map((tag, index) => ({ tag, path: `${path}.allowedLocales.${index}` }));
  if (defaultLocale) given.push({ tag: defaultLocale, path: `${path}.defaultLocale` });
  return given.flatMap(({ tag, path: place }): Problem[] => {
    if (toLocale(tag) !== undefined) return [];
    const sentence = say('LOCALE_UNKNOWN');
    return [{ code: 'INVALID', ...sentence, path: place }];
  });
}

function validateCredentials({ guestLoginCredentials: credentials }: cmsConfigInput, path: string): Problem[] {
  if (!credentials) return [];
  const rule = { maxLength: credentialMaxLength, isRequired: true };
  return [
    ...validateText(credentials.username, `${path}.username`, { name: 'username', ...rule }),
    ...validateText(credentials.password, `${path}.password`, { name: 'password', ...rule }),
  ];
}

/** Expects a validated input. An empty JSON text becomes null; locales are canonicalized and deduplicated. */
export function toConfigPatch(input: cmsConfigInput, toLocale: ToLocale): ConfigPatch {
  const { allowedLocales, defaultLocale, componentRoutes, head, visitors } = input;
  const canonical = (tag: string): string => toLocale(tag) ?? tag;
  const texts = jsonFields.flatMap((field) => (input[field] === undefined ? [] : [[field, input[field] || null]]));
  return {
    ...(Object.fromEntries(texts) as Partial<Record<JsonField, string | null>>),
    ...(allowedLocales !== undefined && {
      allowedLocales: allowedLocales && [...new Set(allowedLocales.map(canonical))],
    }),
    ...(defaultLocale !== undefined && { defaultLocale: defaultLocale ? canonical(defaultLocale) : null }),
    ...(componentRoutes !== undefined && { componentRoutes: componentRoutes && toRoutes(componentRoutes) }),
    ...(head !== undefined && { head: head && toPageHead(head) }),
    ...(visitors !== undefined && { visitors: visitors && toVisitorSettings(visitors) }),
  };
}

export function applyPatch(config: AppConfig, patch: ConfigPatch): AppConfig {
  const entries = Object.entries({ ...config, ...patch }).filter(([, value]) => value !== null);
  return Object.fromEntries(entries);
}

/** Problems that are only apparent in the merged configuration. */
export function validateMerged({ allowedLocales, defaultLocale }: AppConfig, path: string): Problem[] {
  if (defaultLocale === undefined || allowedLocales === undefined || allowedLocales.includes(defaultLocale)) return [];
  const sentence = say('DEFAULT_LOCALE_NOT_ALLOWED', { defaultLocale });
  return [{ code: 'INVALID', ...sentence, path: `${path}.defaultLocale` }];
}
