/**
 * Numbers in JSON that a double would change: they remain as they are written, to be shown and compared. Calculations
 * refuse them.
 */
import { compareDecimals } from './decimal.ts';

/**
 * A boxed text, because a copy for another thread is one as well: a copy is recognized by isLongNumber, but is no
 * instance of this class.
 */
export class LongNumber extends String {
  toJSON(): unknown {
    const rawJson: unknown = Reflect.get(JSON, 'rawJSON');
    return typeof rawJson === 'function' ? Reflect.apply(rawJson, JSON, [this.valueOf()]) : this.valueOf();
  }
}

/** JSON contains no other boxed texts. */
export function isLongNumber(value: unknown): value is LongNumber {
  return typeof value === 'object' && Object.prototype.isPrototypeOf.call(String.prototype, Object(value));
}

const wholePattern = /^-?\d+$/;

/** Whether a double would change a number as it is written. */
export function isChanged(value: number, source: string): boolean {
  if (!Number.isFinite(value) || value === 0) return false;
  if (wholePattern.test(source)) return !Number.isSafeInteger(value);
  return source.length > 15 || /e/i.test(source) ? compareDecimals(source, String(value)) !== 0 : false;
}
