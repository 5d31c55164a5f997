/** The codes of declines in a table, which can be entered again without a word before them. */
import { isJsonList, type Json } from '../json/json.ts';
import { decisionLimits } from '../decisions/decision-limits.ts';
import { findDecisionWord, nearDecision, type DecisionWords } from './outcome-words.ts';

/**
 * Codes that are or resemble the words of decisions are not among them: they were probably mistakes.
 * @param outcomes valid JSON
 */
export function collectCodes(outcomes: Iterable<string>, words: DecisionWords): ReadonlySet<string> {
  const codes = new Set<string>();
  for (const written of new Set(outcomes)) {
    const value = /^\[\s*"/.test(written) ? (JSON.parse(written) as Json) : null;
    for (const code of isJsonList(value) ? value : []) if (typeof code === 'string') codes.add(code.trim());
    if (codes.size > decisionLimits.maxRows) break;
  }
  return new Set(
    [...codes].filter((code) => findDecisionWord(code, words) === undefined && nearDecision(code, words) === undefined),
  );
}
