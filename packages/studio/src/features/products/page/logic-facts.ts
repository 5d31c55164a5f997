/** What a product's page shows about a logic without opening its editor. Parses it, so it is loaded when there is one. */
import { isJsonObject, listVariables, parseJsonText, type Json } from '@coverwright/rules';

export function countVariables(logicText: string): number {
  const parsed = parseJsonText(logicText);
  return parsed.ok ? listVariables(parsed.value).length : 0;
}

/** Each entry of a list, part of a merge or an `and`, or condition of an `if` can decline on its own. */
export function countRules(logicText: string): number {
  const parsed = parseJsonText(logicText);
  return parsed.ok ? rulesIn(parsed.value) : 0;
}

function rulesIn(logic: Json): number {
  if (Array.isArray(logic)) return logic.length;
  if (!isJsonObject(logic)) return 1;
  const [[operator, value] = []] = Object.entries(logic);
  if (!Array.isArray(value)) return 1;
  if (operator === 'merge' || operator === 'and') return value.length;
  return operator === 'if' || operator === '?:' ? Math.max(1, Math.floor(value.length / 2)) : 1;
}
