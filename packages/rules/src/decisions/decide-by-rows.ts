/** What compiled code calls to decide by a table. */
import type { Run } from '../problems/failures.ts';
import { toComposed } from '../tables/table-cells.ts';
import type { ValueClasses } from './column-classes.ts';
import type { DecisionTable } from './decision-table.ts';
import { findMatches } from './match-rows.ts';
import { findIndexed, type RowIndex } from './row-index.ts';
import { settle } from './settle.ts';

export function decideByRows(table: DecisionTable, inputs: readonly unknown[], run: Run): unknown {
  return settle(table, findMatches(table, inputs, run), inputs, run).value;
}

export function decideByIndex(index: RowIndex, inputs: readonly unknown[], run: Run): unknown {
  return settle(index.table, findIndexed(index, inputs, run), inputs, run).value;
}

/** @param bits the rows that match: bit i for row i */
export function settleRows(table: DecisionTable, bits: number, inputs: readonly unknown[], run: Run): unknown {
  const matches = table.rows.flatMap((_, row) => ((bits >>> row) & 1 ? [row] : []));
  return settle(table, matches, inputs, run).value;
}

/** The class of a text, or -1 for anything that is not a text. */
export function codeOfText({ codes }: ValueClasses, value: unknown): number {
  if (typeof value !== 'string') return -1;
  return codes.get(value) ?? codes.get(toComposed(value)) ?? 0;
}
