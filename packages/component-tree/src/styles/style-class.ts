/**
 * Parses a class of an element: when it applies, and what it sets. Classes in a notation that the design tab does not
 * write are not parsed, and are left unchanged.
 */
import { readUtility, type Declaration, type ThemeNames } from './style-properties.ts';

export const styleStates = ['normal', 'hover'] as const;
/** From that page width on; `all` is every width. */
export const viewports = ['all', 'sm', 'md', 'lg', 'xl'] as const;

export type StyleState = (typeof styleStates)[number];
export type Viewport = (typeof viewports)[number];

export interface StyleScope {
  readonly state: StyleState;
  readonly viewport: Viewport;
}

export interface StyleClass {
  readonly text: string;
  readonly scope: StyleScope;
  /** Whether it takes precedence over the classes from a widget's variant on the same element. */
  readonly isImportant: boolean;
  readonly declarations: readonly Declaration[];
}

export function splitClasses(text: string): string[] {
  return text.split(/\s+/).filter((one) => one !== '');
}

/** Undefined for a class that the design tab does not recognize. */
export function readClass(text: string, names: ThemeNames): StyleClass | undefined {
  const parts = splitVariants(text);
  const last = parts.pop() ?? '';
  const scope = readScope(parts);
  if (scope === undefined) return undefined;
  const isImportant = last.startsWith('!');
  const declarations = readUtility(isImportant ? last.slice(1) : last, names);
  return declarations && { text, scope, isImportant, declarations };
}

export function writeClass(utility: string, { state, viewport }: StyleScope, isImportant: boolean): string {
  const variants = `${viewport === 'all' ? '' : `${viewport}:`}${state === 'hover' ? 'hover:' : ''}`;
  return `${variants}${isImportant ? '!' : ''}${utility}`;
}

export function isSameScope(one: StyleScope, other: StyleScope): boolean {
  return one.state === other.state && one.viewport === other.viewport;
}

/** Colons within brackets belong to a value. */
function splitVariants(text: string): string[] {
  const bracketAt = text.indexOf('[');
  const head = bracketAt < 0 ? text : text.slice(0, bracketAt);
  const parts = head.split(':');
  parts.push((parts.pop() ?? '') + text.slice(head.length));
  return parts;
}

function readScope(variants: readonly string[]): StyleScope | undefined {
  let [state, viewport]: [StyleState, Viewport] = ['normal', 'all'];
  for (const variant of variants) {
    const width = viewports.find((one) => one !== 'all' && one === variant);
    if (variant === 'hover' && state === 'normal') state = 'hover';
    else if (width !== undefined && viewport === 'all') viewport = width;
    else return undefined;
  }
  return { state, viewport };
}
