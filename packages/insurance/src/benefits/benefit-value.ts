/** Formats the value of a benefit, which is stored as JSON text, for customers. */
import { parseJson } from '../json.ts';
import { formatAmount, formatNumber } from '../money/decimal-text.ts';

export interface BenefitValue {
  /** JSON text; null or undefined for no value. */
  readonly valueJson: string | null | undefined;
  /** Currency of an amount. */
  readonly currencyCode: string | null | undefined;
}

/** Locale of texts for customers, which is not that of the studio. */
export function valueWords(locale: string): { readonly yes: string; readonly no: string } {
  return locale.startsWith('zh') ? { yes: '是', no: '否' } : { yes: 'Yes', no: 'No' };
}

/** Without a currency: numbers with separators, dates as DD/MM/YYYY. Empty for no value, and for text that is not JSON. */
export function formatValue({ valueJson }: Pick<BenefitValue, 'valueJson'>, locale: string): string {
  const value = parseValue(valueJson);
  if (!valueJson || value === null || value === undefined) return '';
  if (typeof value === 'number') return formatNumber(valueJson.trim());
  if (typeof value === 'boolean') return valueWords(locale)[value ? 'yes' : 'no'];
  if (typeof value === 'object') return valueJson;
  return isIsoDate(value) ? formatIsoDate(value) : value;
}

/** The same, but a number includes its currency: HKD 3,000 */
export function formatValueWithCurrency(value: BenefitValue, locale: string): string {
  const { valueJson, currencyCode } = value;
  if (!valueJson || !currencyCode || typeof parseValue(valueJson) !== 'number') return formatValue(value, locale);
  return `${currencyCode} ${formatAmount(valueJson.trim())}`;
}

export type ParsedValue = string | number | boolean | object | null | undefined;

/** Undefined for no value, and for text that is not JSON. */
export function parseValue(valueJson: string | null | undefined): ParsedValue {
  return parseJson(valueJson ?? '');
}

const isoPattern = /^(\d{4})-(\d{2})-(\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** A calendar day, with or without a time. */
export function isIsoDate(text: string): boolean {
  const [, year = '', month = '', day = ''] = isoPattern.exec(text) ?? [];
  return year !== '' && isRealDate(year, month, day);
}

/** DD/MM/YYYY, without the time. */
export function formatIsoDate(iso: string): string {
  return iso.slice(0, 10).split('-').toReversed().join('/');
}

export function isRealDate(year: string, month: string, day: string): boolean {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) && Number(year) > 0;
}
