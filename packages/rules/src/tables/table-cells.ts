/** Single cells of a table: their texts and values. */
import { tableLimits } from './table-limits.ts';
import { normalizeWithin } from '@coverwright/insurance/bounded-text';
import type { Cells, KeyType, ValueUnit } from './rate-table.ts';

/** Up to here, every decimal has a distinct double that is printed as the decimal: a lookup returns the written digits. */
export const maxDigits = 15;
const tooLarge = 10 ** maxDigits;
/** A percentage has two more decimals as a number. */
const maxDecimals = maxDigits - 2;
const decimalPattern = /^([+-]?)(\d{1,40})(?:\.(\d{1,40}))?(?:e([+-]?\d{1,3}))?$/i;
const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const msPerDay = 86_400_000;

/** A written number: `digits` / 10 ** `decimals`. */
export interface WrittenNumber {
  readonly digits: bigint;
  readonly decimals: number;
}

/** Undefined if the text is not a number. */
export function parseDecimal(text: string): WrittenNumber | undefined {
  const match = decimalPattern.exec(text);
  if (match === null) return undefined;
  const [, sign, whole = '', fraction = '', power = '0'] = match;
  const magnitude = BigInt(whole + fraction);
  const digits = sign === '-' ? -magnitude : magnitude;
  const decimals = fraction.length - Number(power);
  return decimals >= 0 ? { digits, decimals } : { digits: digits * 10n ** BigInt(-decimals), decimals: 0 };
}

/** The whole number of units of the last decimal; undefined if it has too many digits. */
export function scaleTo({ digits, decimals }: WrittenNumber, scale: number): number | undefined {
  if (scale < decimals) return undefined;
  const scaled = digits * 10n ** BigInt(scale - decimals);
  return isScaled(Number(scaled)) ? Number(scaled) : undefined;
}

export function isScaled(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) < tooLarge;
}

export function isScale(decimals: number): boolean {
  return Number.isInteger(decimals) && decimals >= 0 && decimals <= maxDecimals;
}

/** Days since 1970-01-01 of a calendar date such as 2027-01-31; NaN for anything else. */
export function dayOf(text: unknown): number {
  if (typeof text !== 'string' || text.length !== 10) return Number.NaN;
  const [, year = '', month = '', day = ''] = datePattern.exec(text) ?? [];
  if (year === '' || year === '0000') return Number.NaN;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isReal ? date.getTime() / msPerDay : Number.NaN;
}

export function dateOf(day: number): string {
  return new Date(day * msPerDay).toISOString().slice(0, 10);
}

/** The nearest double of a number, which is printed as the number; NaN if the cell is empty. */
export function numberAt({ data, decimals }: Cells, row: number, moreDecimals = 0): number {
  const value = (data[row] ?? Number.NaN) / 10 ** (decimals + moreDecimals);
  return value + 0;
}

export function textAt({ data, texts }: Cells, row: number): string | undefined {
  return texts[data[row] ?? -1];
}

export function isEmpty(cells: Cells, type: KeyType, row: number): boolean {
  const value = cells.data[row] ?? Number.NaN;
  if (type === 'text') return textAt(cells, row) === undefined;
  return type === 'boolean' ? value !== 0 && value !== 1 : Number.isNaN(value);
}

/** The cell of a key as its value in a rule; null if it is empty. */
export function keyAt(cells: Cells, type: KeyType, row: number): string | number | boolean | null {
  if (isEmpty(cells, type, row)) return null;
  if (type === 'text') return textAt(cells, row) ?? null;
  const value = numberAt(cells, row);
  if (type === 'boolean') return value === 1;
  return type === 'date' ? dateOf(value) : value;
}

/** The cell of a numeric value as a lookup returns it; NaN if it is empty. */
export function numberIn(cells: Cells, { kind }: ValueUnit, row: number): number {
  return numberAt(cells, row, kind === 'percent' ? 2 : 0);
}

/** A text may become shorter in NFC, but not by so much. */
const maxComposedLength = tableLimits.maxCellLength * 4;

/** No character below the combining marks is changed by NFC, which takes much longer than to see that. */
const composedPattern = /^[\u0000-\u02ff]*$/;

/** The form in which texts are compared: NFC, except for texts that are too long for a cell or have endless marks. */
export function toComposed(text: string): string {
  if (composedPattern.test(text)) return text;
  return normalizeWithin(text, maxComposedLength, 'NFC') ?? text;
}
