/** Logic as a whole in a few sentences, where there is nothing to compare it with. */
import { createSay, type Sentence } from '@coverwright/insurance/sentence';
import { decisionRowInWords } from '../decisions/decision-in-words.ts';
import type { Json } from '../json/json.ts';
import { toComparedDecision } from './decision-table.ts';
import { differenceSentences } from './sentences.ts';
import { sentencesOfTable } from './sentence-of-decision.ts';
import { showLogic } from './show-logic.ts';

const say = createSay(differenceSentences);

const maxRows = 200;

/** The columns, the rows and the other settings of a decision table; a short form of any other logic. */
export function sentencesOfLogic(logic: Json): readonly Sentence[] {
  const decision = toComparedDecision(logic);
  if (decision === undefined) return [say('LOGIC_IN_SHORT', { logic: showLogic(logic) })];
  const { rows } = decision;
  const shown = rows
    .slice(0, maxRows)
    .map((cells, index) =>
      say('DECISION_ROW_OF_TABLE', { row: index + 1, content: decisionRowInWords(decision, cells) }),
    );
  const table = sentencesOfTable(decision);
  if (rows.length <= maxRows) return [...table, ...shown];
  return [...table, ...shown, say('DECISION_ROWS_OMITTED', { count: rows.length - maxRows })];
}
