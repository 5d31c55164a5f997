/** Which columns of two decision tables correspond to each other, and what was edited in them. */
import type { Json } from '../json/json.ts';
import type { ComparedDecision } from './decision-table.ts';
import { isSameJson } from './same-json.ts';

/** A column of the new table, and the positions of its cells in both. */
export interface ColumnPair {
  readonly name: string;
  readonly isOutcome: boolean;
  /** Undefined for a new column. */
  readonly from: number | undefined;
  readonly to: number;
}

export type ColumnEdit =
  | { readonly kind: 'COLUMN_ADDED' | 'COLUMN_REMOVED'; readonly column: string; readonly isOutcome: boolean }
  | { readonly kind: 'COLUMN_RENAMED'; readonly before: string; readonly after: string }
  | { readonly kind: 'COLUMNS_REORDERED'; readonly columns: readonly string[] }
  /** The value that the column decides by. */
  | { readonly kind: 'COLUMN_LOGIC'; readonly column: string; readonly before: Json; readonly after: Json }
  | {
      readonly kind: 'PRIORITY';
      readonly column: string;
      readonly before: Json | undefined;
      readonly after: Json | undefined;
    };

interface Columns {
  readonly names: readonly string[];
  /** Of the first column among the cells of a row. */
  readonly start: number;
}

export function alignColumns(
  before: ComparedDecision,
  after: ComparedDecision,
): { readonly pairs: readonly ColumnPair[]; readonly edits: readonly ColumnEdit[] } {
  const conditions = alignNames(
    { names: before.columns, start: 0 },
    { names: after.columns, start: 0 },
    false,
    (a, b) => isSameJson(before.keys[a] ?? null, after.keys[b] ?? null),
  );
  const [old, next] = [before, after].map(({ columns, outputs }) => ({ names: outputs, start: columns.length }));
  // Outcomes are not calculated: a single one that has another name was renamed.
  const outcomes = old && next && alignNames(old, next, true, () => true);
  return {
    pairs: [...conditions.pairs, ...(outcomes?.pairs ?? [])],
    edits: [
      ...conditions.edits,
      ...keyEdits(before, after),
      ...(outcomes?.edits ?? []),
      ...priorityEdits(before, after, outcomes?.pairs ?? []),
    ],
  };
}

function alignNames(
  before: Columns,
  after: Columns,
  isOutcome: boolean,
  mayBeRenamed: (before: string, after: string) => boolean,
): { readonly pairs: readonly ColumnPair[]; readonly edits: readonly ColumnEdit[] } {
  const [known, wanted] = [new Set(before.names), new Set(after.names)];
  const removed = before.names.filter((name) => !wanted.has(name));
  const added = after.names.filter((name) => !known.has(name));
  // Among several, which one became which would be a guess.
  const isOne = removed.length === 1 && added.length === 1;
  const edits: ColumnEdit[] = [];
  const pairs = after.names.map((name, index): ColumnPair => {
    const to = after.start + index;
    if (known.has(name)) return { name, isOutcome, from: before.start + before.names.indexOf(name), to };
    const match = isOne ? removed.findIndex((other) => mayBeRenamed(other, name)) : -1;
    const [old] = match === -1 ? [] : removed.splice(match, 1);
    edits.push(
      old === undefined
        ? { kind: 'COLUMN_ADDED', column: name, isOutcome }
        : { kind: 'COLUMN_RENAMED', before: old, after: name },
    );
    return { name, isOutcome, from: old === undefined ? undefined : before.start + before.names.indexOf(old), to };
  });
  const positions = pairs.flatMap(({ from }) => from ?? []);
  const isReordered = positions.some((position, index) => position < (positions[index - 1] ?? 0));
  return {
    pairs,
    edits: [
      ...edits,
      ...removed.map((column): ColumnEdit => ({ kind: 'COLUMN_REMOVED', column, isOutcome })),
      ...(isReordered ? [{ kind: 'COLUMNS_REORDERED' as const, columns: after.names }] : []),
    ],
  };
}

function keyEdits(before: ComparedDecision, after: ComparedDecision): ColumnEdit[] {
  return after.columns.flatMap((column): ColumnEdit[] => {
    if (!before.columns.includes(column)) return [];
    const [old, next] = [before.keys[column] ?? null, after.keys[column] ?? null];
    return isSameJson(old, next) ? [] : [{ kind: 'COLUMN_LOGIC', column, before: old, after: next }];
  });
}

function priorityEdits(before: ComparedDecision, after: ComparedDecision, pairs: readonly ColumnPair[]): ColumnEdit[] {
  return pairs.flatMap(({ name, from, to }): ColumnEdit[] => {
    if (from === undefined) return [];
    const old = before.priorities[from - before.columns.length];
    const next = after.priorities[to - after.columns.length];
    return isSameJson(old ?? null, next ?? null) ? [] : [{ kind: 'PRIORITY', column: name, before: old, after: next }];
  });
}
