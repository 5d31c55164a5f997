/** Numbers as people and spreadsheets write them, read exactly, without binary arithmetic. Pure. */

/** Which character begins the decimals: 1,234.5 or 1.234,5. */
export type NumberFormat = 'point' | 'comma';

const exponentLimit = 20;
const patterns = {
  point: /^(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d*)(?:\.(\d*))?$/,
  comma: /^(?:\d{1,3}(?:\.\d{3})+|\d*)(?:,(\d*))?$/,
} as const;
/** Signs and codes of currencies on either side. */
const currency = /^(?:[A-Z]{2,3} ?\$?|[$€£¥￥]) ?|(?: ?[A-Z]{3}| ?[€元%])$/gu;

interface Parts {
  readonly isNegative: boolean;
  readonly isPercent: boolean;
  readonly exponent: number;
  /** Digits with their separators. */
  readonly digits: string;
}

/** Full-width forms, as a Chinese input method types them, in their usual width. */
function toUsualWidth(text: string): string {
  return text.replaceAll(/[\uFF01-\uFF5E]/gu, (char) => String.fromCodePoint((char.codePointAt(0) ?? 0) - 0xfe_e0));
}

function splitNumber(written: string): Parts | undefined {
  if (written.length > 60) return undefined;
  let text = toUsualWidth(written)
    .replaceAll(/[\u2212\u2013]/gu, '-')
    .trim();
  const isBracketed = /^\(.*\)$/u.test(text);
  if (isBracketed) text = text.slice(1, -1).trim();
  const sign = /^[+-]/u.exec(text)?.[0];
  if (sign !== undefined) text = text.slice(1).trim();
  const isPercent = text.endsWith('%');
  text = text.replaceAll(currency, '').trim();
  const inner = text.startsWith('-') && sign === undefined ? '-' : '';
  text = text.slice(inner.length);
  const power = /[eE]([+-]?\d{1,2})$/u.exec(text);
  // Blanks and apostrophes separate thousands, and nothing else does.
  const digits = text.slice(0, power?.index).replaceAll(/(?<=\d)[ \u00A0\u2009\u202F'’](?=\d{3}(?!\d))/gu, '');
  if (!/\d/u.test(digits)) return undefined;
  return {
    isNegative: isBracketed || sign === '-' || inner === '-',
    isPercent,
    exponent: Number(power?.[1] ?? 0),
    digits,
  };
}

/** Digits with the decimal point moved to the right. */
function shift(whole: string, decimals: string, by: number): string {
  const all = whole + decimals;
  const at = whole.length + by;
  const padded = at < 0 ? all.padStart(all.length - at, '0') : all.padEnd(at, '0');
  const point = Math.max(at, 0);
  const left = padded.slice(0, point).replace(/^0+(?=\d)/u, '') || '0';
  const right = padded.slice(point);
  return right === '' ? left : `${left}.${right}`;
}

function readAs(parts: Parts, format: NumberFormat, isPercentColumn: boolean): string | undefined {
  const { digits, exponent, isNegative, isPercent } = parts;
  const match = patterns[format].exec(digits);
  if (match === null || Math.abs(exponent) > exponentLimit) return undefined;
  const decimals = match[1] ?? '';
  const written = match[1] === undefined ? digits : digits.slice(0, digits.length - decimals.length - 1);
  const whole = written.replaceAll(/[.,]/gu, '');
  const value = shift(whole, decimals, exponent - (isPercent && !isPercentColumn ? 2 : 0));
  return isNegative && /[1-9]/u.test(value) ? `-${value}` : value;
}

/** Most cells are so written that nothing has to be changed, which is much faster to see than to read their parts. */
const plainWhole = /^(?:0|-?[1-9]\d{0,30})$/;
/** Three decimals could be thousands. */
const plainDecimal = /^(?:0|-?[1-9]\d{0,30})\.(?:\d{1,2}|\d{4,20})$/;

function readBoth(text: string, isPercentColumn: boolean) {
  if (plainWhole.test(text)) return { point: text, comma: text };
  if (plainDecimal.test(text)) return { point: text, comma: undefined };
  const parts = splitNumber(text);
  if (parts === undefined) return undefined;
  return { point: readAs(parts, 'point', isPercentColumn), comma: readAs(parts, 'comma', isPercentColumn) };
}

export interface ReadNumbers {
  /** Undefined where the text is not a number, or could be two. */
  readonly numbers: readonly (string | undefined)[];
  readonly format: NumberFormat;
}

/**
 * Reads numbers that were written together. `1,234` is ambiguous, so the other texts decide: if one of them can only have a
 * decimal comma, all have. If they contradict each other, ambiguous ones are not read.
 * @param isPercentColumn 12.5% is 12.5 there, and 0.125 elsewhere
 */
export function readNumbers(texts: readonly string[], isPercentColumn: boolean): ReadNumbers {
  const read = texts.map((text) => readBoth(text, isPercentColumn));
  const onlyPoint = read.some((one) => one?.point !== undefined && one.comma === undefined);
  const onlyComma = read.some((one) => one?.comma !== undefined && one.point === undefined);
  const format = onlyComma && !onlyPoint ? 'comma' : 'point';
  const numbers = read.map((one) => {
    if (one === undefined) return undefined;
    const { point, comma } = one;
    if (point === undefined || comma === undefined) return point ?? comma;
    if (point === comma) return point;
    return onlyComma && onlyPoint ? undefined : one[format];
  });
  return { numbers, format };
}

/** A stored number such as 1310.5 with at least so many decimals: 1310.50. */
export function withDecimals(number: string, decimals: number): string {
  if (number === '' || decimals <= 0) return number;
  const [whole = '', fraction = ''] = number.split('.');
  return `${whole}.${fraction.padEnd(decimals, '0')}`;
}

/** Whether a spreadsheet may have hidden digits: 1.23E+11 is shown for 123456789012. */
export function isScientific(text: string): boolean {
  return /\de[+-]?\d{1,2}$/iu.test(text.trim());
}
