/** Edits of the columns of a decision table. Columns are counted across conditions and outcomes. Pure. */
import { withMoved, type DecisionDraft, type DraftColumn } from '@coverwright/rules/decision-text';

export type ColumnKind = 'condition' | 'outcome';

export interface ColumnPosition {
  readonly kind: ColumnKind;
  /** Among the columns of its kind. */
  readonly index: number;
}

export function positionOf(column: number, conditionCount: number): ColumnPosition {
  return column < conditionCount
    ? { kind: 'condition', index: column }
    : { kind: 'outcome', index: column - conditionCount };
}

function columnsOf(draft: DecisionDraft, kind: ColumnKind): readonly DraftColumn[] {
  return kind === 'condition' ? draft.conditions : draft.outputs;
}

function withColumns(draft: DecisionDraft, kind: ColumnKind, columns: readonly DraftColumn[]): DecisionDraft {
  return kind === 'condition' ? { ...draft, conditions: columns } : { ...draft, outputs: columns };
}

export function withColumn(draft: DecisionDraft, { kind, index }: ColumnPosition, column: DraftColumn): DecisionDraft {
  return withColumns(draft, kind, columnsOf(draft, kind).toSpliced(index, 0, column));
}

export function withoutColumn(draft: DecisionDraft, { kind, index }: ColumnPosition): DecisionDraft {
  return withColumns(draft, kind, columnsOf(draft, kind).toSpliced(index, 1));
}

export function withMovedColumn(draft: DecisionDraft, { kind, index }: ColumnPosition, by: 1 | -1): DecisionDraft {
  return withColumns(draft, kind, withMoved(columnsOf(draft, kind), index, 1, index + by));
}

export function withChangedColumn(
  draft: DecisionDraft,
  { kind, index }: ColumnPosition,
  changes: Omit<DraftColumn, 'source'>,
): DecisionDraft {
  const columns = columnsOf(draft, kind);
  const before = columns[index];
  return before === undefined ? draft : withColumns(draft, kind, columns.with(index, { ...before, ...changes }));
}
