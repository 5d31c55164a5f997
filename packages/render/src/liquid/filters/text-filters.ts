import { filters as liquidFilters, isFalsy, toValue } from 'liquidjs';
import { TemplateMistake } from '../failures.ts';
import { toText } from '../markup.ts';
import type { FilterUse } from './filter-use.ts';

const urlEncoded: Readonly<Record<string, string>> = { '!': '%21', "'": '%27', '(': '%28', ')': '%29', '*': '%2A' };

function callLiquid(use: FilterUse, name: 'slice' | 'truncate' | 'truncatewords', values: readonly unknown[]): unknown {
  const filter = liquidFilters[name];
  return typeof filter === 'function' ? filter.call(use, values[0], ...values.slice(1)) : undefined;
}

function textOf(use: FilterUse, value: unknown): string {
  const text = toText(value);
  use.context.memoryLimit.use(text.length);
  return text;
}

/** A named but missing end counts as omitted; liquidjs would use its default. */
function withEnd(values: readonly unknown[]): readonly unknown[] {
  return values.length < 3 ? values : [values[0], values[1], values[2] ?? ''];
}

export const textFilters = {
  /** The value, or the argument if it is empty; `allow_false: true` may come before or after the argument. */
  default(this: FilterUse, given: unknown, ...values: unknown[]) {
    const isOption = (value: unknown): value is [string, unknown] => Array.isArray(value) && value[0] === 'allow_false';
    const allowsFalse = values.some((value) => isOption(value) && value[1] === true);
    const value: unknown = toValue(given);
    if (value === false && allowsFalse) return false;
    const isEmpty =
      typeof value === 'string' || Array.isArray(value) ? value.length === 0 : isFalsy(value, this.context);
    return isEmpty ? (values.find((candidate) => !isOption(candidate)) ?? '') : given;
  },
  base64_url_safe_encode(this: FilterUse, value: unknown) {
    return Buffer.from(textOf(this, value)).toString('base64').replaceAll('+', '-').replaceAll('/', '_');
  },
  base64_url_safe_decode(this: FilterUse, value: unknown) {
    const text = textOf(this, value);
    if (!/^[\w-]*={0,2}$/.test(text)) throw new TemplateMistake('This is not valid Base64 text.');
    return Buffer.from(text, 'base64url').toString();
  },
  url_encode(this: FilterUse, value: unknown) {
    const encoded = encodeURIComponent(textOf(this, value).toWellFormed()).replaceAll('%20', '+');
    return encoded.replace(/[!'()*]/g, (sign) => urlEncoded[sign] ?? sign);
  },
  slice(this: FilterUse, ...values: unknown[]) {
    const [, begin, length = 1] = values.map((value): unknown => toValue(value));
    if (![begin, length].every((value) => Number.isInteger(Number(value ?? 'none'))))
      throw new TemplateMistake('`slice` takes whole numbers: where to begin, and how many.');
    return callLiquid(this, 'slice', [values[0], Number(begin), Number(length)]);
  },
  /** Splitting at a blank splits at any whitespace, and drops leading and trailing whitespace. */
  split(this: FilterUse, value: unknown, separator: unknown) {
    const text = textOf(this, value);
    const parts = separator === ' ' ? text.trim().split(/\s+/) : text.split(toText(separator));
    const last = parts.findLastIndex((part) => part !== '');
    return parts.slice(0, last + 1);
  },
  truncate(this: FilterUse, ...values: unknown[]) {
    return callLiquid(this, 'truncate', withEnd(values));
  },
  truncatewords(this: FilterUse, ...values: unknown[]) {
    return callLiquid(this, 'truncatewords', withEnd(values));
  },
};
