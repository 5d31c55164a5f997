// Numbers in a section of a number format. The fifteen digits that Excel shows are rounded, not the binary number behind
// them: 1.005 with two decimals is 1.01.
import type { FormatPart } from './format-sections.ts';

const digitsMax = 15;

/** A number without a sign: 0.d₁d₂d₃… × 10^point. */
interface Digits {
  readonly digits: string;
  readonly point: number;
}

function toDigits(size: number): Digits {
  if (size === 0) return { digits: '', point: 0 };
  const [mantissa = '', exponent = '0'] = size.toExponential(digitsMax - 1).split('e');
  return { digits: mantissa.replace('.', '').replace(/0+$/, ''), point: Number(exponent) + 1 };
}

/** Half away from zero, to a number of decimals. */
function roundDigits({ digits, point }: Digits, decimals: number): Digits {
  const kept = point + decimals;
  if (kept >= digits.length) return { digits, point };
  if (kept < 0) return { digits: '', point: 0 };
  const isUp = (digits[kept] ?? '0') >= '5';
  const rounded = digits.slice(0, kept);
  if (!isUp) return { digits: rounded.replace(/0+$/, ''), point };
  const next = (BigInt(rounded === '' ? 0 : rounded) + 1n).toString().padStart(kept, '0');
  return { digits: next.replace(/0+$/, ''), point: point + next.length - kept };
}

function wholePart({ digits, point }: Digits): string {
  return point <= 0 || digits === '' ? '' : digits.slice(0, point).padEnd(point, '0');
}

function decimalPart({ digits, point }: Digits): string {
  return point >= 0 ? digits.slice(point) : digits === '' ? '' : '0'.repeat(-point) + digits;
}

interface Layout {
  readonly before: readonly FormatPart[];
  readonly after: readonly FormatPart[];
  readonly hasPoint: boolean;
  readonly exponent: string | undefined;
  readonly exponentParts: readonly FormatPart[];
  readonly isGrouped: boolean;
  /** Commas after the last digit, which divide by a thousand each. */
  readonly thousands: number;
  readonly percents: number;
}

function toLayout(parts: readonly FormatPart[]): Layout {
  const exponentAt = parts.findIndex(({ kind }) => kind === 'exponent');
  const exponentPart = parts[exponentAt];
  const mantissa = exponentAt < 0 ? parts : parts.slice(0, exponentAt);
  const { isGrouped, thousands, kept } = readCommas(mantissa);
  const pointAt = kept.findIndex(({ kind }) => kind === 'point');
  return {
    before: pointAt < 0 ? kept : kept.slice(0, pointAt),
    after: pointAt < 0 ? [] : kept.slice(pointAt + 1),
    hasPoint: pointAt >= 0,
    exponent: exponentPart?.kind === 'exponent' ? exponentPart.text : undefined,
    exponentParts: exponentAt < 0 ? [] : parts.slice(exponentAt + 1),
    isGrouped,
    thousands,
    percents: parts.filter(({ kind }) => kind === 'percent').length,
  };
}

function readCommas(parts: readonly FormatPart[]): { isGrouped: boolean; thousands: number; kept: FormatPart[] } {
  const lastDigit = parts.findLastIndex(({ kind }) => kind === 'digit');
  const firstDigit = parts.findIndex(({ kind }) => kind === 'digit');
  const pointAt = parts.findIndex(({ kind }) => kind === 'point');
  let isGrouped = false;
  let thousands = 0;
  const kept = parts.filter(({ kind }, index) => {
    if (kind !== 'comma') return true;
    if (firstDigit < 0 || index < firstDigit) return true;
    // Directly before the point, or directly after the last digit.
    const next = parts.slice(index).find((part) => part.kind !== 'comma');
    const isScale = index > lastDigit ? isAdjacent(parts, lastDigit, index) : next?.kind === 'point';
    if (isScale) thousands++;
    else if (pointAt < 0 || index < pointAt) isGrouped = true;
    return false;
  });
  return { isGrouped, thousands, kept };
}

function isAdjacent(parts: readonly FormatPart[], digit: number, comma: number): boolean {
  return parts.slice(digit + 1, comma).every(({ kind }) => kind === 'comma');
}

const countDigits = (parts: readonly FormatPart[]): number => parts.filter(({ kind }) => kind === 'digit').length;

/** Without a sign. */
export function formatNumber(parts: readonly FormatPart[], size: number): string {
  const layout = toLayout(parts);
  const { before, after, percents, thousands, exponent } = layout;
  if (exponent !== undefined) return formatScientific(layout, size, exponent);
  const { digits, point } = toDigits(size);
  const shifted = { digits, point: point + percents * 2 - thousands * 3 };
  return writeMantissa(layout, roundDigits(shifted, countDigits(after)), before);
}

function writeMantissa({ after, hasPoint, isGrouped }: Layout, number: Digits, before: readonly FormatPart[]): string {
  const whole =
    countDigits(before) === 0 ? before.map(toText).join('') : writeWhole(before, wholePart(number), isGrouped);
  return `${whole}${hasPoint ? '.' : ''}${writeDecimals(after, decimalPart(number))}`;
}

/** From the right; the first place takes all digits that are left. */
function writeWhole(parts: readonly FormatPart[], whole: string, isGrouped: boolean): string {
  const first = parts.findIndex(({ kind }) => kind === 'digit');
  let text = '';
  let left = whole;
  let written = 0;
  const write = (digit: string): void => {
    text = digit + (isGrouped && written > 0 && written % 3 === 0 && /\d/.test(digit) ? ',' : '') + text;
    if (digit !== '') written++;
  };
  for (let index = parts.length - 1; index >= 0; index--) {
    const part = parts[index];
    if (part === undefined) continue;
    if (part.kind !== 'digit') {
      text = toText(part) + text;
      continue;
    }
    if (left === '') write(fillOf(part.text));
    const taken = index === first ? left : left.slice(-1);
    left = left.slice(0, left.length - taken.length);
    for (const digit of Array.from(taken).toReversed()) write(digit);
  }
  return text;
}

function fillOf(place: string): string {
  return place === '0' ? '0' : place === '?' ? ' ' : '';
}

function writeDecimals(parts: readonly FormatPart[], decimals: string): string {
  let at = 0;
  return parts
    .map((part) => {
      if (part.kind !== 'digit') return toText(part);
      return decimals[at++] ?? fillOf(part.text);
    })
    .join('');
}

function toText(part: FormatPart): string {
  if ('text' in part) return part.text;
  return part.kind === 'percent' ? '%' : part.kind === 'comma' ? ',' : part.kind === 'slash' ? '/' : '';
}

/** The exponent is a multiple of the number of places before the point. */
function formatScientific(layout: Layout, size: number, exponent: string): string {
  const places = Math.max(countDigits(layout.before), 1);
  const decimals = countDigits(layout.after);
  const { digits, point } = toDigits(size);
  let power = digits === '' ? 0 : Math.floor((point - 1) / places) * places;
  let mantissa = roundDigits({ digits, point: point - power }, decimals);
  if (mantissa.point > places) {
    power += places;
    mantissa = { ...mantissa, point: mantissa.point - places };
  }
  const sign = power < 0 ? '-' : exponent === 'E+' ? '+' : '';
  const shown = writeWhole(layout.exponentParts, String(Math.abs(power)), false);
  return `${writeMantissa(layout, mantissa, layout.before)}E${sign}${shown}`;
}
