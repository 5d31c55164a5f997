import { Drop, filters as liquidFilters, isFalsy, toValue } from 'liquidjs';
import { say } from '../../sentences/say.ts';
import { TemplateMistake } from '../failures.ts';
import { characterCount, toText } from '../markup.ts';
import { warnOfObject } from '../sealed-context.ts';
import type { FilterUse } from './filter-use.ts';

const urlEncoded: Readonly<Record<string, string>> = { '!': '%21', "'": '%27', '(': '%28', ')': '%29', '*': '%2A' };

function textOf(use: FilterUse, value: unknown): string {
  warnOfObject(value, use.context);
  const text = toText(value);
  use.context.memoryLimit.use(text.length);
  return text;
}

type LiquidHandler = Extract<(typeof liquidFilters)[string], (...values: never[]) => unknown>;

function liquidFilter(name: string): LiquidHandler {
  const handler = liquidFilters[name];
  if (typeof handler !== 'function') throw new Error(`liquidjs has no filter ${name}.`);
  return handler;
}

/** Filters of liquidjs that take texts. It would read an object as "[object Object]". */
const readTexts =
  'append prepend downcase upcase capitalize remove remove_first remove_last replace_first replace_last lstrip rstrip strip ' +
  'strip_newlines squish normalize_whitespace number_of_words escape escape_once xml_escape newline_to_br url_decode ' +
  'cgi_escape uri_escape slugify base64_encode base64_decode sha256 hmac_sha256';

function withTexts(name: string): (this: FilterUse, value: unknown, ...others: unknown[]) => unknown {
  const handler = liquidFilter(name);
  const toReadable = (value: unknown) => {
    const plain: unknown = toValue(value);
    return typeof plain === 'object' && plain !== null ? toText(plain) : plain;
  };
  return function filter(this: FilterUse, value: unknown, ...others: unknown[]): unknown {
    warnOfObject(value, this.context);
    return handler.call(this, toReadable(value), ...others.map(toReadable));
  };
}

function toWhole(value: unknown, filter: string): number {
  const plain: unknown = toValue(value);
  const number = typeof plain === 'string' && /^\s*[-+]?\d+\s*$/.test(plain) ? Number(plain) : plain;
  if (typeof number === 'number' && Number.isInteger(number)) return number;
  throw new TemplateMistake(say('LIQUID_FILTER_NEEDS_WHOLE_NUMBER', { filter, value: toText(plain).slice(0, 40) }));
}

/** The length, and the end; an end that is missing from the data is empty. */
function shortening(filter: string, given: readonly unknown[], usual: number): { most: number; end: string } {
  const most = given.length === 0 ? usual : toWhole(given[0], filter);
  return { most, end: given.length < 2 ? '...' : toText(given[1]) };
}

export const textFilters = {
  ...Object.fromEntries(readTexts.split(' ').map((name) => [name, withTexts(name)])),
  /** The value, or the argument if it is empty; `allow_false: true` may come before or after the argument. */
  default(this: FilterUse, given: unknown, ...values: unknown[]) {
    const isOption = (value: unknown): value is [string, unknown] => Array.isArray(value) && value[0] === 'allow_false';
    const allowsFalse = values.some((value) => isOption(value) && value[1] === true);
    const value: unknown = toValue(given);
    if (value === false && allowsFalse) return false;
    const isEmpty =
      typeof value === 'object' && value !== null && !(value instanceof Drop)
        ? Object.keys(value).length === 0
        : value === '' || isFalsy(value, this.context);
    return isEmpty ? (values.find((candidate) => !isOption(candidate)) ?? '') : given;
  },
  base64_url_safe_encode(this: FilterUse, value: unknown) {
    return Buffer.from(textOf(this, value)).toString('base64').replaceAll('+', '-').replaceAll('/', '_');
  },
  base64_url_safe_decode(this: FilterUse, value: unknown) {
    const text = textOf(this, value);
    if (!/^[\w-]*={0,2}$/.test(text)) throw new TemplateMistake(say('LIQUID_NOT_BASE64'));
    return Buffer.from(text, 'base64url').toString();
  },
  url_encode(this: FilterUse, value: unknown) {
    const encoded = encodeURIComponent(textOf(this, value).toWellFormed()).replaceAll('%20', '+');
    return encoded.replace(/[!'()*]/g, (sign) => urlEncoded[sign] ?? sign);
  },
  slice(this: FilterUse, ...values: unknown[]) {
    const [, begin, length = 1] = values.map((value): unknown => toValue(value));
    if (![begin, length].every((value) => Number.isInteger(Number(value ?? 'none'))))
      throw new TemplateMistake(say('LIQUID_SLICE_FORM'));
    const value = Array.isArray(toValue(values[0])) ? values[0] : toText(values[0]);
    return liquidFilter('slice').call(this, value, Number(begin), Number(length));
  },
  /** Splitting at a blank splits at any whitespace, and drops leading and trailing whitespace. */
  split(this: FilterUse, value: unknown, separator: unknown) {
    const text = textOf(this, value);
    const by = toText(separator);
    const parts = by === ' ' ? text.trim().split(/\s+/) : by === '' ? Array.from(text) : text.split(by);
    const last = parts.findLastIndex((part) => part !== '');
    return parts.slice(0, last + 1);
  },
  /** An empty text is found around every character. */
  replace(this: FilterUse, value: unknown, ...texts: unknown[]) {
    const text = textOf(this, value);
    const [sought = '', by = ''] = texts.map(toText);
    const parts = sought === '' ? ['', ...Array.from(text), ''] : text.split(sought);
    this.context.memoryLimit.use((parts.length - 1) * by.length);
    return parts.join(by);
  },
  truncate(this: FilterUse, value: unknown, ...given: unknown[]) {
    const { most, end } = shortening('truncate', given, 50);
    const text = textOf(this, value);
    if (text.length <= most) return text;
    const characters = Array.from(text);
    if (characters.length <= most) return text;
    return characters.slice(0, Math.max(most - characterCount(end), 0)).join('') + end;
  },
  /** A text that is short enough keeps its blanks. */
  truncatewords(this: FilterUse, value: unknown, ...given: unknown[]) {
    const { most, end } = shortening('truncatewords', given, 15);
    const text = textOf(this, value);
    const words = text.trim().split(/\s+/);
    const count = Math.max(most, 1);
    return words.length <= count ? text : words.slice(0, count).join(' ') + end;
  },
  strip_html(this: FilterUse, value: unknown) {
    const text = textOf(this, value).replace(/<script[^]*?<\/script>|<!--[^]*?-->|<style[^]*?<\/style>/g, '');
    return text.replace(/<[^>]*>/g, '');
  },
};
