// Determines which widgets of the runtime an app uses: those used as tags are bundled with the components, and
// those named only in texts are loaded when they are shown. The others are not published. Pure.
import { isDeepStrictEqual } from 'node:util';
import { isJsonObject, type Json, type JsonObject } from '@coverwright/insurance/json';
import { type ComponentSource, widgetWordsIn } from './component-source.ts';
import type { Look } from './look.ts';

export interface UsedWidgets {
  /** By component name. */
  readonly of: ReadonlyMap<string, readonly string[]>;
  readonly late: readonly string[];
  readonly all: ReadonlySet<string>;
}

interface WidgetSource {
  readonly components: readonly ComponentSource[];
  /** Texts that pages pass to components. */
  readonly props: readonly string[];
}

export function findWidgets({ components, props }: WidgetSource, known: readonly string[]): UsedWidgets {
  const of = new Map(components.map(({ name, widgets }) => [name, widgets.filter((one) => known.includes(one))]));
  const words = new Set([...components.flatMap(({ widgetWords }) => widgetWords), ...widgetWordsIn(props)]);
  // A name computed at run time may be that of any widget.
  const isOpen = [...words].some((word) => !known.includes(word));
  const late = isOpen ? known : known.filter((name) => words.has(name));
  return { of, late, all: new Set([...[...of.values()].flat(), ...late]) };
}

type Variants = Pick<Look, 'defaultVariants' | 'widgetCatalogue' | 'fixedLooks'>;

/** Unused widgets need no rules in the style sheet. */
export function defaultVariantsOf(
  widgets: ReadonlySet<string>,
  { defaultVariants, widgetCatalogue }: Pick<Variants, 'defaultVariants' | 'widgetCatalogue'>,
): JsonObject {
  const used = new Set(['runtime', ...[...widgets].flatMap((name) => widgetCatalogue[name]?.looks ?? [])]);
  return pickEntries(defaultVariants, (name) => used.has(name));
}

/** The app's own variants that its widgets use and that differ from the default ones, which are part of the widgets. */
export function ownVariantsOf(variants: Json, widgets: ReadonlySet<string>, look: Variants): JsonObject {
  if (!isJsonObject(variants)) return {};
  const defaults = defaultVariantsOf(widgets, look);
  const changed = Object.entries(variants).flatMap(([name, component]): [string, JsonObject][] => {
    const usual = defaults[name];
    if (!isJsonObject(usual) || !isJsonObject(component) || look.fixedLooks.has(name)) return [];
    const own = pickEntries(component, (variant) => !isDeepStrictEqual(component[variant], usual[variant]));
    return Object.keys(own).length > 0 ? [[name, own]] : [];
  });
  return Object.fromEntries(changed);
}

function pickEntries(object: JsonObject, isPicked: (name: string) => boolean): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => isPicked(name)));
}
