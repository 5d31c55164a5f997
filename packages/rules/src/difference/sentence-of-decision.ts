/** What was edited in a decision table, as a sentence. */
import { createSay, type Sentence } from '@coverwright/insurance/sentence';
import { shorten } from '@coverwright/insurance/shorten';
import { cellInWords, decisionRowInWords, outcomeInWords, separated } from '../decisions/decision-in-words.ts';
import { isJsonList, type Json } from '../json/json.ts';
import type { ColumnEdit } from './align-columns.ts';
import type { CellEdit, DecisionEdit } from './decision-edit.ts';
import type { ComparedDecision } from './decision-table.ts';
import { differenceSentences } from './sentences.ts';
import { showLogic } from './show-logic.ts';

const say = createSay(differenceSentences);

const maxLength = 60;
/** Numbers of rows, and values of a priority, in one sentence. */
const maxListed = 20;

const hits: ReadonlyMap<string, Sentence> = new Map([
  ['unique', say('DECISION_HIT_UNIQUE')],
  ['any', say('DECISION_HIT_ANY')],
  ['priority', say('DECISION_HIT_PRIORITY')],
  ['first', say('DECISION_HIT_FIRST')],
  ['rule order', say('DECISION_HIT_RULE_ORDER')],
  ['output order', say('DECISION_HIT_OUTPUT_ORDER')],
  ['collect', say('DECISION_HIT_COLLECT')],
  ['collect sum', say('DECISION_HIT_SUM')],
  ['collect min', say('DECISION_HIT_MINIMUM')],
  ['collect max', say('DECISION_HIT_MAXIMUM')],
  ['collect count', say('DECISION_HIT_COUNT')],
]);

export function sentenceOfDecision(edit: DecisionEdit): Sentence {
  const { kind } = edit;
  if (kind === 'HIT') return say('DECISION_HIT_CHANGED', { before: hitOf(edit.before), after: hitOf(edit.after) });
  if (kind === 'DEFAULT')
    return say('DECISION_DEFAULT_CHANGED', { before: defaultOf(edit.before), after: defaultOf(edit.after) });
  if (kind === 'CELLS') return sentenceOfCells(edit.rows, edit.cells);
  if (!('row' in edit)) return sentenceOfColumn(edit);
  const { row } = edit;
  const content = decisionRowInWords(edit.content.names, edit.content.cells);
  if (kind === 'ROW_MOVED') return say('DECISION_ROW_MOVED', { from: edit.from, row, content });
  return kind === 'ROW_ADDED'
    ? say('DECISION_ROW_ADDED', { row, content })
    : say('DECISION_ROW_REMOVED', { row, content });
}

/** What a table has beside its rows. */
export function sentencesOfTable({ columns, outputs, hit, priorities, ...table }: ComparedDecision): Sentence[] {
  const listed = (names: readonly string[]) => names.slice(0, maxListed).map(nameOf).join(', ');
  return [
    say('DECISION_COLUMNS_OF_TABLE', { conditions: listed(columns), outcomes: listed(outputs) }),
    say('DECISION_HIT_OF_TABLE', { hit: hitOf(hit) }),
    ...outputs.flatMap((output, index): Sentence[] => {
      const values = priorities[index];
      if (values === undefined) return [];
      return [say('DECISION_PRIORITY_OF_TABLE', { column: nameOf(output), values: priorityOf(values) })];
    }),
    say('DECISION_DEFAULT_OF_TABLE', { outcome: defaultOf(table.default) }),
  ];
}

function sentenceOfColumn(edit: ColumnEdit): Sentence {
  const { kind } = edit;
  if (kind === 'COLUMN_RENAMED')
    return say('DECISION_COLUMN_RENAMED', { before: nameOf(edit.before), after: nameOf(edit.after) });
  if (kind === 'COLUMNS_REORDERED')
    return say('DECISION_COLUMNS_REORDERED', { columns: edit.columns.slice(0, maxListed).map(nameOf).join(', ') });
  const column = nameOf(edit.column);
  if (kind === 'COLUMN_LOGIC') {
    return say('DECISION_COLUMN_READS', { column, before: showLogic(edit.before), after: showLogic(edit.after) });
  }
  if (kind === 'PRIORITY') {
    const [before, after] = [priorityOf(edit.before), priorityOf(edit.after)];
    return say('DECISION_PRIORITY_CHANGED', { column, before, after });
  }
  if (kind === 'COLUMN_ADDED')
    return edit.isOutcome ? say('DECISION_OUTCOME_ADDED', { column }) : say('DECISION_COLUMN_ADDED', { column });
  return edit.isOutcome ? say('DECISION_OUTCOME_REMOVED', { column }) : say('DECISION_COLUMN_REMOVED', { column });
}

function sentenceOfCells(rows: readonly number[], cells: readonly CellEdit[]): Sentence {
  const changes = cells.map((cell, index) => {
    const change = sentenceOfCell(cell);
    return index === cells.length - 1 ? change : say('DECISION_CHANGE_CONTINUED', { change });
  });
  const [row = 0] = rows;
  if (rows.length === 1) return say('DECISION_ROW_CHANGED', { row, changes });
  const listed = rows.slice(0, maxListed).join(', ');
  return rows.length <= maxListed
    ? say('DECISION_ROWS_CHANGED', { rows: listed, changes })
    : say('DECISION_MANY_ROWS_CHANGED', { count: rows.length, rows: listed, changes });
}

function sentenceOfCell({ column, isOutcome, before, after }: CellEdit): Sentence {
  const words = (cell: Json) => (isOutcome ? outcomeInWords(cell) : cellInWords(cell));
  const given = { column: nameOf(column), after: words(after) };
  return before === undefined
    ? say('DECISION_CELL_SET', given)
    : say('DECISION_CELL_CHANGED', { ...given, before: words(before) });
}

function hitOf(hit: string): Sentence | string {
  return hits.get(hit) ?? nameOf(hit);
}

function defaultOf(outcome: Json | undefined): Sentence {
  return outcome === undefined ? say('DECISION_WITHOUT_DEFAULT') : outcomeInWords(outcome);
}

function priorityOf(values: Json | undefined): Sentence | Sentence[] {
  if (values === undefined || !isJsonList(values)) return say('DECISION_WITHOUT_PRIORITY');
  return separated(values.slice(0, maxListed).map(outcomeInWords));
}

function nameOf(name: string): string {
  return shorten(name, maxLength);
}
