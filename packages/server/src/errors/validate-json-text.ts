import { excerptAt } from '@coverwright/insurance/excerpt';
import { hasInfiniteNumber, type Json, parseJsonText, parseLogicText } from '@coverwright/rules';
import { toJsonSentence } from './rule-problem.ts';
import { type Problem, throwIfAny } from './user-error.ts';
import { validateText } from './validate-text.ts';
import { say, term } from '../sentences/say.ts';

/** The name of the values of a calculation in messages. */
export const valuesName = 'text of the values';

/** The maximum length of a stored or evaluated JSON text, in UTF-16 units. */
export const jsonTextMaxLength = 2_000_000;

/** The reason why a text is not JSON that can be stored, with its line; name is the term for the text in messages. */
export function validateJsonText(text: string, path: string, name: string): Problem[] {
  const tooLong = validateText(text, path, { name, maxLength: jsonTextMaxLength });
  return tooLong.length > 0 ? tooLong : validateJson(text, path, name);
}

/** The same for a text with a specific maximum length. */
export function validateJson(text: string, path: string, name: string): Problem[] {
  const parsed = parseJsonText(text);
  if (parsed.ok) return [];
  const { line, column, offset } = parsed;
  const sentence = say('TEXT_NOT_JSON', { name: term(name), why: toJsonSentence(parsed) });
  return [{ code: 'INVALID', ...sentence, path, line, column, excerpt: excerptAt(text, offset) }];
}

/**
 * Text can contain numbers that no number type can represent, such as 1e999, so readers could not determine
 * their value.
 */
export function validateFinite(value: Json, path: string, name: string): Problem[] {
  if (!hasInfiniteNumber(value)) return [];
  return [{ code: 'INVALID', ...say('TEXT_NUMBER_TOO_LARGE', { name: term(name) }), path }];
}

/** The value of the JSON text of logic or of its values; throws if it is not valid. */
export function requireJson(text: string, path: string, name: string): Json {
  const parsed = parseLogicText(text);
  if (parsed.ok && text.length <= jsonTextMaxLength) return parsed.value;
  throwIfAny(validateJsonText(text, path, name));
  return null;
}
