import { hasHiddenCharacter } from '@coverwright/insurance/visible-name';
import type { Problem } from './user-error.ts';
import { say, term } from '../sentences/say.ts';

export interface TextRule {
  /** The name of the text in messages, such as plan. */
  readonly name: string;
  /** The maximum length in UTF-16 units, as in JavaScript. */
  readonly maxLength: number;
  readonly isRequired?: boolean;
}

/**
 * Validates the length of a text, which is never trimmed or changed; a required text of only spaces counts as
 * missing.
 */
export function validateText(value: string | null | undefined, path: string, rule: TextRule): Problem[] {
  const { name, maxLength, isRequired = false } = rule;
  if (isRequired && (value ?? '').trim() === '') {
    return [{ code: 'REQUIRED', ...say('TEXT_REQUIRED', { name: term(name) }), path }];
  }
  if (value !== null && value !== undefined && value.length > maxLength) {
    const sizes = { count: format(value.length), max: format(maxLength) };
    return [{ code: 'TOO_LONG', ...say('TEXT_TOO_LONG', { name: term(name), ...sizes }), path }];
  }
  return [];
}

/** For names by which people are recognized. */
export function validateVisible(value: string | null | undefined, path: string, name: string): Problem[] {
  if (!hasHiddenCharacter(value ?? '')) return [];
  return [{ code: 'INVALID', ...say('TEXT_HAS_HIDDEN_CHARACTER', { name: term(name) }), path }];
}

/** The same for the size of a document in UTF-8. */
export function validateBytes(
  value: string | null | undefined,
  path: string,
  { name, maxBytes }: { readonly name: string; readonly maxBytes: number },
): Problem[] {
  const sizeBytes = Buffer.byteLength(value ?? '');
  if (sizeBytes <= maxBytes) return [];
  const sizes = { count: format(sizeBytes), max: format(maxBytes) };
  return [{ code: 'TOO_LONG', ...say('TEXT_BYTES_MAX', { name: term(name), ...sizes }), path }];
}

const format = (count: number): string => count.toLocaleString('en-US');

/** PostgreSQL cannot store NUL, and a lone surrogate would be returned as a different character. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** A problem for every text anywhere in a value, including names of fields, that cannot be stored unchanged. */
export function findUnstorableText(value: unknown, path: readonly string[] = []): Problem[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [unstorable(path)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = [...path, key];
    return isStorable(key) ? findUnstorableText(inner, place) : [unstorable(place)];
  });
}

function unstorable(path: readonly string[]): Problem {
  const sentence = say('TEXT_NOT_STORABLE');
  return { code: 'INVALID', ...sentence, path: path.join('.') };
}
