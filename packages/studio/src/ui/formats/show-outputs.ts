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
