// Reads and writes an element's attributes for inspectors, and the entities in their values. Pure.
import type { Attribute } from './document.ts';

/** null for an attribute without a value, undefined if the attribute does not exist. */
export function getAttribute(attrs: readonly Attribute[], name: string): string | null | undefined {
  const found = attrs.find(([one]) => one === name);
  return found && (found[1] === null ? null : fromAttributeValue(found[1]));
}

/** Replaces the attribute in place, or appends it. @param value without entities; undefined removes the attribute */
export function withAttribute(
  attrs: readonly Attribute[],
  name: string,
  value: string | null | undefined,
): readonly Attribute[] {
  return replaceAttribute(attrs, (one) => one === name, value === undefined ? undefined : [name, value]);
}

/** Replaces all matching attributes with a single one, whose value has no entities. */
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

/** Whether the name is a valid attribute name in a template. */
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

/** Decodes entities like Vue's compiler. */
export function fromAttributeValue(value: string): string {
  return value.replaceAll(/&(?:lt|gt|quot|amp|#39);/g, (entity) => entities[entity] ?? entity);
}

function toAttributeValue(text: string): string {
  return text.replaceAll(/&(?=(?:lt|gt|quot|amp|#39);)/g, '&amp;');
}
