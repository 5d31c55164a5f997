import type { FunctionAnswers } from './functions/function-answers.ts';
import type { PreparedTables } from './tables/prepare-table.ts';

/** Limits of one evaluation. Exceeding one causes a `LIMIT_EXCEEDED` problem that no `try` in a rule can catch. */
export interface RuleLimits {
  /** Total steps of map, filter, reduce, all, some and none, plus work on lists and texts in proportion to their length. */
  readonly maxIterations: number;
  /** Depth of nested operators and list literals in the rule. */
  readonly maxDepth: number;
  /** Nodes of the rule: every operator, list, text, number and so on. */
  readonly maxRuleNodes: number;
  /** Total characters produced by `cat` and other conversions to text. */
  readonly maxTextLength: number;
  /** Values in the result, and characters of its texts: the same limit as for produced text. */
  readonly maxResultNodes: number;
  /** Depth of nested lists and objects in the result. */
  readonly maxResultDepth: number;
}

export const defaultLimits: RuleLimits = {
  maxIterations: 1_000_000,
  maxDepth: 200,
  maxRuleNodes: 200_000,
  maxTextLength: 5_000_000,
  maxResultNodes: 1_000_000,
  maxResultDepth: 500,
};

export interface EvaluateOptions {
  readonly limits?: Partial<RuleLimits>;
  /** If undefined, functions cannot be called. */
  readonly functions?: FunctionAnswers;
  /** If undefined, there are no tables to look up. */
  readonly tables?: PreparedTables | undefined;
  /** As for decisions: operators that handle absence treat null and texts without content as absent. */
  readonly isDecision?: boolean;
}

/** For a list of rules instead of one: one more level of depth, and the nodes of all of them. */
export function limitsOfSeveral(partial: Partial<RuleLimits> | undefined): RuleLimits {
  const limits = { ...defaultLimits, ...partial };
  return { ...limits, maxDepth: limits.maxDepth + 1, maxRuleNodes: limits.maxRuleNodes * 10 };
}
