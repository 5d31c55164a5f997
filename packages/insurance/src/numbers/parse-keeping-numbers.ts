import type { Json } from '../json.ts';
import { isChanged, LongNumber } from './long-number.ts';

/** A text in which no value begins with so many digits, or has so large an exponent, has no number to keep. */
const suspicious = /(?:^|[:,[\s])-?\d(?:[\d.]{15}|[\d.]*e[+-]?\d{3})/i;

/**
 * Like JSON.parse, except that a number that a double would change is a LongNumber, and so is every whole number above
 * 2^53 that is written in digits, because calculations with its double would change it. A number beyond the range of
 * doubles is infinite, and one too small for them 0, as in JSON.parse.
 */
export function parseKeepingNumbers(text: string): Json {
  if (!suspicious.test(text)) return JSON.parse(text) as Json;
  return JSON.parse(text, (_key: string, value: unknown, ...[context]: [{ readonly source?: string }?]) =>
    typeof value === 'number' && context?.source !== undefined ? keep(value, context.source) : value,
  ) as Json;
}

function keep(value: number, source: string): number | LongNumber {
  return isChanged(value, source) ? new LongNumber(source) : value;
}
