/** Formats the values of a call for reading: "premium 1.2, years 2027". Pure. */
import { isJsonObject, parseLogicText } from '@coverwright/rules';

const shownMaxLength = 300;

export function showOutputs(jsonText: string): string {
  const parsed = parseLogicText(jsonText);
  if (!parsed.ok || !isJsonObject(parsed.value)) return jsonText;
  const entries = Object.entries(parsed.value).map(([name, value]) => `${name} ${showValue(value)}`);
  const text = entries.join(', ');
  return text.length > shownMaxLength ? `${text.slice(0, shownMaxLength)}…` : text;
}

function showValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The value typed for an input: a number, true, false, a list or null; anything else is a text. */
export function readTyped(text: string, dataType: string): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (dataType === 'string' || dataType === 'date') return text;
  const parsed = parseLogicText(trimmed);
  return parsed.ok ? parsed.value : text;
}

/** The reverse: a value from the workbook as a user would type it. */
export function toTyped(valueText: string): string {
  const parsed = parseLogicText(valueText);
  if (!parsed.ok || parsed.value === null) return '';
  return typeof parsed.value === 'string' ? parsed.value : valueText;
}
