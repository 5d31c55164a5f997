import { type Json, parseJsonText } from '@coverwright/rules';
import { type Problem, requireNone } from './user-error.ts';
import { validateText } from './validate-text.ts';

/** Longest JSON text that is kept or evaluated, in UTF-16 units. */
export const jsonTextMaxLength = 2_000_000;

/** Says why a text is no JSON that can be kept, with its line; name is what the text is called in words. */
export function validateJsonText(text: string, path: string, name: string): Problem[] {
  const tooLong = validateText(text, path, { name, maxLength: jsonTextMaxLength });
  if (tooLong.length > 0) return tooLong;
  const parsed = parseJsonText(text);
  if (parsed.ok) return [];
  return [{ code: 'INVALID', message: `The ${name} is no valid JSON. ${parsed.message}`, path }];
}

/** The value of a JSON text that must be valid. */
export function requireJson(text: string, path: string, name: string): Json {
  const parsed = parseJsonText(text);
  if (parsed.ok && text.length <= jsonTextMaxLength) return parsed.value;
  requireNone(validateJsonText(text, path, name));
  return null;
}
