/** The raw value of a benefit: its type, its format for typing, and its stored form. Pure. */
import {
  formatIsoDate,
  isIsoDate,
  isRealDate,
  parseValue,
  type ParsedValue,
} from '@coverwright/insurance/benefit-value';
import { formatNumber } from '@coverwright/insurance/decimal-text';
import { groupThousands, readTypedNumber } from '@coverwright/insurance/typed-number';
import { readNumber, type ReadNumber } from '../../../ui/forms/typed-number.ts';

export const rawTypes = ['number', 'string', 'boolean', 'date', 'complex'] as const;
export type RawType = (typeof rawTypes)[number];

/** The type of a stored value; a missing value counts as a text. */
export function detectRawType(valueJson: string | undefined): RawType {
  const value = parseValue(valueJson);
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'object' && value !== null) return 'complex';
  return typeof value === 'string' && isIsoDate(value) ? 'date' : 'string';
}

/** The stored value in a type's format for typing: a stored 3000 becomes 3,000, a stored date DD/MM/YYYY. */
export function toTyped(valueJson: string | undefined, type: RawType): string {
  const value = parseValue(valueJson);
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

/** The stored form of a typed value; an empty text means no value. */
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

function isJson(text: string): boolean {
  return parseValue(text) !== undefined;
}

function numberIn(value: Exclude<ParsedValue, number>): string {
  const text = typeof value === 'string' ? groupThousands(readTypedNumber(value) ?? '') : '';
  return readNumber(text, false).problem === undefined ? text : '';
}

/** Accepts DD/MM/YYYY, or the stored format. */
function toIsoDate(typed: string): string | undefined {
  const text = typed.trim();
  if (isIsoDate(text)) return text;
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const iso = [year, month.padStart(2, '0'), day.padStart(2, '0')];
  return year !== '' && isRealDate(year, month, day) ? iso.join('-') : undefined;
}
