/** In which view logic opens: the one that the user last chose, or else one that can be read without knowing JSON. Pure. */
import { isJsonObject, parseJsonText } from '@coverwright/rules';
import { findDecisions } from '@coverwright/rules/decision-text';
import { readableAs } from '@coverwright/rules/readable-as';
import type { LogicViewName } from './logic-view.ts';

/**
 * @param chosen the view that the user last chose, which is not used for logic that it cannot show
 * @param hidden views that are not offered
 */
export function openingView(
  logicText: string,
  chosen: LogicViewName | undefined,
  hidden: readonly LogicViewName[] = [],
): LogicViewName {
  if (chosen === 'json') return chosen;
  const readable: readonly LogicViewName[] = readableAs(logicText);
  const isTable = isDecisionTable(logicText);
  // Something is missing in it, which only the JSON shows.
  if (isTable && !hasTable(logicText)) return 'json';
  const canShow = (view: LogicViewName): boolean =>
    !hidden.includes(view) && (view === 'decisions' ? hasTable(logicText) : readable.includes(view));
  if (chosen !== undefined && canShow(chosen)) return chosen;
  if (isTable && canShow('decisions')) return 'decisions';
  return readable.find(canShow) ?? 'json';
}

/** Whether the logic is meant as one decision table, and nothing around it. */
function isDecisionTable(logicText: string): boolean {
  const parsed = parseJsonText(logicText);
  if (!parsed.ok || !isJsonObject(parsed.value)) return false;
  const [operator, ...others] = Object.keys(parsed.value);
  return operator === 'decide' && others.length === 0;
}

/** Whether there is a table within the logic that can be read, even if its cells have problems. */
export function hasTable(logicText: string): boolean {
  return findDecisions(logicText).length > 0;
}
