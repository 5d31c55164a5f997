// Validates variables for a template's query. A mistake could print someone else's document, so this is
// stricter than GraphQL, which ignores unknown names and nulls. Pure.
import { isJsonObject, type Json, type JsonObject } from '@coverwright/rules';
import type { Problem } from '../../../errors/user-error.ts';
import { say, type Word, word } from '../../../sentences/say.ts';

/** Further problems would only repeat the first ones. */
const problemsMax = 20;

/** An empty object is allowed: a query may need no variables. declared is undefined if the query cannot be parsed. */
export function validateDocumentVariables(variables: JsonObject, declared: readonly string[] | undefined): Problem[] {
  const problems = Object.entries(variables).flatMap(([name, value]) => [
    ...validateName(name, declared),
    ...validateValue(value, [name]),
  ]);
  return problems.slice(0, problemsMax);
}

function validateName(name: string, declared: readonly string[] | undefined): Problem[] {
  if (declared === undefined || declared.includes(name)) return [];
  const sentence =
    declared.length === 0
      ? say('QUERY_HAS_NO_VARIABLES', { name })
      : say('QUERY_VARIABLE_UNKNOWN', { name, variables: declared.join(', ') });
  return [{ code: 'INVALID', ...sentence, path: `variables.${name}` }];
}

function validateValue(value: Json, place: readonly string[]): Problem[] {
  const empty = wordOfEmpty(value);
  if (empty !== undefined) {
    const name = place.join('.');
    const sentence = say('QUERY_VARIABLE_EMPTY', { name, empty: word(empty) });
    return [{ code: 'INVALID', ...sentence, path: `variables.${name}` }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => validateValue(inner, [...place, key]));
}

/** JSON drops undefined fields, so an empty object probably means a missing value. */
function wordOfEmpty(value: Json): Word | undefined {
  if (value === null) return 'null';
  if (typeof value === 'string' && value.trim() === '') return 'an empty text';
  return isJsonObject(value) && Object.keys(value).length === 0 ? 'an empty object' : undefined;
}
