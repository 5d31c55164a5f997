/**
 * The schema of an app's configuration for the editor: completion, and errors while typing. The server validates the
 * same rules and more. Pure.
 */
import { isJsonList, isJsonObject, type Json, type JsonPath } from '@coverwright/rules';

export interface ConfigNode {
  readonly type: 'text' | 'flag' | 'list' | 'object' | 'json';
  /** For an object with known fields. */
  readonly fields?: Readonly<Record<string, ConfigNode>>;
  /** For a list. */
  readonly item?: ConfigNode;
}

const text: ConfigNode = { type: 'text' };
const flag: ConfigNode = { type: 'flag' };
/** Any object. */
const object: ConfigNode = { type: 'object' };
const json: ConfigNode = { type: 'json' };

const route: ConfigNode = {
  type: 'object',
  fields: {
    path: text,
    name: text,
    component: text,
    redirect: text,
    meta: object,
    props: object,
    get children() {
      return route;
    },
  },
};

const script: ConfigNode = {
  type: 'object',
  fields: { src: text, innerHTML: text, async: flag, defer: flag, body: flag, afterLoad: flag },
};

export const configSchema: ConfigNode = {
  type: 'object',
  fields: {
    allowedLocales: { type: 'list', item: text },
    defaultLocale: text,
    componentRoutes: { type: 'list', item: route },
    theme: object,
    baseComponentsVariants: object,
    endpoints: object,
    head: {
      type: 'object',
      fields: {
        title: text,
        meta: { type: 'list', item: object },
        link: { type: 'list', item: object },
        script: { type: 'list', item: script },
        noScript: { type: 'list', item: script },
      },
    },
    httpHeaders: object,
    analyticsProviders: json,
    paymentProviders: json,
    visitors: { type: 'object', fields: { kind: text, documentTemplateIds: { type: 'list', item: text } } },
    guestLoginCredentials: { type: 'object', fields: { username: text, password: text } },
  },
};

export interface ConfigFault {
  readonly path: JsonPath;
  readonly kind: 'unknown' | 'text' | 'flag' | 'list' | 'object';
}

/** null is accepted anywhere as an absent value. */
export function findConfigFaults(value: Json, node: ConfigNode = configSchema, path: JsonPath = []): ConfigFault[] {
  if (value === null || node.type === 'json') return [];
  if (node.type === 'text') return typeof value === 'string' ? [] : [{ path, kind: 'text' }];
  if (node.type === 'flag') return typeof value === 'boolean' ? [] : [{ path, kind: 'flag' }];
  if (node.type === 'list') {
    if (!isJsonList(value)) return [{ path, kind: 'list' }];
    const { item = json } = node;
    return value.flatMap((one, index) => findConfigFaults(one, item, [...path, index]));
  }
  if (!isJsonObject(value)) return [{ path, kind: 'object' }];
  const { fields } = node;
  if (!fields) return [];
  return Object.entries(value).flatMap(([key, one]): ConfigFault[] => {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    return field ? findConfigFaults(one, field, [...path, key]) : [{ path: [...path, key], kind: 'unknown' }];
  });
}

/** The name at a path, without list indexes and with nested pages treated as pages: componentRoutes/path. */
export function toNameKey(path: JsonPath): string {
  const names = path.filter((step): step is string => typeof step === 'string');
  return names.filter((name, at) => name !== 'children' || at === names.length - 1).join('/');
}

/** The names that may be written at a path: those of the innermost enclosing object whose fields are known. */
export function proposeNames(path: JsonPath): readonly string[] {
  return namesOf(nodeAt(objectAt(path)));
}

/** The path of the innermost enclosing object whose fields are known. */
export function objectAt(path: JsonPath): JsonPath {
  for (let end = path.length; end > 0; end -= 1) {
    const around = path.slice(0, end);
    if (nodeAt(around) !== undefined) return around;
  }
  return [];
}

function nodeAt(path: JsonPath): ConfigNode | undefined {
  let node: ConfigNode | undefined = configSchema;
  for (const step of path) node = typeof step === 'number' ? node?.item : node?.fields?.[step];
  return node;
}

function namesOf(node: ConfigNode | undefined): readonly string[] {
  return Object.keys(node?.fields ?? node?.item?.fields ?? {});
}
