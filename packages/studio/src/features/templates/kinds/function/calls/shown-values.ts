/** The values of a call as they are typed. Pure. */
import { parseLogicText } from '@coverwright/rules';

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
