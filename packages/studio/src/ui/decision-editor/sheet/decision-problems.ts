/** What the check of the logic finds in a decision table, by cell. */
import type { Input } from '@coverwright/insurance/input';
import { isJsonList, isJsonObject } from '@coverwright/insurance/json';
import { valueAt } from '@coverwright/insurance/value-at';
import { checkRule, parseJsonText, type Json, type JsonPath, type RuleFinding } from '@coverwright/rules';
import {
  correctOutcome,
  findOutcomeFault,
  showOutcome,
  typeOfCondition,
  type DecisionWords,
} from '@coverwright/rules/decision-text';
import i18next from 'i18next';
import { ruleText } from '../../problems/rule-text.ts';
import { findCorrections, valuesOf, type CorrectedCell } from './condition-problems.ts';
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

function at(root: Json, path: JsonPath): Json {
  return valueAt(root, path.map(String)) ?? null;
}

/** What an incomplete decision needs, as the sentence of a cell or of a field. */
export function decisionFaultText(outcome: Json, words: DecisionWords): string | undefined {
  const fault = findOutcomeFault(outcome, words);
  if (fault === undefined) return undefined;
  const text = showOutcome(JSON.stringify(outcome), words);
  const sentence = i18next.t(`logic:decisions.problems.fault.${fault}`, { ...words, text });
  const [correction] = correctOutcome(outcome, words);
  return correction === undefined
    ? sentence
    : `${sentence} ${i18next.t('logic:decisions.problems.didYouMean', { correction })}`;
}

/** What an incomplete decision can be replaced by. */
function outcomeCorrections(finding: RuleFinding, root: Json, words: DecisionWords | undefined) {
  if (finding.reason !== 'OUTCOME_UNFIT' || words === undefined) return {};
  const outcome = at(root, finding.path);
  const corrections = correctOutcome(outcome, words);
  return corrections.length === 0 ? {} : { corrections, checked: showOutcome(JSON.stringify(outcome), words) };
}

/** Where the sentence of the rules package shows JSON, it is worded for the grid. */
function problemText(finding: RuleFinding, root: Json, words: DecisionWords | undefined): string {
  const { reason, parameters } = finding;
  if (reason === 'OUTCOME_UNFIT' && words !== undefined) {
    const fault = decisionFaultText(at(root, finding.path), words);
    if (fault !== undefined) return i18next.t('logic:decisions.problems.inCell', { ...parameters, sentence: fault });
    return i18next.t('logic:decisions.problems.decision', { ...parameters, ...words });
  }
  if (reason === 'OUTCOME_UNFIT') return i18next.t('logic:decisions.problems.outcome', parameters);
  if (reason === 'DECISION_WITHOUT_RANKING') return i18next.t('logic:decisions.problems.ranking');
  if (reason === 'DECISION_WITHOUT_ROWS') return i18next.t('logic:decisions.problems.rows');
  return ruleText(finding);
}

function isEveryValue({ text, corrections: [correction = ''] }: CorrectedCell): boolean {
  return /^[<>]/.test(text) && typeOfCondition(correction) === 'number';
}

/** A condition that is probably another one. */
function meaningProblem(cell: CorrectedCell, column: string): Omit<GridProblem, 'severity'> {
  const [correction = ''] = cell.corrections;
  const reason = isEveryValue(cell) ? 'everyValue' : 'readAsText';
  const key = `logic:decisions.problems.${cell.isReadable ? reason : 'unreadCondition'}` as const;
  return {
    text: i18next.t(key, { row: cell.row + 1, column, text: cell.text, correction }),
    row: cell.row,
    columns: [cell.column],
    corrections: cell.corrections,
    checked: cell.text,
  };
}

function correctedCells(decision: Json, inputs: readonly Input[]) {
  const conditions = at(decision, [0, 'eachKey']);
  const rows = at(decision, rowsAt);
  const columns = isJsonObject(conditions) ? Object.entries(conditions) : [];
  const values = columns.map(([, logic]) => valuesOf(logic, inputs));
  return { names: columns.map(([name]) => name), cells: isJsonList(rows) ? findCorrections(rows, values) : [] };
}

function keyOf(row: number | string | undefined, column: number | string | undefined): string {
  return `${row}:${column}`;
}

function otherRowOf({ parameters }: RuleFinding): number {
  return Number(parameters?.['otherRow']) - 1;
}

const rowsAt = [1, 'preserve', 'rows'];

interface Known {
  /** The words of the outcomes in a column, if they are decisions. */
  readonly wordsOf: (column: number) => DecisionWords | undefined;
  /** The declared inputs. */
  readonly inputs: readonly Input[];
}

/** @param path of the object with `decide` */
export function findProblems(logicText: string, path: JsonPath, { wordsOf, inputs }: Known): DecisionProblems {
  const parsed = parseJsonText(logicText);
  if (!parsed.ok) return noProblems;
  const within = [...path, 'decide'];
  const cells: GridProblem[] = [];
  const others: string[] = [];
  const { names, cells: meant } = correctedCells(at(parsed.value, within), inputs);
  const open = new Map(meant.map((cell) => [keyOf(cell.row, cell.column), cell]));
  const causes = new Set<string>();
  for (const finding of checkRule(parsed.value)) {
    if (!startsWith(finding.path, within)) continue;
    const inside = finding.path.slice(within.length);
    const [row, column] = startsWith(inside, rowsAt) ? inside.slice(rowsAt.length) : [];
    // The other row has the condition that is not what it looks like.
    const cause = finding.reason === 'CONDITION_OF_OTHER_TYPE' ? keyOf(otherRowOf(finding), column) : '';
    if (open.has(cause)) {
      causes.add(cause);
      continue;
    }
    const severity = finding.severity === 'error' ? 'error' : 'warning';
    if (open.has(keyOf(row, column))) {
      causes.add(keyOf(row, column));
      continue;
    }
    const words = typeof column === 'number' ? wordsOf(column) : undefined;
    const text = problemText(finding, parsed.value, words);
    const corrected = outcomeCorrections(finding, parsed.value, words);
    if (typeof row !== 'number') others.push(text);
    else cells.push({ severity, text, row, columns: typeof column === 'number' ? [column] : [], ...corrected });
  }
  for (const [key, cell] of open) {
    const severity = causes.has(key) ? 'error' : 'warning';
    if (cell.isReadable || causes.has(key)) {
      cells.push({ ...meaningProblem(cell, names[cell.column] ?? ''), severity });
    }
  }
  return { cells: cells.toSorted((one, other) => one.row - other.row), others };
}
