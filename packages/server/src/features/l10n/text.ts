// A text is one value in one locale under a key; only the feature that owns the key knows its meaning.
import type { Problem } from '../../errors/user-error.ts';
import { validateBytes, validateText } from '../../errors/validate-text.ts';
import type { Right } from '../../request/rights.ts';
import { say } from '../../sentences/say.ts';

export interface Text {
  readonly key: string;
  readonly locale: string;
  readonly value: string;
}

/** A stored text. */
export interface RevisedText extends Text {
  readonly revision: string;
  readonly lastModifiedAt: Date;
}

/** Keys are indexed, and index entries are limited to 2,704 bytes; this leaves room at three bytes per character. */
export const keyMaxLength = 750;
/** In UTF-8. Entire notification pages are stored as texts. */
export const valueMaxBytes = 5 * 1024 * 1024;
/** The length of the longest locale tag. */
export const localeMaxLength = 35;
/** The maximum number of distinct locales among the texts of one request. */
export const textLocalesMax = 200;

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** A product with 10,000 benefits has 40,000 texts in a few languages, and parsing a tag takes several microseconds. */
const knownLocales = new Map<string, string | undefined>();
const knownLocalesMax = 1_000;

/**
 * The right required in addition to writing texts, for instance for the HTML of a notification or the name of a
 * product.
 */
export function rightOfText(key: string): Right {
  if (key.startsWith('products-')) return 'products:write';
  return key.startsWith('templates-') ? 'documents:write' : 'texts:write';
}

/** The canonical tag, such as zh-HK for ZH-hk; undefined if it does not name a known language. */
export function toLocale(tag: string): string | undefined {
  if (tag.length > localeMaxLength) return undefined;
  if (knownLocales.has(tag)) return knownLocales.get(tag);
  if (knownLocales.size >= knownLocalesMax) knownLocales.clear();
  const locale = readLocale(tag);
  knownLocales.set(tag, locale);
  return locale;
}

function readLocale(tag: string): string | undefined {
  try {
    const locale = new Intl.Locale(tag);
    return languageNames.of(locale.language) === undefined ? undefined : locale.toString();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

export function validateKey(key: string, path: string): Problem[] {
  return validateText(key, path, { name: 'key', maxLength: keyMaxLength, isRequired: true });
}

export function validateLocale(tag: string, path: string): Problem[] {
  if (tag.trim() === '') return [{ code: 'REQUIRED', ...say('LOCALE_MISSING'), path }];
  if (toLocale(tag) !== undefined) return [];
  return [{ code: 'INVALID', ...say('TEXT_LOCALE_UNKNOWN'), path }];
}

export function validateTextInputs(texts: readonly Text[], path: string): Problem[] {
  const locales = new Set(texts.map(({ locale }) => locale)).size;
  if (locales > textLocalesMax) {
    const sentence = say('TEXT_LOCALES_MAX', { locales, max: textLocalesMax });
    return [{ code: 'LIMIT_EXCEEDED', ...sentence, path }];
  }
  return texts.flatMap((text, index) => validateTextInput(text, `${path}.${index}`));
}

export function validateTextInput(text: Text, path: string): Problem[] {
  return [
    ...validateLocale(text.locale, `${path}.locale`),
    ...validateKey(text.key, `${path}.key`),
    ...validateBytes(text.value, `${path}.value`, { name: 'text', maxBytes: valueMaxBytes }),
  ];
}

/** Canonicalizes locales and keeps the last of duplicates. */
export function toTexts(inputs: readonly Text[]): Text[] {
  const texts = new Map<string, Text>();
  for (const { key, locale, value } of inputs) {
    const canonical = toLocale(locale) ?? locale;
    texts.set(`${canonical} ${key}`, { key, locale: canonical, value });
  }
  return [...texts.values()];
}

/** For each key, the value in the first of the locales that has one. */
export function pickTexts(texts: readonly Text[], locales: readonly string[]): Map<string, string> {
  const picked = new Map<string, { rank: number; value: string }>();
  for (const { key, locale, value } of texts) {
    const rank = locales.indexOf(locale);
    const best = picked.get(key);
    if (rank >= 0 && (best === undefined || rank < best.rank)) picked.set(key, { rank, value });
  }
  return new Map([...picked].map(([key, { value }]) => [key, value]));
}
