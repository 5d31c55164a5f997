/** The variables of a test as JSON text and as values. Pure. */
import { isJsonObject, parseLogicText, type Json, type JsonObject } from '@coverwright/rules';
import { formatJson } from '../../code-editor/code-editor-format.ts';

/** The panel is narrow, and values are easier to fill in line by line. */
const lineWidth = 40;

/** Undefined if the text is not an object, which fields cannot show. */
export function valuesInText(variablesText: string): JsonObject | undefined {
  if (variablesText.trim() === '') return {};
  const parsed = parseLogicText(variablesText);
  return parsed.ok && isJsonObject(parsed.value) ? parsed.value : undefined;
}

export function toVariablesText(values: Json): string {
  const text = JSON.stringify(values);
  return formatJson(text, lineWidth) ?? text;
}
