// A theme as CSS variables, and as the theme of a utility class generator that refers to them, so that a change of
// the theme affects only the variables. Pure.
import { defaultTheme, type Theme, type ThemeEntry } from './default-theme.ts';

export type ThemePart = 'colors' | 'typeFaces' | 'shadows' | 'transitions';

/** The variable prefix for each part. */
const prefixes: Readonly<Record<ThemePart, string>> = {
  colors: '',
  typeFaces: 'font-',
  shadows: 'shadow-',
  transitions: 'duration-',
};
export const themeParts: readonly ThemePart[] = ['colors', 'typeFaces', 'shadows', 'transitions'];

/** Ids become parts of variable and class names. */
const usableId = /^[A-Za-z0-9-]{1,40}$/;
/** A value that contains any of these could end its declaration and start another. */
const unusableValue = /[;{}<>\\]|\/\*|url\(|@import|expression\(/i;

/** The default theme overlaid with an app's theme. Invalid entries are ignored. */
export function listThemeEntries(theme: unknown, part: ThemePart): ThemeEntry[] {
  const slots = new Map(defaultTheme[part].map((entry): [string, ThemeEntry] => [entry.id, entry]));
  const own = typeof theme === 'object' && theme !== null ? Reflect.get(theme, part) : undefined;
  for (const entry of Array.isArray(own) ? own : []) {
    if (typeof entry !== 'object' || entry === null) continue;
    const [id, name, value]: unknown[] = ['id', 'name', 'value'].map((key) => Reflect.get(entry, key));
    if (typeof id !== 'string' || !usableId.test(id) || typeof value !== 'string' || !isUsableValue(value)) continue;
    slots.set(id, { id, name: typeof name === 'string' ? name : (slots.get(id)?.name ?? ''), value });
  }
  return [...slots.values()];
}

export function isUsableThemeId(id: string): boolean {
  return usableId.test(id);
}

export function isUsableValue(value: string): boolean {
  return value.trim() !== '' && value.length <= 500 && !unusableValue.test(value);
}

export interface Color {
  readonly channels: string;
  readonly alpha: number;
}

/** Undefined unless the colour is written as #rgb, #rrggbb, #rrggbbaa, rgb() or rgba(). */
export function parseColor(text: string): Color | undefined {
  const value = text.trim().toLowerCase();
  const hex = /^#(?:([0-9a-f]{3})|([0-9a-f]{6})([0-9a-f]{2})?)$/.exec(value);
  if (hex) {
    const digits = hex[2] ?? Array.from(hex[1] ?? '', (digit) => digit + digit).join('');
    const channels = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)).join(' ');
    return { channels, alpha: hex[3] === undefined ? 1 : Number.parseInt(hex[3], 16) / 255 };
  }
  const rgb = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:\s*[,/]\s*(\d*\.?\d+)(%?))?\s*\)$/.exec(value);
  if (!rgb) return undefined;
  const alpha = rgb[4] === undefined ? 1 : Number(rgb[4]) / (rgb[5] === '%' ? 100 : 1);
  return { channels: rgb.slice(1, 4).join(' '), alpha };
}

/** @param theme the parsed themeJsonString */
export function toThemeVariables(theme: unknown): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const part of themeParts) {
    for (const { id, value } of listThemeEntries(theme, part)) {
      variables[`--${prefixes[part]}${id}`] = part === 'colors' ? (parseColor(value)?.channels ?? value) : value;
    }
  }
  return variables;
}

export interface UtilityTheme {
  readonly colors: Readonly<Record<string, string>>;
  readonly fontFamily: Readonly<Record<string, string>>;
  readonly boxShadow: Readonly<Record<string, string>>;
  readonly duration: Readonly<Record<string, string>>;
}

/** The names that classes may use, such as bg-c3, bg-c3/50, font-primary, shadow-2 and duration-short. */
export function toUtilityTheme(theme: unknown): UtilityTheme {
  const references = (part: ThemePart): Record<string, string> =>
    Object.fromEntries(listThemeEntries(theme, part).map(({ id }) => [id, `var(--${prefixes[part]}${id})`]));
  const colors = listThemeEntries(theme, 'colors').map(({ id, value }): [string, string] => {
    const color = parseColor(value);
    if (!color) return [id, `var(--${id})`];
    return [id, `rgb(var(--${id}) / ${color.alpha === 1 ? '<alpha-value>' : String(color.alpha)})`];
  });
  return {
    colors: Object.fromEntries(colors),
    fontFamily: references('typeFaces'),
    boxShadow: references('shadows'),
    duration: references('transitions'),
  };
}

/**
 * The first rules of a style sheet, so that pages have their colours before scripts run. Dark-mode colours apply if
 * the customer's device prefers dark; they keep the opacity of the colours that they replace.
 */
export function toThemeCss(theme: unknown): string {
  const dark = darkVariables(theme);
  const rule = `:root{${toDeclarations(toThemeVariables(theme))}}`;
  return dark === '' ? rule : `${rule}@media (prefers-color-scheme:dark){:root{${dark}}}`;
}

function darkVariables(theme: unknown): string {
  const dark: unknown = typeof theme === 'object' && theme !== null ? Reflect.get(theme, 'dark') : undefined;
  const colors: unknown = typeof dark === 'object' && dark !== null ? Reflect.get(dark, 'colors') : undefined;
  if (!Array.isArray(colors)) return '';
  const usual = toThemeVariables(theme);
  const changed = Object.entries(toThemeVariables({ ...Object(theme), colors: [...ownColors(theme), ...colors] }));
  return toDeclarations(Object.fromEntries(changed.filter(([name, value]) => usual[name] !== value)));
}

function ownColors(theme: unknown): readonly unknown[] {
  const colors: unknown = Reflect.get(Object(theme), 'colors');
  return Array.isArray(colors) ? colors : [];
}

function toDeclarations(variables: Readonly<Record<string, string>>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

export type { Theme };
