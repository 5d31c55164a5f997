/** Moves the selected rows of a decision table. Their order decides under some hit policies. */
import { withMoved, type DecisionDraft } from '@coverwright/rules/decision-text';
import type { GridEditor } from '../../grid/model/grid-editor.ts';
import { rangeOf, selectRange } from '../../grid/model/selection.ts';

export interface RowMove {
  readonly from: number;
  readonly count: number;
  readonly to: number;
}

/** Undefined if the rows are at that end already, or are not in the stored order. */
export function moveOf({ selection, content, sheet }: GridEditor, by: 1 | -1): RowMove | undefined {
  if (content.sorting !== undefined || content.filters.size > 0) return undefined;
  const { top, bottom } = rangeOf(selection);
  const count = Math.min(bottom, sheet.rowCount - 1) - top + 1;
  const to = top + by;
  return count > 0 && to >= 0 && to + count <= sheet.rowCount ? { from: top, count, to } : undefined;
}

export function withMovedRows(draft: DecisionDraft, { from, count, to }: RowMove): DecisionDraft {
  return { ...draft, rows: withMoved(draft.rows, from, count, to) };
}

export function selectMoved(editor: GridEditor, { count, to }: RowMove): void {
  const { left, right } = rangeOf(editor.selection);
  editor.select(selectRange({ position: to, column: left }, { position: to + count - 1, column: right }));
}
