// JSON texts of a configuration: their shape and maximum length. Pure.
import type { Maybe } from '@coverwright/insurance/maybe';
import { isJsonList, isJsonObject, type Json, type JsonObject, parseJsonText } from '@coverwright/rules';
import type { Problem } from '../../../errors/user-error.ts';
import { validateFinite, validateJson } from '../../../errors/validate-json-text.ts';
import { validateBytes } from '../../../errors/validate-text.ts';
import { say, term } from '../../../sentences/say.ts';

export interface JsonRule {
  /** The name used in messages, such as theme. */
  readonly name: string;
  readonly maxBytes: number;
  /** Whether a list is accepted in place of an object. */
  readonly isListAllowed?: boolean;
}

/** An empty text, as sent by forms, counts as absent. */
export function validateJsonField(text: Maybe<string>, path: string, rule: JsonRule): Problem[] {
  if (!text) return [];
  const { name, isListAllowed = false } = rule;
  const tooLong = validateBytes(text, path, rule);
  if (tooLong.length > 0) return tooLong;
  const problems = validateJson(text, path, name);
  if (problems.length > 0) return problems;
  const value = toJson(text);
  if (isJsonObject(value) || (isListAllowed && isJsonList(value))) return validateFinite(value, path, name);
  const sentence = say(isListAllowed ? 'FIELD_NOT_OBJECT_OR_LIST' : 'FIELD_NOT_OBJECT', { name: term(name) });
  return [{ code: 'INVALID', ...sentence, path }];
}

/** The value of a valid text; null if the text is empty. */
export function toJson(text: Maybe<string>): Json {
  if (!text) return null;
  const parsed = parseJsonText(text);
  return parsed.ok ? parsed.value : null;
}

/** The object in a text; an empty one if the text is not valid. */
export function toJsonObject(text: Maybe<string>): JsonObject {
  const value = toJson(text);
  return isJsonObject(value) ? value : {};
}

/** The objects in a text that contains a single object or a list. */
export function toJsonObjects(text: Maybe<string>): Json[] {
  const value = toJson(text);
  if (value === null) return [];
  return isJsonList(value) ? [...value] : [value];
}
