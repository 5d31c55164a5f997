/**
 * The looks of an app's widgets as their editor shows and changes them. The layers are component, variant, element,
 * key and option; the innermost layer present contains the classes. An app stores only its changes; the rest comes
 * from the default looks. Pure.
 */
import { defaultVariants, fixedLooks } from '@coverwright/app-runtime/variants';
import { isJsonList, isJsonObject, type Json, type JsonObject } from '@coverwright/insurance/json';

export const layers = ['component', 'variant', 'element', 'key', 'option'] as const;
export type Layer = (typeof layers)[number];

/** Names of the layers, starting with the component. */
export type LookPath = readonly string[];

export interface LookNode {
  readonly path: LookPath;
  readonly layer: Layer;
  readonly children: readonly LookNode[];
  /** Set on leaves only. */
  readonly classes: string | undefined;
  /** Whether it or one of its descendants differs from the default look. */
  readonly isOwn: boolean;
}

/** The maximum length of the JSON text that publishing accepts. */
export const maxVariantsCharacters = 500_000;
const maxVariants = 50;

/** The thirteen kinds of widgets, excluding those reserved for the runtime. */
export const baseComponents = Object.keys(defaultVariants).filter((name) => !fixedLooks.has(name));

export function listLooks(own: JsonObject): LookNode[] {
  return baseComponents.map((component) => {
    const names = [...new Set([...keysOf(at(defaults, [component])), ...keysOf(at(own, [component]))])];
    const children = names.flatMap((variant) => listVariant(own, [component, variant]));
    return node(
      [component],
      children,
      undefined,
      children.some(({ isOwn }) => isOwn),
    );
  });
}

/** A variant that is only an alias of another one has nothing to edit. */
function listVariant(own: JsonObject, path: LookPath): LookNode[] {
  const [mine, usual] = [at(own, path), at(defaults, path)];
  if (!isJsonObject(mine ?? usual ?? null)) return [];
  const elements = [...new Set([...keysOf(at(defaults, [...path, 'el'])), ...keysOf(at(own, [...path, 'el']))])];
  const children = elements.map((element) => {
    const value = elementAt(own, [...path, element]);
    return listElement([...path, element], value, !isSame(value, at(defaults, [...path, 'el', element])));
  });
  return [node(path, children, undefined, usual === undefined || children.some(({ isOwn }) => isOwn))];
}

function listElement(path: LookPath, value: Json | undefined, isOwn: boolean): LookNode {
  if (isJsonObject(value ?? null) && path.length < layers.length) {
    const children = keysOf(value).map((key) => listElement([...path, key], at(value, [key]), isOwn));
    return node(path, children, undefined, isOwn);
  }
  return node(path, [], toClassText(value), isOwn);
}

function node(path: LookPath, children: readonly LookNode[], classes: string | undefined, isOwn: boolean): LookNode {
  return { path, layer: layers[path.length - 1] ?? 'option', children, classes, isOwn };
}

export function findLook(looks: readonly LookNode[], path: LookPath): LookNode | undefined {
  let [found, among]: [LookNode | undefined, readonly LookNode[]] = [undefined, looks];
  for (const [depth] of path.entries()) {
    found = among.find((one) => one.path[depth] === path[depth]);
    among = found?.children ?? [];
  }
  return found;
}

/**
 * Lookup uses the first source that contains an element and never merges sources, so an element is stored completely.
 */
export function withClasses(own: JsonObject, path: LookPath, classes: string): JsonObject {
  const [component = '', variant = '', element = '', ...inner] = path;
  const value = elementAt(own, [component, variant, element]);
  return put(own, [component, variant, 'el', element], inner.length === 0 ? classes : put(value, inner, classes));
}

/** Restores the default look. Only for elements that have one. */
export function withoutElement(own: JsonObject, path: LookPath): JsonObject {
  const [component = '', variant = '', element = ''] = path;
  return drop(own, [component, variant, 'el', element]);
}

export function hasDefault(path: LookPath): boolean {
  const [component = '', variant = '', element] = path;
  const place = element === undefined ? [component, variant] : [component, variant, 'el', element];
  return at(defaults, place) !== undefined;
}

export type VariantFault = 'required' | 'name' | 'taken' | 'many';

export function variantFault(own: JsonObject, component: string, name: string): VariantFault | undefined {
  const names = [...keysOf(at(defaults, [component])), ...keysOf(at(own, [component]))];
  if (name === '') return 'required';
  if (!/^[a-z][A-Za-z0-9-]{0,39}$/.test(name) || name in Object.prototype) return 'name';
  if (names.includes(name)) return 'taken';
  return names.length >= maxVariants ? 'many' : undefined;
}

/** Adds a copy of another variant, with all its elements. */
export function withVariant(own: JsonObject, component: string, name: string, from: string): JsonObject {
  const elements = [
    ...new Set([...keysOf(at(defaults, [component, from, 'el'])), ...keysOf(at(own, [component, from, 'el']))]),
  ];
  const el = Object.fromEntries(
    elements.map((element): [string, Json] => [element, elementAt(own, [component, from, element]) ?? '']),
  );
  return put(own, [component, name], { el });
}

export function withoutVariant(own: JsonObject, component: string, name: string): JsonObject {
  return drop(own, [component, name]);
}

export function withVariantName(own: JsonObject, component: string, from: string, to: string): JsonObject {
  const variants = at(own, [component]);
  const renamed = Object.entries(isJsonObject(variants ?? null) ? Object(variants) : {}).map(
    ([name, value]): [string, Json] => [name === from ? to : name, value as Json],
  );
  return put(own, [component], Object.fromEntries(renamed));
}

const defaults = defaultVariants as unknown as JsonObject;

function elementAt(own: JsonObject, [component = '', variant = '', element = '']: LookPath): Json | undefined {
  return at(own, [component, variant, 'el', element]) ?? at(defaults, [component, variant, 'el', element]);
}

function at(value: Json | undefined, path: LookPath): Json | undefined {
  let found = value;
  for (const name of path) {
    if (found === undefined || !isJsonObject(found) || !Object.hasOwn(found, name)) return undefined;
    found = found[name];
  }
  return found;
}

function keysOf(value: Json | undefined): string[] {
  return isJsonObject(value ?? null) ? Object.keys(Object(value)) : [];
}

function put(value: Json | undefined, [name = '', ...rest]: LookPath, inner: Json): JsonObject {
  const others: JsonObject = isJsonObject(value ?? null) ? (value as JsonObject) : {};
  return { ...others, [name]: rest.length === 0 ? inner : put(at(others, [name]), rest, inner) };
}

/** Also drops parents that become empty. */
function drop(value: JsonObject, [name = '', ...rest]: LookPath): JsonObject {
  const { [name]: inner, ...others } = value;
  if (rest.length === 0 || !isJsonObject(inner ?? null)) return others;
  const left = drop(inner as JsonObject, rest);
  return Object.keys(left).length === 0 ? others : { ...value, [name]: left };
}

/** Sensitive to key order, which both sides preserve from storage. */
function isSame(one: Json | undefined, other: Json | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function toClassText(value: Json | undefined): string {
  if (typeof value === 'string') return value;
  return isJsonList(value ?? null)
    ? (value as readonly Json[]).filter((one): one is string => typeof one === 'string').join(' ')
    : '';
}
