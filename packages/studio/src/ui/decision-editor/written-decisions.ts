/** The decision tables in the text of the logic, which an edit, the grid and the screen around it read. */
import type { JsonPath } from '@coverwright/rules';
import { findDecisions, type WrittenDecision } from '@coverwright/rules/decision-text';
import { rememberResults } from './remembered-results.ts';

/** Before and after an edit. */
const maxTexts = 2;

export const decisionsIn = rememberResults(findDecisions, maxTexts);

export function findDecision(text: string, path: JsonPath): WrittenDecision | undefined {
  const written = path.join('\n');
  return decisionsIn(text).find((one) => one.path.join('\n') === written);
}
