import type { Json, JsonPath } from '../json/json.ts';
import type { DecisionEdit } from './decision-edit.ts';

/** What a part of the logic is to the operator, list or object that contains it. */
export type LogicRole =
  | 'ARGUMENT'
  | 'BRANCH'
  | 'CONDITION'
  | 'FACTOR'
  | 'ITEM'
  | 'MEMBER'
  | 'DEFAULT'
  | 'TERM'
  /** The logic itself, which nothing contains. */
  | 'WHOLE';

/** Where something is on each side: absent on the side on which it does not exist. */
export interface LogicPlace {
  readonly before?: JsonPath;
  readonly after?: JsonPath;
}

/**
 * An edit as a person would describe it; the same edit in several places is one difference.
 *
 * - `ADDED`, `REMOVED`   a part of an operator, list or object
 * - `CHANGED`            an expression was replaced by another one
 * - `MOVED`              parts have other positions, or one has another operator
 * - `OPERATOR_CHANGED`   an operator was replaced, and most of its arguments were not
 * - `WRAPPED`            an expression became part of a new one, at `inside` of `after`
 * - `UNWRAPPED`          an expression was replaced by a part of it, at `inside` of `before`
 */
export interface LogicEdit {
  readonly action: 'ADDED' | 'CHANGED' | 'MOVED' | 'OPERATOR_CHANGED' | 'REMOVED' | 'UNWRAPPED' | 'WRAPPED';
  /** Of the first place: in the new logic, or of what was removed in the old logic. */
  readonly path: JsonPath;
  /** At least one. */
  readonly places: readonly LogicPlace[];
  readonly role: LogicRole;
  /** The subtrees of the first place. A branch of `if` is a list of its condition and its result. */
  readonly before?: Json;
  readonly after?: Json;
  /** The path from the wrapper to what is in it. */
  readonly inside?: JsonPath;
  /** What contains the part, unless it is the whole logic. For MOVED, where it is after the move. */
  readonly within?: LogicContext;
  /** What contained a part that moved to another operator. */
  readonly from?: LogicContext;
}

/** An operator, list, object or branch on both sides, in the first place. A branch is a list, as above. */
export interface LogicContext {
  readonly before: Json;
  readonly after: Json;
  readonly isBranch: boolean;
}

/** One edit of a decision table. */
export interface DecisionDifference {
  readonly action: 'DECISION_EDITED';
  /** In the first place: the row in the new logic, or of a removed one in the old logic; otherwise the `decide`. */
  readonly path: JsonPath;
  readonly edit: DecisionEdit;
}

/** The differences beyond the maximum. */
export interface OmittedDifferences {
  readonly action: 'OMITTED';
  readonly count: number;
}

export type LogicDifference = LogicEdit | DecisionDifference | OmittedDifferences;

const rolesByOperator: ReadonlyMap<string, LogicRole> = new Map([
  ['*', 'FACTOR'],
  ['+', 'TERM'],
  ['and', 'CONDITION'],
  ['or', 'CONDITION'],
]);

/** What the operands of an operator are called whose order has no meaning. */
export function operandRole(operator: string): LogicRole | undefined {
  return rolesByOperator.get(operator);
}
