// Amounts, numbers and dates formatted for the reader's locale. Formats are expensive to create, so they are cached.
import { filters as liquidFilters } from 'liquidjs';
import { TemplateMistake } from '../failures.ts';
import { toText } from '../markup.ts';
import { SealedContext } from '../sealed-context.ts';
import type { FilterUse } from './filter-use.ts';

/** Locales and currencies come from requests, so the number of cached formats is limited. */
const formatsMax = 500;
const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function kept<Format>(formats: Map<string, Format>, key: string, make: () => Format): Format {
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = make();
  if (formats.size >= formatsMax) formats.clear();
  formats.set(key, made);
  return made;
}

function isDecimal(text: string): text is Intl.StringNumericLiteral {
  return /^-?(\d+(\.\d*)?|\.\d+)(e[-+]?\d{1,3})?$/i.test(text);
}

/** A decimal number as text, digit for digit: Intl rounds it exactly. Undefined for an empty value. */
function toDecimal(value: unknown, filter: string): Intl.StringNumericLiteral | undefined {
  const text = toText(value)
    .trim()
    .replace(/^\+(?=[\d.])/, '');
  if (text === '') return undefined;
  if (isDecimal(text)) return text;
  throw new TemplateMistake(`\`${filter}\` needs a number, but this is "${text.slice(0, 40)}".`);
}

const withPlainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

/** `HKD 1,234.50`, rounded half up to the minor units of the currency; also accepts `{ amount, currencyCode }`. */
export function money(this: FilterUse, given: unknown, givenCurrency?: unknown): string {
  const isPrice = typeof given === 'object' && given !== null && Object.hasOwn(given, 'amount');
  const price: { amount?: unknown; currencyCode?: unknown } = isPrice ? given : { amount: given };
  const amount = toDecimal(price.amount, 'money');
  if (amount === undefined) return '';
  const currency = toText(givenCurrency ?? price.currencyCode).trim();
  const { locale } = this.context.opts;
  if (currency === '') return withPlainSpaces(decimals(locale, 2, 2).format(amount));
  if (!/^[A-Za-z]{3}$/.test(currency))
    throw new TemplateMistake(`\`money\` needs a currency code such as HKD, but this is "${currency.slice(0, 40)}".`);
  const format = kept(
    numberFormats,
    `${locale} ${currency}`,
    () => new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' }),
  );
  return withPlainSpaces(format.format(amount));
}

/** `1,234.5`; the argument sets the exact number of decimals. */
export function number(this: FilterUse, value: unknown, givenDigits?: unknown): string {
  const decimal = toDecimal(value, 'number');
  if (decimal === undefined) return '';
  const { locale } = this.context.opts;
  // Further digits are unintended: they result from calculating with binary fractions.
  if (givenDigits === undefined || givenDigits === null)
    return withPlainSpaces(decimals(locale, 0, 12).format(decimal));
  const digits = Number(givenDigits);
  if (!Number.isInteger(digits) || digits < 0 || digits > 20)
    throw new TemplateMistake('`number` takes 0 to 20 digits after the point.');
  return withPlainSpaces(decimals(locale, digits, digits).format(decimal));
}

function decimals(locale: string, minimumFractionDigits: number, maximumFractionDigits: number): Intl.NumberFormat {
  const key = `${locale} ${minimumFractionDigits} ${maximumFractionDigits}`;
  return kept(
    numberFormats,
    key,
    () => new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits }),
  );
}

const namedDates: Readonly<Record<string, 'medium' | 'long' | 'full'>> = {
  medium: 'medium',
  long: 'long',
  full: 'full',
};
const formatDate = typeof liquidFilters['date'] === 'function' ? liquidFilters['date'] : undefined;
const isoDate = '%Y-%m-%d';

/**
 * DD/MM/YYYY; the argument selects a named or strftime format. The value's own zone applies: a time in UTC stays in UTC
 * unless a time zone such as Asia/Hong_Kong is given. Text that is not a date is shown unchanged, with a warning.
 */
export function date(this: FilterUse, given: unknown, givenFormat?: unknown, givenZone?: unknown): unknown {
  const value = typeof given === 'string' ? toReadable(given) : given;
  if (value === undefined) return keepAsIs(this, given);
  const zone = value === given ? (givenZone ?? undefined) : undefined;
  const format = toText(givenFormat);
  const style = Object.hasOwn(namedDates, format) ? namedDates[format] : undefined;
  const write = (pattern: string): unknown => formatDate?.call(this, value, pattern, zone);
  if (style === undefined) {
    const written = write(format === '' ? this.context.opts.dateFormat : format === 'iso' ? isoDate : format);
    return written === value && typeof value === 'string' && value.trim() !== '' ? keepAsIs(this, given) : written;
  }
  const clock = write(`${isoDate}T%H:%M:%SZ`);
  const moment = new Date(typeof clock === 'string' ? clock : Number.NaN);
  if (Number.isNaN(moment.getTime())) return keepAsIs(this, given);
  const { locale } = this.context.opts;
  const key = `${locale} ${style}`;
  const make = () => new Intl.DateTimeFormat(locale, { dateStyle: style, timeZone: 'UTC' });
  return kept(dateFormats, key, make).format(moment);
}

function keepAsIs({ context }: FilterUse, given: unknown): unknown {
  const text = toText(given);
  if (text.trim() !== '' && context instanceof SealedContext) {
    context.warn(
      'DATE',
      `"${text.slice(0, 40)}" is not a date, and is shown as it is. Write dates as YYYY-MM-DD or DD/MM/YYYY.`,
    );
  }
  return given;
}

/**
 * A day or a time without a zone is shown unchanged, wherever the server runs, and slashes are parsed as DD/MM/YYYY.
 * Undefined for a day or time that does not exist, which JavaScript would move to the next month.
 */
function toReadable(text: string): string | undefined {
  const trimmed = text.trim();
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:[T ](\d{2}:\d{2}.*))?$/.exec(trimmed);
  if (slashed !== null) {
    const [, day = '', month = '', year = '', clock] = slashed;
    return toReadable(
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${clock === undefined ? '' : `T${clock}`}`,
    );
  }
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(
    trimmed,
  );
  if (iso === null) return isMovedDay(trimmed) ? undefined : text;
  const [, year, month, day, hour = '0', minute = '0', second = '0', zone] = iso;
  const isReal =
    isDay(Number(year), Number(month), Number(day)) && Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
  if (!isReal) return undefined;
  if (zone !== undefined) return text;
  return iso[4] === undefined ? `${trimmed}T00:00:00Z` : `${trimmed.replace(' ', 'T')}Z`;
}

function isDay(year: number, month: number, day: number): boolean {
  const made = new Date(Date.UTC(year, month - 1, day));
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === day;
}

/** 30 February 2026, or February 30, 2026. */
function isMovedDay(text: string): boolean {
  const match = /^(?:(\d{1,2})\s+\p{L}+\.?|\p{L}+\.?\s+(\d{1,2}))\s*,?\s+\d{4}$/u.exec(text);
  if (match === null) return false;
  const read = new Date(`${text} UTC`);
  return !Number.isNaN(read.getTime()) && read.getUTCDate() !== Number(match[1] ?? match[2]);
}
