// Amounts and numbers formatted for the reader's locale. Formats are expensive to create, so they are cached.
import { priceFormat } from '@coverwright/insurance/money';
import { say } from '../../sentences/say.ts';
import { TemplateMistake } from '../failures.ts';
import { toText } from '../markup.ts';
import type { FilterUse } from './filter-use.ts';

/** Locales and currencies come from requests, so the number of cached formats is limited. */
const formatsMax = 500;
const numberFormats = new Map<string, Intl.NumberFormat>();

function kept(key: string, make: () => Intl.NumberFormat): Intl.NumberFormat {
  const known = numberFormats.get(key);
  if (known !== undefined) return known;
  const made = make();
  if (numberFormats.size >= formatsMax) numberFormats.clear();
  numberFormats.set(key, made);
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
  throw new TemplateMistake(say('LIQUID_FILTER_NEEDS_NUMBER', { filter, value: text.slice(0, 40) }));
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
    throw new TemplateMistake(say('LIQUID_MONEY_NEEDS_CURRENCY', { currency: currency.slice(0, 40) }));
  const format = kept(`${locale} ${currency}`, () => new Intl.NumberFormat(locale, priceFormat(currency)));
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
  if (!Number.isInteger(digits) || digits < 0 || digits > 20) throw new TemplateMistake(say('LIQUID_NUMBER_DIGITS'));
  return withPlainSpaces(decimals(locale, digits, digits).format(decimal));
}

function decimals(locale: string, minimumFractionDigits: number, maximumFractionDigits: number): Intl.NumberFormat {
  const key = `${locale} ${minimumFractionDigits} ${maximumFractionDigits}`;
  return kept(
    key,
    () => new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits, signDisplay: 'negative' }),
  );
}
