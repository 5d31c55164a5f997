/** What was edited in a decision table: its rows, found by what they contain, its columns and its hit policy. */
import type { DecisionNames } from '../decisions/decision-in-words.ts';
import type { Json } from '../json/json.ts';
import { alignRows } from './align-rows.ts';
import { alignColumns, type ColumnEdit, type ColumnPair } from './align-columns.ts';
import type { ComparedDecision } from './decision-table.ts';
import { isSameJson } from './same-json.ts';
import type { Work } from './work.ts';

export interface CellEdit {
  readonly column: string;
  readonly isOutcome: boolean;
  /** Undefined in a new column. */
  readonly before: Json | undefined;
  readonly after: Json;
}

/** Rows are counted from 1: removed ones in the old table, all others in the new one. */
export type DecisionEdit =
  | ColumnEdit
  | { readonly kind: 'HIT'; readonly before: string; readonly after: string }
  | { readonly kind: 'DEFAULT'; readonly before: Json | undefined; readonly after: Json | undefined }
  | { readonly kind: 'ROW_ADDED' | 'ROW_REMOVED'; readonly row: number; readonly content: DecisionRowContent }
  | { readonly kind: 'ROW_MOVED'; readonly from: number; readonly row: number; readonly content: DecisionRowContent }
  /** The same changes in one row or more. */
  | {
      readonly kind: 'CELLS';
      readonly row: number;
      readonly rows: readonly number[];
      readonly cells: readonly CellEdit[];
    };

export interface DecisionRowContent {
  readonly names: DecisionNames;
  readonly cells: readonly Json[];
}

/** Empty for tables that differ only in how they are written. */
export function findDecisionEdits(before: ComparedDecision, after: ComparedDecision, work: Work): DecisionEdit[] {
  const { pairs, edits } = alignColumns(before, after);
  const isHitSame = before.hit === after.hit;
  return [
    ...(isHitSame ? [] : [{ kind: 'HIT' as const, before: before.hit, after: after.hit }]),
    ...edits,
    ...rowEdits(before, after, pairs, work),
    ...defaultEdits(before, after),
  ];
}

function defaultEdits(before: ComparedDecision, after: ComparedDecision): DecisionEdit[] {
  const [old, next] = [before.default, after.default];
  const isSame = old === undefined || next === undefined ? old === next : isSameJson(old, next);
  return isSame ? [] : [{ kind: 'DEFAULT', before: old, after: next }];
}

function rowEdits(
  before: ComparedDecision,
  after: ComparedDecision,
  pairs: readonly ColumnPair[],
  work: Work,
): DecisionEdit[] {
  const aligned = alignRows(before.rows, after.rows, pairs, work);
  const moves = new Map(aligned.moved.map(([from, to]) => [to, from]));
  const left = new Set(moves.values());
  const edits: DecisionEdit[] = [];
  const changed = new Map<string, { readonly cells: readonly CellEdit[]; readonly rows: number[] }>();
  for (const [x, y] of aligned.pairs) {
    if (y === undefined) {
      if (x === undefined || left.has(x)) continue;
      edits.push({ kind: 'ROW_REMOVED', row: x + 1, content: { names: before, cells: before.rows[x] ?? [] } });
      continue;
    }
    const cells = after.rows[y] ?? [];
    const from = x ?? moves.get(y);
    if (x === undefined) {
      const content = { names: after, cells };
      if (from === undefined) edits.push({ kind: 'ROW_ADDED', row: y + 1, content });
      else edits.push({ kind: 'ROW_MOVED', from: from + 1, row: y + 1, content });
    }
    if (from === undefined) continue;
    const cellEdits = cellEditsOf(before.rows[from] ?? [], cells, pairs);
    if (cellEdits.length === 0) continue;
    const key = JSON.stringify(cellEdits);
    const known = changed.get(key);
    if (known !== undefined) known.rows.push(y + 1);
    else {
      const rows = [y + 1];
      changed.set(key, { cells: cellEdits, rows });
      edits.push({ kind: 'CELLS', row: y + 1, rows, cells: cellEdits });
    }
  }
  return edits;
}

function cellEditsOf(before: readonly Json[], after: readonly Json[], pairs: readonly ColumnPair[]): CellEdit[] {
  return pairs.flatMap(({ name, isOutcome, from, to }): CellEdit[] => {
    const next = after[to] ?? null;
    if (from === undefined) {
      const isAny = !isOutcome && (next === '-' || next === '');
      return isAny ? [] : [{ column: name, isOutcome, before: undefined, after: next }];
    }
    const old = before[from] ?? null;
    return isSameJson(old, next) ? [] : [{ column: name, isOutcome, before: old, after: next }];
  });
}
