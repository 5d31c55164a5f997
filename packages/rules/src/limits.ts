import type { FunctionAnswers } from './functions/function-answers.ts';

/** Bounds of one evaluation. Every bound ends in a `LIMIT_EXCEEDED` problem that no `try` in a rule can catch. */
export interface RuleLimits {
  /** Steps of map, filter, reduce, all, some and none together, and the work on lists and texts that grows with them. */
  readonly maxIterations: number;
  /** Operators and list literals nested in each other in the rule. */
  readonly maxDepth: number;
  /** Nodes of the rule: every operator, list, text, number … in it. */
  readonly maxRuleNodes: number;
  /** Characters that `cat` and other conversions to text make together. */
  readonly maxTextLength: number;
  /** Values in the result, and characters of text in it: the same bound as for made text. */
  readonly maxResultNodes: number;
  /** Lists and objects nested in each other in the result. */
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
  /** Without it, functions cannot be called. */
  readonly functions?: FunctionAnswers;
}

/** For a list of rules in place of one: a level more of depth, and the nodes of all of them. */
export function limitsOfSeveral(partial: Partial<RuleLimits> | undefined): RuleLimits {
  const limits = { ...defaultLimits, ...partial };
  return { ...limits, maxDepth: limits.maxDepth + 1, maxRuleNodes: limits.maxRuleNodes * 10 };
}
