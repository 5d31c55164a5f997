// Attributes of an element as inspectors read and write them, and the entities in their values. Pure.
import type { Attribute } from './document.ts';

/** null for an attribute without a value, undefined for none. */
export function getAttribute(attrs: readonly Attribute[], name: string): string | null | undefined {
  const found = attrs.find(([one]) => one === name);
  return found && (found[1] === null ? null : fromAttributeValue(found[1]));
}

/** In its place, else at the end. @param value without entities; undefined removes the attribute */
export function withAttribute(
  attrs: readonly Attribute[],
  name: string,
  value: string | null | undefined,
): readonly Attribute[] {
  return replaceAttribute(attrs, (one) => one === name, value === undefined ? undefined : [name, value]);
}

/** Replaces all that match by one attribute, whose value has no entities. */
export function replaceAttribute(
  attrs: readonly Attribute[],
  isReplaced: (name: string) => boolean,
  added: Attribute | undefined,
): readonly Attribute[] {
  const written: Attribute | undefined = added && [added[0], added[1] === null ? null : toAttributeValue(added[1])];
  const at = attrs.findIndex(([name]) => isReplaced(name));
  const rest = attrs.filter(([name]) => !isReplaced(name));
  if (written === undefined) return rest;
  return at < 0 ? [...rest, written] : rest.toSpliced(at, 0, written);
}

/** What the name of an attribute can be in a template. */
export function isAttributeName(name: string): boolean {
  return name.length <= 200 && /^[^\s"'<>/=]+$/.test(name);
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
  '&#39;': "'",
};

/** As Vue's compiler reads it. */
export function fromAttributeValue(value: string): string {
  return value.replaceAll(/&(?:lt|gt|quot|amp|#39);/g, (entity) => entities[entity] ?? entity);
}

function toAttributeValue(text: string): string {
  return text.replaceAll(/&(?=(?:lt|gt|quot|amp|#39);)/g, '&amp;');
}
