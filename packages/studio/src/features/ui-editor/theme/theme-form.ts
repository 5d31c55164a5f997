/** The theme of an app as its dialog edits it: entries by part, dark-mode colours, and custom CSS. Pure. */
import { defaultTheme } from '@coverwright/app-runtime/theme';
import {
  isUsableThemeId,
  isUsableValue,
  listThemeEntries,
  type ThemePart,
  themeParts,
} from '@coverwright/app-runtime/theme-variables';
import { isJsonList, isJsonObject, type Json, type JsonObject } from '@coverwright/insurance/json';

export interface EditedEntry {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  /** For a typeface: the URL of the tenant's file. */
  readonly url?: string;
}

export type EditedTheme = Readonly<Record<ThemePart, readonly EditedEntry[]>> & {
  /** Dark-mode values of colours, keyed by id. */
  readonly dark: Readonly<Record<string, string>>;
  readonly css: string;
};

/** The maximum length of the JSON text that publishing accepts. */
export const maxThemeCharacters = 250_000;
const maxEntries = 200;

export function toEditedTheme(theme: Json): EditedTheme {
  const stored = isJsonObject(theme) ? theme : {};
  const part = (name: ThemePart): EditedEntry[] =>
    listThemeEntries(stored, name)
      .slice(0, maxEntries)
      .map((entry) => {
        const url = storedEntry(stored, name, entry.id)?.['url'];
        return typeof url === 'string' && url !== '' ? { ...entry, url } : entry;
      });
  const customCss = stored['customCss'] ?? null;
  const css = isJsonObject(customCss) ? customCss['cssString'] : undefined;
  return {
    colors: part('colors'),
    typeFaces: part('typeFaces'),
    shadows: part('shadows'),
    transitions: part('transitions'),
    dark: Object.fromEntries(darkEntries(stored)),
    css: typeof css === 'string' ? css : '',
  };
}

/**
 * Merges into the stored theme, whose other keys are retained. Entries that equal those of the default theme are not
 * stored.
 */
export function toThemeJson(form: EditedTheme, stored: Json): JsonObject {
  const before = isJsonObject(stored) ? stored : {};
  const part = (name: ThemePart): Json[] =>
    form[name].flatMap(({ url, ...entry }): Json[] => {
      const old = storedEntry(before, name, entry.id);
      const usual = defaultTheme[name].find(({ id }) => id === entry.id);
      const isUsual = usual?.name === entry.name && usual.value === entry.value && url === undefined;
      if (old === undefined && isUsual) return [];
      const { url: _, ...others } = old ?? {};
      return [{ ...others, ...entry, ...(url !== undefined && { url }) }];
    });
  const dark = Object.entries(form.dark).map(([id, value]): Json => ({ id, value }));
  const { dark: _, ...others } = before;
  return {
    ...others,
    ...Object.fromEntries(themeParts.map((name): [string, Json] => [name, part(name)])),
    ...(dark.length > 0 && { dark: { colors: dark } }),
    customCss: { cssString: form.css },
  };
}

export type EntryFault = 'id' | 'taken' | 'value';

/** Why an entry cannot become a variable and a class. */
export function entryFault({ id, value }: EditedEntry, others: readonly EditedEntry[]): EntryFault | undefined {
  if (!isUsableThemeId(id)) return 'id';
  if (others.some((other) => other.id === id)) return 'taken';
  return isUsableValue(value) ? undefined : 'value';
}

/** The first part with an entry that cannot be stored. */
export function findFaultyPart(form: EditedTheme): ThemePart | undefined {
  const isDarkFaulty = Object.values(form.dark).some((value) => !isUsableValue(value));
  if (isDarkFaulty) return 'colors';
  return themeParts.find((part) =>
    form[part].some((entry, at) => entryFault(entry, form[part].toSpliced(at, 1)) !== undefined),
  );
}

/** Entries of the default theme can be changed, but not removed. */
export function isOwnEntry(part: ThemePart, id: string): boolean {
  return !defaultTheme[part].some((entry) => entry.id === id);
}

export function withNewEntry(form: EditedTheme, part: ThemePart): EditedTheme {
  if (form[part].length >= maxEntries) return form;
  let count = 1;
  while (form[part].some(({ id }) => id === `own${count}`)) count += 1;
  const values: Readonly<Record<ThemePart, string>> = {
    colors: '#4f46e5',
    typeFaces: 'sans-serif',
    shadows: '0 1px 2px rgba(15, 23, 42, 0.08)',
    transitions: '200ms',
  };
  return { ...form, [part]: [...form[part], { id: `own${count}`, name: '', value: values[part] }] };
}

/** Parses a theme file; undefined if it is not a valid theme. */
export function readThemeFile(text: string): EditedTheme | undefined {
  if (text.length > maxThemeCharacters) return undefined;
  try {
    const theme: Json = JSON.parse(text);
    return isJsonObject(theme) && [...themeParts, 'customCss', 'dark'].some((key) => Object.hasOwn(theme, key))
      ? toEditedTheme(theme)
      : undefined;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

/** The theme shown on a canvas, with the dark-mode colours if requested. */
export function toShownTheme(form: EditedTheme, stored: Json, isDark: boolean): JsonObject {
  const shown = isDark
    ? { ...form, colors: form.colors.map((color) => ({ ...color, value: form.dark[color.id] ?? color.value })) }
    : form;
  return toThemeJson(shown, stored);
}

function storedEntry(theme: JsonObject, part: ThemePart, id: string): JsonObject | undefined {
  const list = theme[part];
  const entries = isJsonList(list ?? null) ? (list as readonly Json[]) : [];
  return entries.findLast((entry): entry is JsonObject => isJsonObject(entry) && entry['id'] === id);
}

function darkEntries(theme: JsonObject): [string, string][] {
  const dark = theme['dark'] ?? null;
  const colors = isJsonObject(dark) ? (dark['colors'] ?? null) : null;
  return (isJsonList(colors) ? colors : []).flatMap((entry): [string, string][] => {
    if (!isJsonObject(entry)) return [];
    const { id, value } = entry;
    return typeof id === 'string' && isUsableThemeId(id) && typeof value === 'string' ? [[id, value]] : [];
  });
}
