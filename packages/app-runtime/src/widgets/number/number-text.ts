// Numbers as users type them: commas between thousands, a decimal point, and a caret that stays after the same digit.
// Pure.

export interface NumberFormat {
  readonly isInteger: boolean;
  /** Digits after the decimal point. */
  readonly precision: number;
  readonly allowsNegative: boolean;
}

export interface TypedText {
  readonly text: string;
  readonly caret: number;
}

/** JavaScript numbers represent this many digits exactly. */
const maxDigits = 15;

/** The significant digits, sign and point; empty if there is neither a digit nor a sign. */
function toPlain(text: string, { isInteger, precision, allowsNegative }: NumberFormat): string {
  const negative = allowsNegative && /^\s*[-−]/.test(text) ? '-' : '';
  const [whole = '', ...behind] = text.replaceAll(/[^\d.]/g, '').split('.');
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, maxDigits);
  if (isInteger || behind.length === 0 || precision <= 0) return negative + digits;
  const decimals = behind.join('').slice(0, Math.min(precision, maxDigits - digits.length));
  return `${negative}${digits || '0'}.${decimals}`;
}

function withThousands(plain: string): string {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d*)(.*)$/.exec(plain) ?? [];
  return sign + whole.replaceAll(/\B(?=(\d{3})+$)/g, ',') + rest;
}

/** Null if the text is not a number yet, such as "-". */
export function parseNumberText(text: string, format: NumberFormat): number | null {
  const plain = toPlain(text, format);
  return /\d/.test(plain) ? Number(plain) : null;
}

/** Empty for anything that is not a finite number. Digits beyond the precision are rounded. */
export function formatNumber(value: unknown, format: NumberFormat): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  const precision = format.isInteger ? 0 : Math.max(0, Math.min(format.precision, maxDigits));
  const fixed = value.toFixed(precision);
  // At 1e21 or more it has an exponent.
  if (!/^-?\d+(\.\d+)?$/.test(fixed)) return '';
  const short = fixed.includes('.') ? fixed.replace(/\.?0+$/, '') : fixed;
  return withThousands(short === '-0' ? '0' : short);
}

/** The text after a key press, paste or deletion, with correctly placed commas. */
export function typeNumber({ text, caret }: TypedText, format: NumberFormat): TypedText {
  const formatted = withThousands(toPlain(text, format));
  return { text: formatted, caret: findCaret(formatted, countBehind(text, caret)) };
}

/** Counted from the end, so that dropped leading zeros and signs do not move it. */
function countBehind(text: string, caret: number): number {
  return text.slice(caret).replaceAll(/[^\d.]/g, '').length;
}

function findCaret(text: string, behind: number): number {
  let caret = text.length;
  for (let left = behind; left > 0 && caret > 0; caret -= 1) {
    if (/[\d.]/.test(text[caret - 1] ?? '')) left -= 1;
  }
  // After the digit rather than after its comma, where Backspace would delete the comma.
  return text[caret - 1] === ',' ? caret - 1 : caret;
}

/** Where the caret moves before a deletion, so that it deletes a digit and not a comma, which would reappear. */
export function skipComma({ text, caret }: TypedText, inputType: string): number {
  if (inputType === 'deleteContentBackward' && text[caret - 1] === ',') return caret - 1;
  return inputType === 'deleteContentForward' && text[caret] === ',' ? caret + 1 : caret;
}

/**
 * Whether a character may be typed: no decimal point in integers, no second point, and no sign if it is not allowed.
 */
export function mayType(inserted: string, textAround: string, format: NumberFormat): boolean {
  if (inserted === '.') return !format.isInteger && format.precision > 0 && !textAround.includes('.');
  if (inserted === '-') return format.allowsNegative && !textAround.includes('-');
  return inserted.length !== 1 || /[\d,]/.test(inserted);
}

/** Within the bounds, on a step counted from the lower one. */
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
