/**
 * Facts about a logic that the product page shows without opening its editor. Parses the logic, so it is loaded on
 * demand.
 */
import { isJsonObject, listVariables, parseJsonText, type Json } from '@coverwright/rules';

export function countVariables(logicText: string): number {
  const parsed = parseJsonText(logicText);
  return parsed.ok ? listVariables(parsed.value).length : 0;
}

/** Counts what can decline on its own: each entry of a list, operand of a merge or `and`, or condition of an `if`. */
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
