/** The record that the preview variables request: `where.id`, empty for the newest. */
import { isJsonObject, type JsonObject } from '@coverwright/rules';
import { readPreviewText } from '../texts/preview-texts.ts';

/** Undefined if the text is invalid, or if the id is not a string. */
export function recordIdIn(variablesText: string): string | undefined {
  const id = conditionsIn(variablesText)?.where['id'] ?? '';
  return conditionsIn(variablesText) !== undefined && typeof id === 'string' ? id : undefined;
}

/** All other variables keep their values; undefined if the text is invalid. */
export function withRecordId(variablesText: string, id: string): string | undefined {
  const read = conditionsIn(variablesText);
  if (read === undefined || recordIdIn(variablesText) === undefined) return undefined;
  const changed = { ...read.variables, where: { ...read.where, id } };
  // A single-line text stays on one line.
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
