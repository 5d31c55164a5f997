// The body of a request to print a document: an optional JSON object, whose variables are compared with those of the
// template's query. Pure.
import { isJsonObject, type Json, type JsonObject, parseLogicText } from '@coverwright/rules';
import { toJsonSentence } from '../../../errors/rule-problem.ts';
import { type Problem, UserError } from '../../../errors/user-error.ts';
import { validateFinite } from '../../../errors/validate-json-text.ts';
import { nameMaxLength, readObjectText, type RenderRequest } from '../rendering/render-input.ts';
import { validateText } from '../../../errors/validate-text.ts';
import { say, type Word, word } from '../../../sentences/say.ts';

const fields = [
  'name',
  'content',
  'variables',
  'contentJsonString',
  'variablesJsonString',
  'allowIncomplete',
  'isComplete',
];

/** An empty body is valid. Throws all problems of the body. */
export function toDocumentRequest(body: string): RenderRequest {
  const sent = readBody(body);
  const { name = null, allowIncomplete = null, isComplete = null } = sent;
  const content = readObject(sent, 'content');
  const variables = readObject(sent, 'variables');
  const problems = [
    ...Object.keys(sent).flatMap(unknownField),
    ...validateName(name),
    ...(Array.isArray(content) ? content : []),
    ...(Array.isArray(variables) ? variables : []),
    ...validateSwitch('allowIncomplete', allowIncomplete),
    ...validateSwitch('isComplete', isComplete),
  ];
  if (problems.length > 0 || Array.isArray(content) || Array.isArray(variables)) throw new UserError(...problems);
  // isComplete: false means that incomplete documents are allowed.
  const isLenient = allowIncomplete === true || isComplete === false;
  return { name: typeof name === 'string' ? name : 'data', content, variables, allowIncomplete: isLenient };
}

function readBody(body: string): JsonObject {
  if (body.trim() === '') return {};
  const parsed = parseLogicText(body);
  if (!parsed.ok) throw new UserError({ code: 'INVALID', ...say('BODY_NOT_JSON', { why: toJsonSentence(parsed) }) });
  if (isJsonObject(parsed.value)) return parsed.value;
  throw new UserError({ code: 'INVALID', ...say('DOCUMENT_BODY_NOT_AN_OBJECT') });
}

function unknownField(field: string): Problem[] {
  if (fields.includes(field)) return [];
  return [{ code: 'INVALID', ...say('BODY_FIELD_UNKNOWN', { field, fields: fields.join(', ') }), path: field }];
}

function validateName(name: Json): Problem[] {
  if (name === null) return [];
  if (typeof name === 'string') return validateText(name, 'name', { name: 'name', maxLength: nameMaxLength });
  return [{ code: 'INVALID', ...say('NAME_NOT_A_TEXT'), path: 'name' }];
}

function validateSwitch(name: string, value: Json): Problem[] {
  if (value === null || typeof value === 'boolean') return [];
  return [{ code: 'INVALID', ...say('FIELD_NOT_TRUE_OR_FALSE', { name }), path: name }];
}

/** An object, or the JSON text of one, as in GraphQL. */
function readObject(sent: JsonObject, name: 'content' | 'variables'): JsonObject | Problem[] {
  const textName = `${name}JsonString`;
  const { [name]: value = null, [textName]: text = null } = sent;
  if (value !== null && text !== null) {
    return [{ code: 'INVALID', ...say('TWO_FIELDS_FOR_ONE', { one: name, other: textName }), path: textName }];
  }
  if (text === null) return requireObject(value, name);
  if (typeof text === 'string') return readObjectText(text, textName, `text of the ${name}`);
  return [{ code: 'INVALID', ...say('FIELD_NOT_JSON_TEXT', { textName, name }), path: textName }];
}

function requireObject(value: Json, name: 'content' | 'variables'): JsonObject | Problem[] {
  if (value === null) return {};
  if (isJsonObject(value)) {
    const infinite = validateFinite(value, name, name);
    return infinite.length > 0 ? infinite : value;
  }
  return [{ code: 'INVALID', ...say('VALUES_NOT_AN_OBJECT', { name: word(name) }), path: name }];
}

/** Further problems would only repeat the first ones. */
const problemsMax = 20;

/**
 * Validates variables for a template's query. A mistake could print someone else's document, so this is stricter than
 * GraphQL, which ignores unknown names and nulls. An empty object is allowed: a query may need no variables. declared is
 * undefined if the query cannot be parsed.
 */
export function validateDocumentVariables(variables: JsonObject, declared: readonly string[] | undefined): Problem[] {
  const problems = Object.entries(variables).flatMap(([name, value]) => [
    ...validateVariableName(name, declared),
    ...validateValue(value, [name]),
  ]);
  return problems.slice(0, problemsMax);
}

function validateVariableName(name: string, declared: readonly string[] | undefined): Problem[] {
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
