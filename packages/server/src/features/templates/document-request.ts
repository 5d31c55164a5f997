// What a program sends to have a document printed: an optional object in JSON. Pure.
import { isJsonObject, type Json, type JsonObject, parseJsonText } from '@coverwright/rules';
import { type Problem, requireNone, UserError } from '../../errors/user-error.ts';
import { validateFinite } from '../../errors/validate-json-text.ts';
import { nameMaxLength, type RenderInput } from './rendering.ts';
import { validateText } from '../../errors/validate-text.ts';

const fields: ReadonlySet<string> = new Set(['name', 'content', 'variables']);

/** Nothing sent is nothing to see. Throws everything that is wrong with the body. */
export function toDocumentRequest(body: string): RenderInput {
  const sent = readBody(body);
  const { name = null, content = null, variables = null } = sent;
  requireNone([
    ...Object.keys(sent).flatMap(unknownField),
    ...validateName(name),
    ...validateObject(content, 'content'),
    ...validateObject(variables, 'variables'),
  ]);
  return {
    name: typeof name === 'string' ? name : 'data',
    content: isJsonObject(content) ? content : {},
    variables: isJsonObject(variables) ? variables : {},
  };
}

function readBody(body: string): JsonObject {
  if (body.trim() === '') return {};
  const parsed = parseJsonText(body);
  if (!parsed.ok) throw new UserError({ code: 'INVALID', message: `The body is no valid JSON. ${parsed.message}` });
  if (isJsonObject(parsed.value)) return parsed.value;
  const message = 'Send an object, such as {"variables": {"where": {"id": "…"}}}, or no body at all.';
  throw new UserError({ code: 'INVALID', message });
}

function unknownField(field: string): Problem[] {
  if (fields.has(field)) return [];
  return [
    { code: 'INVALID', message: `The body has no field ${field}: it has name, content and variables.`, path: field },
  ];
}

function validateName(name: Json): Problem[] {
  if (name === null) return [];
  if (typeof name === 'string') return validateText(name, 'name', { name: 'name', maxLength: nameMaxLength });
  return [{ code: 'INVALID', message: 'The name is a text.', path: 'name' }];
}

function validateObject(value: Json, name: 'content' | 'variables'): Problem[] {
  if (value === null) return [];
  if (isJsonObject(value)) return validateFinite(value, name, name);
  const message = `The ${name} are no object. Write names and values in braces, such as {"name": "value"}.`;
  return [{ code: 'INVALID', message: name === 'content' ? message.replace('are', 'is') : message, path: name }];
}
