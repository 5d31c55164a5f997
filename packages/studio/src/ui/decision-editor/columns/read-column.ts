/** The form of a column of a decision table. Pure. */
import { parseJson, type Json } from '@coverwright/insurance/json';
import {
  applyChanges,
  findOutcomeFault,
  isColumnName,
  readOutcome,
  type DecisionWords,
  type DraftColumn,
} from '@coverwright/rules/decision-text';
import { changesByFormula, type FormulaFinding } from '@coverwright/rules/formula';
import type { ColumnKind } from './column-edits.ts';

export interface ColumnForm {
  readonly name: string;
  /** Of a condition: the formula of what it decides by. Empty if it has none, which then stays. */
  readonly formula: string;
  /** Of an outcome: its values by line, from the highest priority to the lowest. */
  readonly ranking: string;
}

export interface EditedColumn {
  readonly kind: ColumnKind;
  /** As it is written; undefined for a new column. */
  readonly name: string | undefined;
  readonly logic: string | undefined;
  readonly values: string | undefined;
}

export interface ColumnFaults {
  readonly name?: 'unfit' | 'twice' | undefined;
  readonly formula?: FormulaFinding;
  /** The first outcome that is incomplete. */
  readonly ranking?: Json;
}

export type ReadColumn =
  | { readonly ok: true; readonly column: Omit<DraftColumn, 'source'> }
  | { readonly ok: false; readonly faults: ColumnFaults };

function faultOf(name: string, taken: readonly string[]): ColumnFaults['name'] {
  if (!isColumnName(name)) return 'unfit';
  return taken.includes(name) ? 'twice' : undefined;
}

/** @param taken the names of the other columns of its kind */
export function readColumn(
  form: ColumnForm,
  before: EditedColumn,
  taken: readonly string[],
  words: DecisionWords | undefined,
): ReadColumn {
  const name = form.name.trim();
  const fault = faultOf(name, taken);
  const renamed = name === before.name ? {} : { name };
  if (before.kind === 'outcome') {
    const unread = words && findUnread(form.ranking, words);
    if (fault !== undefined || unread !== undefined) {
      const faults = { ...(fault !== undefined && { name: fault }), ...(unread !== undefined && { ranking: unread }) };
      return { ok: false, faults };
    }
    return { ok: true, column: { ...renamed, ...readRanking(form.ranking, before.values, words) } };
  }
  const isKept = form.formula.trim() === '' && before.logic !== undefined;
  const logic = before.logic ?? 'null';
  const read = isKept ? { ok: true as const, changes: [] } : changesByFormula(logic, form.formula);
  if (fault !== undefined || !read.ok) {
    const faults = { ...(fault !== undefined && { name: fault }), ...(!read.ok && { formula: read.finding }) };
    return { ok: false, faults };
  }
  const isSame = read.changes.length === 0 && before.logic !== undefined;
  return { ok: true, column: { ...renamed, ...(!isSame && { logic: applyChanges(logic, read.changes) }) } };
}

function linesOf(ranking: string): readonly string[] {
  return ranking.split('\n').filter((line) => line.trim() !== '');
}

/** The first incomplete line of a priority. */
function findUnread(ranking: string, words: DecisionWords): Json | undefined {
  const outcomes = linesOf(ranking).map((line) => parseJson(readOutcome(line, words)) ?? null);
  return outcomes.find((outcome) => findOutcomeFault(outcome, words) !== undefined);
}

function readRanking(
  ranking: string,
  before: string | undefined,
  words: DecisionWords | undefined,
): Pick<DraftColumn, 'values'> {
  const lines = linesOf(ranking);
  if (lines.length === 0) return before === undefined ? {} : { values: null };
  const written = lines.map((line) => readOutcome(line, words));
  const isSame =
    before !== undefined &&
    JSON.stringify(JSON.parse(before)) === JSON.stringify(written.map((one) => JSON.parse(one) as unknown));
  return isSame ? {} : { values: `[${written.join(', ')}]` };
}
