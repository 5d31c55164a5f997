/** What the check of the logic finds in a decision table, by cell. */
import { isJsonList, isJsonObject } from '@coverwright/insurance/json';
import { checkRule, parseJsonText, type Json, type JsonPath, type RuleFinding } from '@coverwright/rules';
import { findOutcomeFault, type DecisionWords } from '@coverwright/rules/decision-text';
import i18next from 'i18next';
import { ruleText } from '../../problems/rule-text.ts';
import type { GridProblem } from '../../grid/view/problem-marks.ts';

export interface DecisionProblems {
  readonly cells: readonly GridProblem[];
  /** About the table, or about a column. */
  readonly others: readonly string[];
}

export const noProblems: DecisionProblems = { cells: [], others: [] };

function startsWith(path: JsonPath, start: JsonPath): boolean {
  return start.every((segment, index) => path[index] === segment);
}

function valueAt(root: Json, path: JsonPath): Json {
  let value = root;
  for (const segment of path) {
    if (isJsonList(value) && typeof segment === 'number') value = value[segment] ?? null;
    else if (isJsonObject(value)) value = value[segment] ?? null;
    else return null;
  }
  return value;
}

/** What an incomplete decision needs, as the sentence of a cell or of a field. */
export function decisionFaultText(outcome: Json, words: DecisionWords): string | undefined {
  const fault = findOutcomeFault(outcome, words);
  return fault && i18next.t(`logic:decisions.problems.fault.${fault}`, { ...words });
}

/** Where the sentence of the rules package shows JSON, it is worded for the grid. */
function problemText(finding: RuleFinding, root: Json, words: DecisionWords | undefined): string {
  const { reason, parameters } = finding;
  if (reason === 'OUTCOME_UNFIT' && words !== undefined) {
    const fault = decisionFaultText(valueAt(root, finding.path), words);
    if (fault !== undefined) return i18next.t('logic:decisions.problems.inCell', { ...parameters, sentence: fault });
    return i18next.t('logic:decisions.problems.decision', { ...parameters, ...words });
  }
  if (reason === 'OUTCOME_UNFIT') return i18next.t('logic:decisions.problems.outcome', parameters);
  if (reason === 'DECISION_WITHOUT_RANKING') return i18next.t('logic:decisions.problems.ranking');
  if (reason === 'DECISION_WITHOUT_ROWS') return i18next.t('logic:decisions.problems.rows');
  return ruleText(finding);
}

/**
 * @param path of the object with `decide`
 * @param wordsOf the words of the outcomes in a column, if they are decisions
 */
export function findProblems(
  logicText: string,
  path: JsonPath,
  wordsOf: (column: number) => DecisionWords | undefined,
): DecisionProblems {
  const parsed = parseJsonText(logicText);
  if (!parsed.ok) return noProblems;
  const within = [...path, 'decide'];
  const rowsAt = [1, 'preserve', 'rows'];
  const cells: GridProblem[] = [];
  const others: string[] = [];
  for (const finding of checkRule(parsed.value)) {
    if (!startsWith(finding.path, within)) continue;
    const inside = finding.path.slice(within.length);
    const [row, column] = startsWith(inside, rowsAt) ? inside.slice(rowsAt.length) : [];
    const severity = finding.severity === 'error' ? 'error' : 'warning';
    const text = problemText(finding, parsed.value, typeof column === 'number' ? wordsOf(column) : undefined);
    if (typeof row !== 'number') others.push(text);
    else cells.push({ severity, text, row, columns: typeof column === 'number' ? [column] : [] });
  }
  return { cells, others };
}
