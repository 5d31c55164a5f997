// The body of a request to print a document: an optional JSON object. Pure.
import { isJsonObject, type Json, type JsonObject, parseLogicText } from '@coverwright/rules';
import { type Problem, UserError } from '../../../errors/user-error.ts';
import { validateFinite } from '../../../errors/validate-json-text.ts';
import { nameMaxLength, readObjectText, type RenderRequest } from '../rendering/render-input.ts';
import { validateText } from '../../../errors/validate-text.ts';
import { say, word } from '../../../sentences/say.ts';

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
  if (!parsed.ok) throw new UserError({ code: 'INVALID', message: `The body is not valid JSON. ${parsed.message}` });
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
