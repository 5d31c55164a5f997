/**
 * Vue's directives among an element's attributes, in long and short notation. They remain attributes: reading
 * provides a view of them, and writing uses the usual notation.
 */
import { fromAttributeValue, isAttributeName, replaceAttribute } from './attributes.ts';
import type { Attribute } from './document.ts';

export interface Binding {
  /** Whether the text is an expression; otherwise it is the value itself. */
  readonly isExpression: boolean;
  /** null for an attribute without a value, which means true. */
  readonly text: string | null;
}

export const conditionKinds = ['v-if', 'v-else-if', 'v-else', 'v-show'] as const;
export type ConditionKind = (typeof conditionKinds)[number];

export interface Condition {
  readonly kind: ConditionKind;
  readonly expression: string;
}

export interface Listener {
  /** The name of the event's attribute. */
  readonly attribute: string;
  readonly event: string;
  readonly modifiers: readonly string[];
  readonly handler: string;
}

export interface Model {
  readonly expression: string;
  readonly modifiers: readonly string[];
}

type Attributes = readonly Attribute[];

/** The binding of a prop, in any notation of its name. */
export function getBinding(attrs: Attributes, prop: string): Binding | undefined {
  for (const [name, value] of attrs) {
    const bound = boundName(name);
    if (!isSameName(bound ?? name, prop)) continue;
    const text = value === null ? null : fromAttributeValue(value);
    return { isExpression: bound !== undefined, text };
  }
  return undefined;
}

export function withBinding(attrs: Attributes, prop: string, binding: Binding | undefined): Attributes {
  const isProp = (name: string) => isSameName(boundName(name) ?? name, prop);
  return replaceAttribute(
    attrs,
    isProp,
    binding && [binding.isExpression ? `:${toKebab(prop)}` : toKebab(prop), binding.text],
  );
}

export function getCondition(attrs: Attributes): Condition | undefined {
  for (const kind of conditionKinds) {
    const found = attrs.find(([name]) => name === kind);
    if (found) return { kind, expression: fromAttributeValue(found[1] ?? '') };
  }
  return undefined;
}

export function withCondition(attrs: Attributes, condition: Condition | undefined): Attributes {
  const isCondition = (name: string) => conditionKinds.some((kind) => kind === name);
  const value = condition?.kind === 'v-else' ? null : (condition?.expression ?? '');
  return replaceAttribute(attrs, isCondition, condition && [condition.kind, value]);
}

/** The text of a v-for; empty for none. */
export function getLoop(attrs: Attributes): string {
  return fromAttributeValue(attrs.find(([name]) => name === 'v-for')?.[1] ?? '');
}

export function withLoop(attrs: Attributes, loop: string): Attributes {
  const isReplaced = (name: string) => name === 'v-for';
  return replaceAttribute(attrs, isReplaced, loop.trim() === '' ? undefined : ['v-for', loop.trim()]);
}

/** Whether Vue can parse it: item in items, (item, index) of items. */
export function isLoop(text: string): boolean {
  return /^\s*(?:\([^()]*\)|[\w$]+|\{[^{}]*\})\s+(?:in|of)\s+\S[\s\S]*$/.test(text);
}

const isModelName = (name: string) => /^v-model(?:\.|$)/.test(name);

export function getModel(attrs: Attributes): Model | undefined {
  const found = attrs.find(([name]) => isModelName(name));
  if (!found) return undefined;
  return { expression: fromAttributeValue(found[1] ?? ''), modifiers: found[0].split('.').slice(1) };
}

export function withModel(attrs: Attributes, model: Model | undefined): Attributes {
  const name = model && ['v-model', ...model.modifiers].join('.');
  return replaceAttribute(attrs, isModelName, name === undefined ? undefined : [name, model?.expression ?? '']);
}

export function listListeners(attrs: Attributes): Listener[] {
  return attrs.flatMap(([attribute, value]): Listener[] => {
    const name = /^(?:@|v-on:)(.+)$/.exec(attribute)?.[1];
    if (name === undefined) return [];
    const [event = '', ...modifiers] = name.split('.');
    return [{ attribute, event, modifiers, handler: fromAttributeValue(value ?? '') }];
  });
}

/** @param attribute the listener to replace; undefined adds one */
export function withListener(
  attrs: Attributes,
  attribute: string | undefined,
  listener: Omit<Listener, 'attribute'> | undefined,
): Attributes {
  const name = listener && `@${[listener.event, ...listener.modifiers].join('.')}`;
  if (name !== undefined && !isAttributeName(name)) return attrs;
  const isReplaced = (one: string) => one === attribute || one === name;
  return replaceAttribute(attrs, isReplaced, name === undefined ? undefined : [name, listener?.handler ?? '']);
}

/** The name of the slot that a template element fills; undefined for other elements. */
export function getSlotName(attrs: Attributes): string | undefined {
  for (const [name, value] of attrs) {
    const slot = /^(?:v-slot(?::|$)|#)(.*)$/.exec(name)?.[1];
    if (slot !== undefined) return slot === '' ? 'default' : slot;
    if (name === 'slot') return value || 'default';
  }
  return undefined;
}

/** Attributes that are neither directives nor classes. */
export function listPlainAttributes(attrs: Attributes): { readonly name: string; readonly binding: Binding }[] {
  return attrs.flatMap(([name, value]) => {
    const bound = boundName(name);
    if (/^(?:v-|@|#)/.test(name) && bound === undefined) return [];
    if ((bound ?? name) === 'class') return [];
    const text = value === null ? null : fromAttributeValue(value);
    return [{ name: bound ?? name, binding: { isExpression: bound !== undefined, text } }];
  });
}

function boundName(attribute: string): string | undefined {
  return /^(?::|v-bind:)([^.]+)/.exec(attribute)?.[1];
}

function isSameName(one: string, other: string): boolean {
  return toKebab(one) === toKebab(other);
}

/** Of a name in camel case: a-name of aName. */
export function toKebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
