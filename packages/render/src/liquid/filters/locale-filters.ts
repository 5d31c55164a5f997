// Amounts, numbers and dates in the manner of the reader's locale. Formats are costly to make, so they are kept.
import { filters as liquidFilters } from 'liquidjs';
import { TemplateMistake } from '../failures.ts';
import { toText } from '../markup.ts';
import type { FilterUse } from './filter-use.ts';

/** Locales and currencies come from requests, so only so many formats are kept. */
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

/** A decimal number as text, digit for digit: Intl rounds it exactly. Undefined is for what is empty. */
function toDecimal(value: unknown, filter: string): Intl.StringNumericLiteral | undefined {
  const text = toText(value)
    .trim()
    .replace(/^\+(?=[\d.])/, '');
  if (text === '') return undefined;
  if (isDecimal(text)) return text;
  throw new TemplateMistake(`\`${filter}\` needs a number, and this is "${text.slice(0, 40)}".`);
}

const withPlainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

/** `HKD 1,234.50`, rounded half up to the minor units of the currency; also of `{ amount, currencyCode }`. */
export function money(this: FilterUse, given: unknown, givenCurrency?: unknown): string {
  const isPrice = typeof given === 'object' && given !== null && Object.hasOwn(given, 'amount');
  const price: { amount?: unknown; currencyCode?: unknown } = isPrice ? given : { amount: given };
  const amount = toDecimal(price.amount, 'money');
  if (amount === undefined) return '';
  const currency = toText(givenCurrency ?? price.currencyCode).trim();
  const { locale } = this.context.opts;
  if (currency === '') return withPlainSpaces(decimals(locale, 2, 2).format(amount));
  if (!/^[A-Za-z]{3}$/.test(currency))
    throw new TemplateMistake(`\`money\` needs a currency code such as HKD, and this is "${currency.slice(0, 40)}".`);
  const format = kept(
    numberFormats,
    `${locale} ${currency}`,
    () => new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' }),
  );
  return withPlainSpaces(format.format(amount));
}

/** `1,234.5`; with an argument just so many digits after the point. */
export function number(this: FilterUse, value: unknown, givenDigits?: unknown): string {
  const decimal = toDecimal(value, 'number');
  if (decimal === undefined) return '';
  const { locale } = this.context.opts;
  // More digits than that are not meant: they come of calculating with binary fractions.
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
 * DD/MM/YYYY; with a name or a strftime format in that. Told as the value has it: a time in UTC stays in UTC, unless a
 * time zone such as Asia/Hong_Kong is given.
 */
export function date(this: FilterUse, given: unknown, givenFormat?: unknown, givenZone?: unknown): unknown {
  const value = typeof given === 'string' ? toZoned(given) : given;
  const zone = value === given ? (givenZone ?? undefined) : undefined;
  const format = toText(givenFormat);
  const style = Object.hasOwn(namedDates, format) ? namedDates[format] : undefined;
  const write = (pattern: string): unknown => formatDate?.call(this, value, pattern, zone);
  if (style === undefined)
    return write(format === '' ? this.context.opts.dateFormat : format === 'iso' ? isoDate : format);
  const clock = write(`${isoDate}T%H:%M:%SZ`);
  const moment = new Date(typeof clock === 'string' ? clock : Number.NaN);
  if (Number.isNaN(moment.getTime())) return given;
  const { locale } = this.context.opts;
  const key = `${locale} ${style}`;
  const make = () => new Intl.DateTimeFormat(locale, { dateStyle: style, timeZone: 'UTC' });
  return kept(dateFormats, key, make).format(moment);
}

/** A day or a time without a zone is told as it stands, wherever the server runs. */
function toZoned(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return `${text}T00:00:00Z`;
  return /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/.test(text) ? `${text.replace(' ', 'T')}Z` : text;
}
