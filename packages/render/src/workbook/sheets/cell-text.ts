// The text of a cell for a table: numbers with their digits, dates as 2027-01-31, percentages as 12.5%.
import { SSF } from '@e965/xlsx';
import { toIsoDate } from '../calculate/serial-dates.ts';

/** How the number of a cell is meant. */
export type NumberKind = 'number' | 'percent' | 'date';

/** Excel shows at most 15 digits; further ones come from binary arithmetic. */
const shownDigits = 15;

/** Formats that files refer to by number only. Those from 27 on are dates of Chinese, Japanese and Korean editions. */
function isDateNumber(id: number): boolean {
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
}

/** @param code of a format that the file defines */
export function numberKindOf(id: number, code: string | undefined): NumberKind {
  if (code === undefined) {
    if (id === 9 || id === 10) return 'percent';
    return isDateNumber(id) ? 'date' : 'number';
  }
  const [positive = ''] = code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, '').split(';');
  if (positive.includes('%')) return 'percent';
  return SSF.is_date(code) ? 'date' : 'number';
}

export function numberText(value: number, kind: NumberKind): string {
  if (kind === 'date') return toIsoDate(value) ?? plainNumber(value);
  return kind === 'percent' ? `${plainNumber(value * 100)}%` : plainNumber(value);
}

/** Without an exponent; a number that is not finite is not a number. */
export function plainNumber(value: number): string {
  if (!Number.isFinite(value)) return '#NUM!';
  const isShort = Number.isInteger(value) && Math.abs(value) < 10 ** shownDigits;
  const text = String((isShort ? value : Number(value.toPrecision(shownDigits))) + 0);
  const [, sign = '', whole = '', fraction = '', power] = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text) ?? [];
  if (power === undefined) return text;
  const digits = whole + fraction;
  const point = whole.length + Number(power);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return `${sign}${digits.padEnd(point, '0')}`;
}
