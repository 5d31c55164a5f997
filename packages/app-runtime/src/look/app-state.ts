// Reactive state shared by all components of the page: the locale, its texts, and the look of the widgets.
import Vue from 'vue';
import { insertValues } from '../texts/insert-values.ts';
import { type WidgetText, widgetTexts } from '../texts/widget-texts.ts';

interface AppState {
  locale: string;
  /** Texts of the app in this locale, by key. */
  texts: Readonly<Record<string, string>>;
  /** The app's own baseComponentsVariants; anything missing comes from the defaults. */
  variants: unknown;
}

export const appState: AppState = Vue.observable<AppState>({ locale: 'en-US', texts: {}, variants: {} });

/** The app's text, or the key if there is none. */
export function textOf(key: string, values?: Readonly<Record<string, string | number>>): string {
  return insertValues(Object.hasOwn(appState.texts, key) ? (appState.texts[key] ?? key) : key, values);
}

export function widgetText(name: WidgetText, values?: Readonly<Record<string, string | number>>): string {
  const own = `widgets.${name}`;
  const text = Object.hasOwn(appState.texts, own) ? appState.texts[own] : undefined;
  return insertValues(text ?? widgetTexts[name], values);
}
