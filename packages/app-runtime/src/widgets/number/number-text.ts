// The texts of number fields: what a field accepts, what it shows, and a caret that stays after the same digit. Pure.
import { groupThousands, isGrouped, readTypedNumber } from '@coverwright/insurance/typed-number';
import type { WidgetText } from '../../texts/widget-texts.ts';

export interface NumberFormat {
  readonly isInteger: boolean;
  /** Digits after the decimal point. */
  readonly precision: number;
  readonly allowsNegative: boolean;
  readonly min?: number;
  readonly max?: number;
  /** Counted from the lower bound. */
  readonly step?: number;
}

interface NumberProblem {
  readonly text: WidgetText;
  readonly values?: Readonly<Record<string, string>>;
}

interface ParsedNumber {
  /** Null if the text is empty or has a problem. */
  readonly value: number | null;
  readonly problem?: NumberProblem;
}

/** JavaScript numbers represent this many digits exactly. */
const maxDigits = 15;

/** A text is accepted as the number that it shows, or not at all. */
export function parseNumber(text: string, format: NumberFormat): ParsedNumber {
  const number = readTypedNumber(text);
  if (number === '') return { value: null };
  const problem = findProblem(number, format);
  // The sum is 0 also for -0.
  return problem ? { value: null, problem } : { value: Number(number) + 0 };
}

function findProblem(number: string | undefined, format: NumberFormat): NumberProblem | undefined {
  const { allowsNegative, min = -Infinity, max = Infinity, step = 0 } = format;
  const precision = precisionOf(format);
  if (number === undefined) return { text: precision === 0 ? 'invalidInteger' : 'invalidNumber' };
  const [whole = '', decimals = ''] = number.replace('-', '').split('.');
  const decimalCount = decimals.replace(/0+$/, '').length;
  if (decimalCount > precision)
    return precision === 0
      ? { text: 'invalidInteger' }
      : { text: 'tooManyDecimals', values: { count: String(precision) } };
  if (whole.length + decimalCount > maxDigits) return { text: 'tooManyDigits', values: { count: String(maxDigits) } };
  const value = Number(number);
  if (value < 0 && !allowsNegative) return { text: 'negativeNumber' };
  const shown = { min: formatBound(min), max: formatBound(max), step: formatBound(step) };
  if (value < min || value > max) return { text: 'numberOutside', values: shown };
  return isOnStep(value, min, step) ? undefined : { text: 'numberBetweenSteps', values: shown };
}

function precisionOf({ isInteger, precision }: NumberFormat): number {
  return isInteger ? 0 : Math.max(0, Math.min(precision, maxDigits));
}

function formatBound(value: number): string {
  return formatNumber(value, { isInteger: false, precision: 6, allowsNegative: true });
}

function isOnStep(value: number, min: number, step: number): boolean {
  if (!(step > 0)) return true;
  const start = Number.isFinite(min) ? min : 0;
  const decimals = Math.max(countDecimals(value), countDecimals(start), countDecimals(step));
  const scale = (one: number): number => Math.round(one * 10 ** decimals);
  return (scale(value) - scale(start)) % scale(step) === 0;
}

/** Empty for anything that is not a finite number. Digits beyond the precision are rounded. */
export function formatNumber(value: unknown, format: NumberFormat): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  const fixed = value.toFixed(precisionOf(format));
  // At 1e21 or more it has an exponent.
  if (!/^-?\d+(\.\d+)?$/.test(fixed)) return '';
  const short = fixed.includes('.') ? fixed.replace(/\.?0+$/, '') : fixed;
  return groupThousands(short === '-0' ? '0' : short);
}

const digitOrPoint = /[\p{Nd}.．]/u;

/** Where the caret moves when separators are inserted or removed. */
export function moveCaret(typed: string, caret: number, shown: string): number {
  if (typed === shown) return caret;
  // Counted from the end, so that dropped leading zeros do not move it.
  let behind = Array.from(typed.slice(caret)).filter((one) => digitOrPoint.test(one)).length;
  let at = shown.length;
  for (; behind > 0 && at > 0; at -= 1) {
    if (digitOrPoint.test(shown[at - 1] ?? '')) behind -= 1;
  }
  // After the digit rather than after its comma, where Backspace would delete the comma.
  return shown[at - 1] === ',' ? at - 1 : at;
}

/** Where the caret moves before a deletion, so that it deletes a digit and not a comma, which would reappear. */
export function skipComma(text: string, caret: number, inputType: string): number {
  if (!isGrouped(text)) return caret;
  if (inputType === 'deleteContentBackward' && text[caret - 1] === ',') return caret - 1;
  return inputType === 'deleteContentForward' && text[caret] === ',' ? caret + 1 : caret;
}

export function clampNumber(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), Math.max(min, max));
}

/** Adds without binary rounding errors: 0.1 + 0.2 is 0.3. */
export function addStep(value: number, step: number): number {
  const decimals = Math.max(countDecimals(value), countDecimals(step));
  return Number((value + step).toFixed(Math.min(decimals, maxDigits)));
}

function countDecimals(value: number): number {
  return /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
}
