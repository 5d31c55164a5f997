// Numbers as people type them: commas between thousands and a decimal point. A text that is not written like that is
// not a number, so that no character is dropped and "3-5" never becomes 35. Pure.
import { normalizeWithin } from './bounded-text.ts';

/** A longer text is read as it is. */
const fullWidthMaxLength = 1000;

const plain = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
const grouped = /^[+-]?\d{1,3}(?:(?:,\d{3})+|(?: \d{3})+)(?:\.\d*)?$/;

/** Full-width digits and signs, which input methods type, as ASCII. Superscripts and the like are unchanged: 5² is not 52. */
export function toHalfWidth(typed: string): string {
  if (/\p{No}/u.test(typed)) return typed;
  return (normalizeWithin(typed, fullWidthMaxLength, 'NFKC') ?? typed).replaceAll('−', '-');
}

/**
 * The digits with sign and point but without separators, and with a decimal point and zeros at the end as typed:
 * "1,234.50" is 1234.50.
 * @returns an empty text if nothing was typed; undefined if the text is not a number
 */
export function readTypedNumber(typed: string): string | undefined {
  const text = toHalfWidth(typed).trim();
  if (text === '') return '';
  if (!plain.test(text) && !grouped.test(text)) return undefined;
  const { sign = '', whole = '', rest = '' } = /^\+?(?<sign>-?)(?<whole>[^.]*)(?<rest>.*)$/.exec(text)?.groups ?? {};
  const digits = whole.replaceAll(/[, ]/g, '').replace(/^0+(?=\d)/, '');
  return `${sign}${digits || '0'}${rest}`;
}

/** @param number digits with sign and point @returns the same with a comma between thousands */
export function groupThousands(number: string): string {
  const { sign = '', whole = '', rest = '' } = /^(?<sign>-?)(?<whole>\d*)(?<rest>.*)$/.exec(number)?.groups ?? {};
  const first = whole.length % 3;
  const thousands = whole.slice(first).match(/\d{3}/g) ?? [];
  return sign + (first === 0 ? thousands : [whole.slice(0, first), ...thousands]).join(',') + rest;
}

/** Whether commas were inserted by regroupTyped, or typed in the same positions. */
export function isGrouped(text: string): boolean {
  return text !== '' && text === groupThousands(readTypedNumber(text) ?? '');
}

interface TypedEdit {
  /** The text of the field before the change. */
  readonly before: string;
  readonly typed: string;
  /** The inserted text, empty after a deletion; undefined if unknown, as when a script sets the text. */
  readonly inserted: string | undefined;
}

/**
 * The text after a key press, paste or deletion, with commas at their new positions. Commas that were inserted by an
 * earlier call move with the digits; those that were typed must be in the right positions. Any other text is unchanged.
 */
export function regroupTyped({ before, typed, inserted }: TypedEdit): string {
  const isMoved = isGrouped(before) && inserted !== undefined && !toHalfWidth(inserted).includes(',');
  const text = isMoved ? typed.replaceAll(',', '') : typed;
  const number = readTypedNumber(text);
  // "3 " may continue with another number.
  return number === undefined || /[\s+]/.test(text) ? typed : groupThousands(number);
}

/** What an event of an input has inserted, for regroupTyped. */
export function insertedBy(event: object): string | undefined {
  const data: unknown = Reflect.get(event, 'data');
  if (typeof data === 'string') return data;
  return String(Reflect.get(event, 'inputType')).startsWith('delete') ? '' : undefined;
}
