/**
 * Formatting of amounts in a currency, for the reader's locale.
 */
import { minorUnitsOf } from './minor-units.ts';
import { learnAmountPattern, type WriteAmount } from './amount-pattern.ts';

interface MoneyFormat {
  readonly format: Intl.NumberFormat;
  /** The same in a fraction of the time, for amounts that need no rounding. */
  readonly write: WriteAmount;
}

/** Formats are expensive to create; locales come from requests, so their number is limited. */
const formatsMax = 500;
const formats = new Map<string, MoneyFormat>();

const intlFormat = (currency: string) =>
  ({ style: 'currency', currency, currencyDisplay: 'code' }) as const satisfies Intl.NumberFormatOptions;

/** How Intl formats prices in a currency. */
export function priceFormat(currencyCode: string): Intl.NumberFormatOptions {
  const format = intlFormat(currencyCode);
  const minorUnits = minorUnitsOf(currencyCode);
  const usual = new Intl.NumberFormat('en', format).resolvedOptions().maximumFractionDigits ?? minorUnits;
  return {
    ...format,
    minimumFractionDigits: minorUnits,
    maximumFractionDigits: minorUnits,
    // Where decimals are unusual, whole amounts have none.
    trailingZeroDisplay: usual < minorUnits ? 'stripIfInteger' : 'auto',
    // What is rounded to 0 has no sign.
    signDisplay: 'negative',
  };
}

function formatOf(currencyCode: string, locale: string): MoneyFormat {
  const key = `${currencyCode} ${locale}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(locale, priceFormat(currencyCode));
  const made = { format, write: learnAmountPattern(format) };
  if (formats.size >= formatsMax) formats.clear();
  formats.set(key, made);
  return made;
}

/** For example HKD 469.00: rounded to the currency's minor units, formatted for the locale, with plain spaces. */
export function formatPrice(amount: number, currencyCode: string, locale: string): string {
  const { format, write } = formatOf(currencyCode, locale);
  // People see the shortest decimal text of the number as the amount, so that is what is rounded.
  return write(amount) ?? format.format(`${amount}`).replace(/[\u00a0\u202f]/g, ' ');
}

/** The largest amount for which all minor units are exact. */
export function largestAmount(minorUnits: number): number {
  return Number.MAX_SAFE_INTEGER / 10 ** minorUnits;
}
