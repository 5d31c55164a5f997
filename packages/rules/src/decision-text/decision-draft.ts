/** A decision table as it is to be: what of its text remains, in which order, and what is new. */
import type { WrittenDecision } from './written-decision.ts';

/** A column of conditions or outcomes. */
export interface DraftColumn {
  /** Among the conditions or outputs of the text; undefined for a new one. */
  readonly source: number | undefined;
  /** Set if it changes. */
  readonly name?: string;
  /** The JSON text of what a column of conditions decides by; set if it changes. */
  readonly logic?: string;
  /** The JSON text of the values of an output in their priority; set if they change, and null to remove them. */
  readonly values?: string | null;
}

export interface DraftRow {
  /** Among the rows of the text; undefined for a new one. */
  readonly source: number | undefined;
  /** The JSON texts that change, by new column: conditions, then outcomes. */
  readonly cells: ReadonlyMap<number, string>;
}

export interface DecisionDraft {
  readonly hit?: string;
  /** JSON text; null to remove it. */
  readonly default?: string | null;
  readonly conditions: readonly DraftColumn[];
  readonly outputs: readonly DraftColumn[];
  readonly rows: readonly DraftRow[];
}

const noCells: ReadonlyMap<number, string> = new Map();

export const newRow: DraftRow = { source: undefined, cells: noCells };

/** The table as it is. */
export function toDraft({ conditions, outputs, rows }: WrittenDecision): DecisionDraft {
  const sources = (list: readonly unknown[]) => list.map((_, source) => ({ source }));
  return {
    conditions: sources(conditions),
    outputs: sources(outputs),
    rows: rows.map((_, source) => ({ source, cells: noCells })),
  };
}

/** @param to the position that the first entry has afterwards */
export function withMoved<Entry>(list: readonly Entry[], from: number, count: number, to: number): Entry[] {
  const moved = list.slice(from, from + count);
  const others = [...list.slice(0, from), ...list.slice(from + count)];
  return [...others.slice(0, to), ...moved, ...others.slice(to)];
}
