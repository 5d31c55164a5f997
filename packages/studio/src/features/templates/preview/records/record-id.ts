/** The record that the variables of a preview ask for: `where.id`, empty for the newest. */
import { isJsonObject, type JsonObject } from '@coverwright/rules';
import { readPreviewText } from '../texts/preview-texts.ts';

/** Undefined where the text cannot be read, or has something else instead of the id. */
export function recordIdIn(variablesText: string): string | undefined {
  const id = conditionsIn(variablesText)?.where['id'] ?? '';
  return conditionsIn(variablesText) !== undefined && typeof id === 'string' ? id : undefined;
}

/** With everything else as it was typed; undefined where the text cannot be read. */
export function withRecordId(variablesText: string, id: string): string | undefined {
  const read = conditionsIn(variablesText);
  if (read === undefined || recordIdIn(variablesText) === undefined) return undefined;
  const changed = { ...read.variables, where: { ...read.where, id } };
  // Text of one line stays so.
  return JSON.stringify(changed, undefined, variablesText.trim().includes('\n') ? 2 : undefined);
}

interface Conditions {
  readonly variables: JsonObject;
  readonly where: JsonObject;
}

function conditionsIn(variablesText: string): Conditions | undefined {
  const read = readPreviewText(variablesText);
  if (!read.ok) return undefined;
  const where = read.value['where'] ?? {};
  return isJsonObject(where) ? { variables: read.value, where } : undefined;
}
