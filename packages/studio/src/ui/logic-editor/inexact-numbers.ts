import { shorten } from '@coverwright/insurance/shorten';
/** Numbers in JSON text that cannot be calculated with exactly: beyond the safe range, or with too many digits. */
export interface InexactNumber {
  /** Offsets into the text. */
  readonly from: number;
  readonly to: number;
  readonly number: string;
  /** The value after parsing; undefined if it is too large to be represented as a number. */
  readonly kept: string | undefined;
}

const textsAndNumbers = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;
const longestShown = 40;

/** Requires valid JSON. */
export function findInexactNumbers(text: string): InexactNumber[] {
  return [...text.matchAll(textsAndNumbers)].flatMap(({ 0: number, index: from }): InexactNumber[] => {
    // Numbers with up to 15 digits are always exact.
    if (number.startsWith('"') || (number.length <= 15 && !/e/i.test(number))) return [];
    const value = Number(number);
    const range = { from, to: from + number.length, number: shorten(number, longestShown) };
    if (!Number.isFinite(value)) return [{ ...range, kept: undefined }];
    const kept = String(value + 0);
    return canonical(number) === canonical(kept) ? [] : [{ ...range, kept }];
  });
}

/** Sign, significant digits and power of ten, so that 1.50 and 15e-1 are equal. */
function canonical(number: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(number) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return '0';
  return `${sign}${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`;
}
