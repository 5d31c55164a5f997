/**
 * Amounts in a currency: the number of decimals, and formatting. Both follow Intl, which knows historic currencies too.
 */
import { learnAmountPattern, type WriteAmount } from './amount-pattern.ts';

interface MoneyFormat {
  readonly format: Intl.NumberFormat;
  /** The same in a fraction of the time, for amounts that need no rounding. */
  readonly write: WriteAmount;
}

/** Formats are expensive to create; locales come from requests, so their number is limited. */
const formatsMax = 500;
const formats = new Map<string, MoneyFormat>();

function formatOf(currencyCode: string, locale: string): MoneyFormat {
  const key = `${currencyCode} ${locale}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currencyCode,
    currencyDisplay: 'code',
    // What is rounded to 0 has no sign.
    signDisplay: 'negative',
  });
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

/** Number of decimals: 2 for HKD, 0 for JPY, 3 for BHD. */
export function minorUnitsOf(currencyCode: string): number {
  return formatOf(currencyCode, 'en-US').format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** The largest amount for which all minor units are exact. */
export function largestAmount(minorUnits: number): number {
  return Number.MAX_SAFE_INTEGER / 10 ** minorUnits;
}
