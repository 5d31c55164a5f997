// Determines the classes of a widget's element. Variants come from an app's configuration and are edited as JSON, so
// malformed parts are skipped. Pure.
import type { WidgetState } from '../catalogue/variant-format.ts';

const alwaysKey = 'base';
const defaultVariant = 'default';

export interface LookOfElement {
  /** The component's name in the variants, such as textInput. */
  readonly component: string;
  readonly variant: string;
  readonly element: string;
}

type Entries = Readonly<Record<string, unknown>>;

/**
 * @param sources variants in order of precedence: those of the app, then the defaults. The first that has the element
 * wins; a variant without the element falls back to the default variant.
 */
export function findClasses(sources: readonly unknown[], look: LookOfElement, state: WidgetState = {}): string {
  for (const variant of new Set([look.variant, defaultVariant])) {
    for (const source of sources) {
      const classes = elementOf(source, { ...look, variant });
      if (classes !== undefined) return toClassList(classes, state).join(' ');
    }
  }
  return '';
}

function elementOf(source: unknown, { component, variant, element }: LookOfElement): unknown {
  const variants = toEntries(ownValue(toEntries(source), component));
  const found = ownValue(variants, variant);
  const named = typeof found === 'string' ? ownValue(variants, found) : found;
  return ownValue(toEntries(ownValue(toEntries(named), 'el')), element);
}

function toClassList(classes: unknown, state: WidgetState): string[] {
  if (isClassText(classes)) return toTexts(classes);
  return Object.entries(toEntries(classes)).flatMap(([key, value]) => {
    if (key === alwaysKey) return toTexts(value);
    const current = state[key];
    if (isClassText(value)) return current === undefined || current === false || current === '' ? [] : toTexts(value);
    return toTexts(ownValue(toEntries(value), String(current ?? false)));
  });
}

function isClassText(value: unknown): boolean {
  return typeof value === 'string' || Array.isArray(value);
}

function toTexts(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string' && one !== '') : [];
}

function toEntries(value: unknown): Entries {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function ownValue(entries: Entries, key: string): unknown {
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}

/** Every class in any variant, for generating the style sheet. */
export function listClasses(variants: unknown): string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') for (const one of value.split(/\s+/)) found.add(one);
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) visit(inner);
  };
  for (const component of Object.values(toEntries(variants))) {
    for (const variant of Object.values(toEntries(component))) visit(ownValue(toEntries(variant), 'el'));
  }
  found.delete('');
  return [...found];
}
