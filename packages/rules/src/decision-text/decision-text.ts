/**
 * Decision tables in JSON text, for editors. The text is the document: a table is read from it with the ranges of its
 * parts, and an edit of the table changes only these. Pure; knows no editor.
 */
export { changeDecision } from './change-decision.ts';
export { newRow, toDraft, withMoved, type DecisionDraft, type DraftColumn, type DraftRow } from './decision-draft.ts';
export {
  correctOutcome,
  findOutcomeFault,
  isDecisionOutcome,
  readOutcome,
  showOutcome,
  type KnownCodes,
  type OutcomeFault,
} from './outcome-notation.ts';
export { collectCodes } from './known-codes.ts';
export type { DecisionWords } from './outcome-words.ts';
export { createDecision, isEmptyLogic, placeDecision, type NewColumn } from './create-decision.ts';
export { correctCondition, typeOfCondition, type ConditionCorrection } from '../decisions/correct-condition.ts';
export type { KeyType } from '../tables/rate-table.ts';
export { isColumnName } from '../decisions/read-decision-table.ts';
export { findDecisions, type WrittenDecision } from './written-decision.ts';
export { applyChanges, type TextChange } from '../formula/text-changes.ts';
