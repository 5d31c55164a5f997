/**
 * The looks of an app's widgets as their editor shows and changes them: component, variant, element, key and option, of
 * which the last that there is holds classes. An app stores what it changes; the rest comes from the default looks. Pure.
 */
import { defaultVariants, fixedLooks } from '@coverwright/app-runtime/variants';
import { isJsonList, isJsonObject, type Json, type JsonObject } from '@coverwright/insurance/json';

export const layers = ['component', 'variant', 'element', 'key', 'option'] as const;
export type Layer = (typeof layers)[number];

/** Names of the layers from the component on. */
export type LookPath = readonly string[];

export interface LookNode {
  readonly path: LookPath;
  readonly layer: Layer;
  readonly children: readonly LookNode[];
  /** Of an end node. */
  readonly classes: string | undefined;
  /** Whether it differs from the default look, or something below does. */
  readonly isOwn: boolean;
}

/** Of its JSON text; publishing accepts no more. */
export const maxVariantsCharacters = 500_000;
const maxVariants = 50;

/** The thirteen kinds of widgets; what belongs to the runtime itself is not for apps to change. */
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

/** A variant that only names another one has nothing to edit. */
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

/** The first source that knows an element decides about all of it, so an element is stored complete. */
export function withClasses(own: JsonObject, path: LookPath, classes: string): JsonObject {
  const [component = '', variant = '', element = '', ...inner] = path;
  const value = elementAt(own, [component, variant, element]);
  return put(own, [component, variant, 'el', element], inner.length === 0 ? classes : put(value, inner, classes));
}

/** Back to the default look. Only of what the default looks have. */
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

/** As a copy of another one, with all its elements. */
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

/** What becomes empty on the way is dropped too. */
function drop(value: JsonObject, [name = '', ...rest]: LookPath): JsonObject {
  const { [name]: inner, ...others } = value;
  if (rest.length === 0 || !isJsonObject(inner ?? null)) return others;
  const left = drop(inner as JsonObject, rest);
  return Object.keys(left).length === 0 ? others : { ...value, [name]: left };
}

/** Keys of both are in the order in which they were stored. */
function isSame(one: Json | undefined, other: Json | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function toClassText(value: Json | undefined): string {
  if (typeof value === 'string') return value;
  return isJsonList(value ?? null)
    ? (value as readonly Json[]).filter((one): one is string => typeof one === 'string').join(' ')
    : '';
}
