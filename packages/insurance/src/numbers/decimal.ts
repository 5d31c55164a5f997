/** Compares decimals as they are written, digit by digit: nothing here is converted to a binary number. */

interface Decimal {
  readonly isNegative: boolean;
  /** Without zeros at either end; empty for zero. */
  readonly digits: string;
  /** The value is 0.digits times ten to this power. */
  readonly power: number;
}

const pattern = /^(-?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i;

function toDecimal(text: string): Decimal {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = pattern.exec(text) ?? [];
  const all = whole + fraction;
  let from = 0;
  while (all.charAt(from) === '0') from += 1;
  let to = all.length;
  while (to > from && all.charAt(to - 1) === '0') to -= 1;
  const digits = all.slice(from, to);
  return { isNegative: sign === '-', digits, power: digits === '' ? 0 : whole.length - from + Number(exponent) };
}

/** Whether the text is a decimal, such as -1.50 or 2e-7. */
export function isDecimal(text: string): boolean {
  return pattern.test(text) && /\d/.test(text) && !/^-?\.?e/i.test(text);
}

function compareSizes(a: Decimal, b: Decimal): number {
  if (a.digits === '' || b.digits === '') return a.digits.length - b.digits.length;
  if (a.power !== b.power) return a.power - b.power;
  return a.digits === b.digits ? 0 : a.digits < b.digits ? -1 : 1;
}

/** Negative, zero or positive if the first decimal is below, equal to or above the second. */
export function compareDecimals(first: string, second: string): number {
  const a = toDecimal(first);
  const b = toDecimal(second);
  if (a.digits === '' && b.digits === '') return 0;
  const isBelow = a.isNegative && a.digits !== '';
  if (isBelow !== (b.isNegative && b.digits !== '')) return isBelow ? -1 : 1;
  return isBelow ? compareSizes(b, a) : compareSizes(a, b);
}
