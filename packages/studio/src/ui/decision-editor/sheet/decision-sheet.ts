/** A decision table as the columns and cells of a grid, and edits of the grid as a draft of the table. Pure. */
import {
  collectCodes,
  isDecisionOutcome,
  readOutcome,
  showOutcome,
  type DecisionDraft,
  type DecisionWords,
  type DraftRow,
  type KnownCodes,
  type WrittenDecision,
} from '@coverwright/rules/decision-text';
import { toFormula } from '@coverwright/rules/formula';
import { columnInWords, type ColumnLabels } from './column-words.ts';
import type { Block, Edit, GridColumn } from '../../grid/model/sheet.ts';

export interface DecisionSheet {
  readonly columns: readonly GridColumn[];
  readonly cells: Block;
  /** By output, the words of its outcomes; undefined for values. */
  readonly words: readonly (DecisionWords | undefined)[];
  /** The codes of declines that the table has. */
  readonly codes: KnownCodes;
}

export interface SheetTexts {
  /** Set in underwriting. */
  readonly words: DecisionWords | undefined;
  /** What a column of outcomes is called. */
  readonly outcome: string;
  readonly labels: ColumnLabels;
}

/** What a column of conditions decides by; empty if it is too large for a formula. */
export function formulaOf(logic: string): string {
  const shown = toFormula(logic);
  return shown.ok ? shown.formula : '';
}

function isConditionText(written: string): boolean {
  return written.startsWith('"');
}

/** What is not a text has a problem, and is shown as it is written. */
function showCondition(written: string): string {
  return isConditionText(written) ? (JSON.parse(written) as string) : written;
}

/** The JSON texts of a column. Undefined where a row has no cell. */
function writtenColumn(text: string, { rows }: WrittenDecision, column: number): readonly (string | undefined)[] {
  return rows.map(({ items }) => {
    const at = items[column];
    return at && text.slice(at.from, at.to);
  });
}

function columnsOf(
  text: string,
  { conditions, outputs }: WrittenDecision,
  { outcome, labels }: SheetTexts,
): readonly GridColumn[] {
  const ofConditions = conditions.map(({ name, value }) => ({
    id: `condition:${name}`,
    name,
    type: 'text' as const,
    hint: columnInWords(text.slice(value.from, value.to), labels),
  }));
  const ofOutcomes = outputs.map(({ name }, index) => ({
    id: `outcome:${index}:${name}`,
    name,
    type: 'text' as const,
    hint: outcome,
    isWide: true,
  }));
  return [...ofConditions, ...ofOutcomes];
}

/** Whether all outcomes are values instead of decisions. A column without outcomes is one of decisions. */
function isOfValues(cells: readonly (string | undefined)[]): boolean {
  const known = cells.filter((cell) => cell !== undefined && !/^\{\s*\}$/.test(cell));
  return known.length > 0 && !known.some((cell) => cell !== undefined && isDecisionOutcome(cell));
}

const noCodes: KnownCodes = new Set();

export function toSheet(text: string, decision: WrittenDecision, texts: SheetTexts): DecisionSheet {
  const { words } = texts;
  const { conditions, outputs } = decision;
  const ofConditions = conditions.map((_, column) =>
    writtenColumn(text, decision, column).map((written) => (written === undefined ? '' : showCondition(written))),
  );
  const written = outputs.map((_, index) => writtenColumn(text, decision, conditions.length + index));
  const { default: fallback } = decision;
  const ofDefault = outputs.length === 1 && fallback ? [text.slice(fallback.from, fallback.to)] : [];
  const spoken = written.map((cells) => (isOfValues([...cells, ...ofDefault]) ? undefined : words));
  const ofOutcomes = written.map((cells, index) =>
    cells.map((cell) => (cell === undefined ? '' : showOutcome(cell, spoken[index]))),
  );
  return {
    columns: columnsOf(text, decision, texts),
    cells: [...ofConditions, ...ofOutcomes],
    words: spoken,
    codes:
      words === undefined
        ? noCodes
        : collectCodes(
            written.flat().filter((cell) => cell !== undefined),
            words,
          ),
  };
}

/** The JSON text of a cell's notation. */
export function writeCell(
  cell: string,
  column: number,
  conditionCount: number,
  { words, codes }: Pick<DecisionSheet, 'words' | 'codes'>,
): string {
  if (column >= conditionCount) return readOutcome(cell, words[column - conditionCount], codes);
  const condition = cell.trim();
  return JSON.stringify(condition === '' ? '-' : condition);
}

/** @param write the JSON text of a cell */
export function withEdits(
  draft: DecisionDraft,
  edits: readonly Edit[],
  write: (cell: string, column: number) => string,
): DecisionDraft {
  let rows: readonly DraftRow[] = draft.rows;
  for (const edit of edits) rows = withEdit(rows, edit, write);
  return { ...draft, rows };
}

function cellsOf(edit: Pick<Extract<Edit, { kind: 'set' }>, 'cells'>, index: number, first: number, isNew: boolean) {
  return edit.cells.flatMap((column, at) => {
    const cell = column[index] ?? '';
    return isNew && cell === '' ? [] : [{ column: first + at, cell }];
  });
}

function withEdit(
  rows: readonly DraftRow[],
  edit: Edit,
  write: (cell: string, column: number) => string,
): readonly DraftRow[] {
  const written = (cells: ReturnType<typeof cellsOf>) =>
    cells.map(({ column, cell }): [number, string] => [column, write(cell, column)]);
  if (edit.kind === 'set') {
    const changed = [...rows];
    for (const [index, row] of edit.rows.entries()) {
      const before = changed[row];
      const cells = written(cellsOf(edit, index, edit.column, false));
      if (before !== undefined) changed[row] = { ...before, cells: new Map([...before.cells, ...cells]) };
    }
    return changed;
  }
  if (edit.kind === 'remove') {
    const removed = new Set(edit.rows);
    return rows.filter((_, row) => !removed.has(row));
  }
  // Columns are changed through the text.
  if (edit.kind === 'columns') return rows;
  const result: DraftRow[] = [];
  let taken = 0;
  for (const [index, row] of edit.rows.entries()) {
    result.push(...rows.slice(taken, taken + row - result.length));
    taken = result.length - index;
    result.push({ source: undefined, cells: new Map(written(cellsOf(edit, index, 0, true))) });
  }
  return [...result, ...rows.slice(taken)];
}
