/**
 * Compares two versions of logic and describes what a person has edited. Pure. Knows only the form of logic, neither
 * products nor the languages of users.
 */
import type { Json } from '../json/json.ts';
import { measureRule } from '../json/shape.ts';
import { defaultLimits } from '../limits.ts';
import { toTableLiteral } from './decision-table.ts';
import { findEdits } from './find-edits.ts';
import { findMoves } from './find-moves.ts';
import { groupEdits } from './group-edits.ts';
import type { LogicDifference } from './logic-difference.ts';
import { NodeBuilder } from './logic-node.ts';
import { isSameJson } from './same-json.ts';

export type { LogicContext, LogicDifference, LogicEdit, LogicPlace, LogicRole } from './logic-difference.ts';
export { decisionSentences } from '../decisions/decision-sentences.ts';
export { sentencesOfLogic } from './sentences-of-logic.ts';
export { sentenceOfDifference } from './sentence-of-difference.ts';
export { differenceSentences } from './sentences.ts';
export { tableEditSentences } from './table-edit-sentences.ts';

/** Nobody reads more. */
export const differencesMax = 1000;

/** Larger logic is compared as a whole: looking for edits would take too long for a thread that serves others. */
export const comparedNodesMax = 30_000;

/**
 * The edits that lead from one logic to another, in the order of the logic; empty for equal logic. Any JSON is accepted.
 * What is too large is one difference, and so is what is nested deeper than the engine evaluates.
 */
export function differenceOfLogic(before: Json, after: Json): readonly LogicDifference[] {
  if (isTooLarge(before) || isTooLarge(after)) return isSameJson(before, after) ? [] : [changeOfAll(before, after)];
  const builder = new NodeBuilder();
  const edits = groupEdits(findMoves(findEdits(builder.toNode(before), builder.toNode(after))));
  if (edits.length <= differencesMax) return edits;
  const shown = edits.slice(0, differencesMax - 1);
  return [...shown, { action: 'OMITTED', count: edits.length - shown.length }];
}

function isTableLiteral(logic: Json): boolean {
  return toTableLiteral(logic) !== undefined;
}

function isTooLarge(logic: Json): boolean {
  const { maxDepth } = defaultLimits;
  const { nodes, depth } = measureRule(logic, maxDepth, comparedNodesMax, isTableLiteral);
  return nodes > comparedNodesMax || depth > maxDepth;
}

function changeOfAll(before: Json, after: Json): LogicDifference {
  return { action: 'CHANGED', path: [], places: [{ before: [], after: [] }], role: 'WHOLE', before, after };
}
