/** For tables with many rows: by column and class, the set of the rows that match. The rows that match all are their intersection. */
import type { Run } from '../problems/failures.ts';
import { NumberClasses, ValueClasses } from './column-classes.ts';
import type { DecisionTable } from './decision-table.ts';
import { spendRows, toConditionValues } from './match-rows.ts';

interface IndexedColumn {
  /** Its position among the columns. */
  readonly column: number;
  readonly classes: NumberClasses | ValueClasses;
  /** By class, as many words as a set of all rows needs. */
  readonly sets: Uint32Array;
}

export interface RowIndex {
  readonly table: DecisionTable;
  readonly words: number;
  readonly columns: readonly IndexedColumn[];
}

/** Of sets for each cell of the table: limits memory in proportion to the length of the rule. */
const maxWordsPerCell = 16;

function indexColumn({ rows }: DecisionTable, column: number, classes: IndexedColumn['classes'], words: number) {
  const sets = new Uint32Array(classes.count * words);
  for (const [row, { conditions }] of rows.entries()) {
    const mask = classes.maskOf(conditions[column]);
    const [word, bit] = [row >>> 5, 2 ** (row & 31)];
    for (let index = 0; index < mask.length; index++) {
      if (mask[index] === 1) sets[index * words + word] = (sets[index * words + word] ?? 0) + bit;
    }
  }
  return { column, classes, sets };
}

/** Undefined for a table whose index would be too large. */
export function indexRows(table: DecisionTable): RowIndex | undefined {
  const words = Math.ceil(table.rows.length / 32);
  const classes = table.columns.flatMap(({ type }, column) => {
    const conditions = table.rows.map((row) => row.conditions[column]);
    if (type === undefined) return [];
    const isOrdered = type === 'number' || type === 'date';
    return [{ column, classes: isOrdered ? new NumberClasses(conditions) : new ValueClasses(conditions) }];
  });
  const total = classes.reduce((sum, { classes: { count } }) => sum + count * words, 0);
  if (total > table.rows.length * table.columns.length * maxWordsPerCell) return undefined;
  return { table, words, columns: classes.map((one) => indexColumn(table, one.column, one.classes, words)) };
}

/** Like findMatches. */
export function findIndexed({ table, words, columns }: RowIndex, inputs: readonly unknown[], run: Run): number[] {
  spendRows(table, run);
  const values = toConditionValues(table.columns, inputs, run);
  const starts = columns.map(({ column, classes }) => classes.classOf(values[column] ?? '') * words);
  const matches: number[] = [];
  const last = (table.rows.length - 1) & 31;
  for (let word = 0; word < words; word++) {
    let set = word === words - 1 && last < 31 ? 2 ** (last + 1) - 1 : 0xffffffff;
    for (let index = 0; index < columns.length && set !== 0; index++) {
      set &= columns[index]?.sets[(starts[index] ?? 0) + word] ?? 0;
    }
    while (set !== 0) {
      const bit = 31 - Math.clz32(set & -set);
      matches.push(word * 32 + bit);
      if (table.hit === 'first') return matches;
      set &= set - 1;
    }
  }
  return matches;
}
