// What a program may send as variables of a template's query. A slip here would print somebody else's document, so it is
// stricter than GraphQL, where an unknown name and a null ask for nothing. Pure.
import { isJsonObject, type Json, type JsonObject } from '@coverwright/rules';
import type { Problem } from '../../../errors/user-error.ts';

/** More would only repeat what the first ones say. */
const problemsMax = 20;

/** None at all is allowed: a query may need none. Declared is undefined where the query cannot be read. */
export function validateDocumentVariables(variables: JsonObject, declared: readonly string[] | undefined): Problem[] {
  const problems = Object.entries(variables).flatMap(([name, value]) => [
    ...validateName(name, declared),
    ...validateValue(value, [name]),
  ]);
  return problems.slice(0, problemsMax);
}

function validateName(name: string, declared: readonly string[] | undefined): Problem[] {
  if (declared === undefined || declared.includes(name)) return [];
  const known = declared.length === 0 ? 'It has no variables.' : `Its variables are ${declared.join(', ')}.`;
  const message = `The template's query has no variable ${name}, and would run without it. ${known}`;
  return [{ code: 'INVALID', message, path: `variables.${name}` }];
}

function validateValue(value: Json, place: readonly string[]): Problem[] {
  const empty = wordOfEmpty(value);
  if (empty !== undefined) {
    const name = place.join('.');
    const message = `The variable ${name} is ${empty}, which may choose any record. Enter a value, or omit the variable if that is intended.`;
    return [{ code: 'INVALID', message, path: `variables.${name}` }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => validateValue(inner, [...place, key]));
}

/** An object loses what is undefined on its way through JSON, so an empty one is a value that was not there. */
function wordOfEmpty(value: Json): string | undefined {
  if (value === null) return 'null';
  if (typeof value === 'string' && value.trim() === '') return 'an empty text';
  return isJsonObject(value) && Object.keys(value).length === 0 ? 'an empty object' : undefined;
}
