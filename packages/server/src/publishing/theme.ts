// The parts of a theme that publishing itself reads: its style sheet and fonts, and the validity of its
// entries. Pure.
import { isJsonList, isJsonObject, type Json, type JsonObject } from '@coverwright/insurance/json';
import type { AppSnapshot, CompileProblem } from './app-snapshot.ts';
import { escapeHtml } from './html-text.ts';
import { say } from '../sentences/say.ts';

export interface ThemeFont {
  readonly family: string;
  readonly key: string;
}

const parts = ['colors', 'typeFaces', 'shadows', 'transitions'];
const fontFormats: Readonly<Record<string, string>> = {
  woff2: 'woff2',
  woff: 'woff',
  ttf: 'truetype',
  otf: 'opentype',
};

export function customCssOf(theme: Json): string {
  const customCss = isJsonObject(theme) ? theme['customCss'] : undefined;
  const text = isJsonObject(customCss ?? null) ? (customCss as JsonObject)['cssString'] : undefined;
  return typeof text === 'string' ? text : '';
}

/** Entries become names and values of CSS variables. */
export function checkTheme(theme: Json): CompileProblem[] {
  return entriesOf(theme).flatMap(({ part, at, entry }): CompileProblem[] => {
    const path = `config.theme.${part}.${at}`;
    const [id, value] = [entry['id'], entry['value']];
    if (typeof id !== 'string' || !/^[A-Za-z0-9-]{1,40}$/.test(id)) {
      const fault = typeof id === 'string' ? say('THEME_ID_INVALID', { id: id.slice(0, 40) }) : say('THEME_ID_MISSING');
      return [{ code: 'INVALID', ...fault, path: `${path}.id` }];
    }
    if (typeof value === 'string' && !/[;{}<>\\]|\/\*|url\(|@import|expression\(/i.test(value)) return [];
    const sentence = say('THEME_VALUE_INVALID', { id });
    return [{ code: 'INVALID', ...sentence, path: `${path}.value` }];
  });
}

/** The fonts used by a theme: files of the tenant, which become part of the release. */
export function listFonts({ config, files }: AppSnapshot): { fonts: ThemeFont[]; problems: CompileProblem[] } {
  const keys = new Set(files.map(({ key }) => key));
  const fonts: ThemeFont[] = [];
  const problems: CompileProblem[] = [];
  for (const { part, at, entry } of entriesOf(config.theme)) {
    const [url, name] = [entry['url'], entry['name']];
    if (part !== 'typeFaces' || typeof url !== 'string' || url === '') continue;
    const key = decodeKey(url.replace(/^\/api\/v1\/files\//, ''));
    const isFont = fontFormat(key) !== undefined;
    if (keys.has(key) && isFont && typeof name === 'string') fonts.push({ family: name, key });
    else {
      const shown = { key: key.slice(0, 100) };
      const fault = isFont
        ? { code: 'NOT_FOUND' as const, ...say('FONT_UNKNOWN', shown) }
        : { code: 'INVALID' as const, ...say('FONT_FORMAT_UNKNOWN', shown) };
      problems.push({ ...fault, path: `config.theme.typeFaces.${at}.url` });
    }
  }
  return { fonts, problems };
}

export function fontFormat(key: string): string | undefined {
  return fontFormats[key.split('.').at(-1)?.toLowerCase() ?? ''];
}

export function fontFace({ family, key }: ThemeFont, path: string): string {
  const name = escapeHtml(family).replaceAll(/[\\;{}\n]/g, ' ');
  return `@font-face{font-family:"${name}";src:url("${path}") format("${fontFormat(key)}");font-display:swap}`;
}

function decodeKey(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return key;
  }
}

interface ThemeEntry {
  readonly part: string;
  readonly at: number;
  readonly entry: JsonObject;
}

function entriesOf(theme: Json): ThemeEntry[] {
  if (!isJsonObject(theme)) return [];
  const dark = theme['dark'] ?? null;
  return [
    ...parts.flatMap((part) => toEntries(part, theme[part])),
    ...(isJsonObject(dark) ? toEntries('dark.colors', dark['colors']) : []),
  ];
}

function toEntries(part: string, list: Json | undefined): ThemeEntry[] {
  return isJsonList(list ?? null)
    ? (list as readonly Json[]).flatMap((entry, at) => (isJsonObject(entry) ? [{ part, at, entry }] : []))
    : [];
}
