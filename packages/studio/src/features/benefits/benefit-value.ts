/** The raw value of a benefit: which type a stored one is, how it is typed, and what is stored of it. Pure. */
import { formatAmount, formatNumber, groupTyped, readNumber, type ReadNumber } from '../../ui/typed-number.ts';

export const rawTypes = ['number', 'string', 'boolean', 'date', 'complex'] as const;
export type RawType = (typeof rawTypes)[number];

const isoPattern = /^(\d{4})-(\d{2})-(\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Of a stored value; one that is not there is typed as a text. */
export function detectRawType(valueJson: string | undefined): RawType {
  const value = parse(valueJson);
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'object' && value !== null) return 'complex';
  return typeof value === 'string' && isIsoDate(value) ? 'date' : 'string';
}

/** As it is typed under a type: a stored 3000 is 3,000, a stored date is DD/MM/YYYY. */
export function toTyped(valueJson: string | undefined, type: RawType): string {
  const value = parse(valueJson);
  if (valueJson === undefined || value === null || value === undefined) return '';
  if (type === 'complex') return typeof value === 'object' ? valueJson : '';
  if (type === 'number') return typeof value === 'number' ? formatNumber(valueJson.trim()) : numberIn(value);
  if (type === 'boolean') return typeof value === 'boolean' ? String(value) : '';
  if (typeof value === 'object') return '';
  const text = typeof value === 'number' ? formatNumber(valueJson.trim()) : String(value);
  if (type === 'date') return isIsoDate(text) ? formatIsoDate(text) : '';
  return detectRawType(valueJson) === 'date' ? formatIsoDate(text) : text;
}

export interface ReadValue {
  readonly problem: ReadNumber['problem'] | 'notDate' | 'notJson';
  /** JSON text; undefined for no value. */
  readonly valueJson: string | undefined;
}

/** What is stored of a typed value; nothing typed is no value. */
export function readTyped(type: RawType, typed: string, isMoney: boolean): ReadValue {
  if (typed.trim() === '') return { problem: undefined, valueJson: undefined };
  if (type === 'string') return { problem: undefined, valueJson: JSON.stringify(typed) };
  if (type === 'boolean') return { problem: undefined, valueJson: typed };
  if (type === 'number') {
    const { problem, json } = readNumber(typed, isMoney);
    return { problem, valueJson: json === '' ? undefined : json };
  }
  if (type === 'date') {
    const iso = toIsoDate(typed);
    return { problem: iso === undefined ? 'notDate' : undefined, valueJson: iso && JSON.stringify(iso) };
  }
  return { problem: isJson(typed) ? undefined : 'notJson', valueJson: typed };
}

export interface ValueWords {
  readonly yes: string;
  readonly no: string;
}

/** The value in words, without its currency: numbers with separators, dates as DD/MM/YYYY. */
export function showValue(valueJson: string | undefined, words: ValueWords): string {
  const value = parse(valueJson);
  if (valueJson === undefined || value === null || value === undefined) return '';
  if (typeof value === 'number') return formatNumber(valueJson.trim());
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'object') return valueJson;
  return isIsoDate(value) ? formatIsoDate(value) : value;
}

/** The same, an amount with its currency: HKD 3,000 */
export function showAmount(valueJson: string | undefined, currencyCode: string | undefined, words: ValueWords): string {
  if (typeof parse(valueJson) !== 'number' || !currencyCode) return showValue(valueJson, words);
  return `${currencyCode} ${formatAmount((valueJson ?? '').trim())}`;
}

type Parsed = string | number | boolean | object | null | undefined;

/** Undefined for no value, and for what is no JSON. */
function parse(valueJson: string | undefined): Parsed {
  if (valueJson === undefined) return undefined;
  try {
    const value: Parsed = JSON.parse(valueJson);
    return value;
  } catch {
    return undefined;
  }
}

function isJson(text: string): boolean {
  return parse(text) !== undefined;
}

function numberIn(value: Exclude<Parsed, number>): string {
  const text = typeof value === 'string' ? groupTyped(value) : '';
  return readNumber(text, false).problem === undefined ? text : '';
}

function isIsoDate(text: string): boolean {
  const [, year = '', month = '', day = ''] = isoPattern.exec(text) ?? [];
  return year !== '' && isRealDate(year, month, day);
}

function formatIsoDate(iso: string): string {
  return iso.slice(0, 10).split('-').toReversed().join('/');
}

/** From DD/MM/YYYY, or as it is stored. */
function toIsoDate(typed: string): string | undefined {
  const text = typed.trim();
  if (isIsoDate(text)) return text;
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const iso = [year, month.padStart(2, '0'), day.padStart(2, '0')];
  return year !== '' && isRealDate(year, month, day) ? iso.join('-') : undefined;
}

function isRealDate(year: string, month: string, day: string): boolean {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) && Number(year) > 0;
}
