// What may be calculated in the server's own thread, which everybody waits for: logic of a small size, with few steps.
// Whatever turns out to need more is begun again in a thread, where the full limits hold, so the result is the same. Pure.
import {
  type CompiledRule,
  compileRule,
  evaluateRule,
  type Json,
  type RuleLimits,
  type RuleOutcome,
} from '@coverwright/rules';
import { UserError } from '../errors/user-error.ts';
import { type Decision, decideProduct, prepareUnderwriting } from '../features/underwriting/decide-product.ts';
import type { PriceTexts, ProductLogic, UnderwritingTexts } from './calculation.ts';
import {
  type Calculate,
  type CalculatedPrice,
  lengthOf,
  prepareLogic,
  preparePriceTexts,
  textsOf,
} from './product-logic.ts';

/** docs/limits.md lists the same numbers. */
export const budget = {
  /** Characters of all logic of a product, its codes included. */
  logicLength: 60_000,
  /** Nodes of it: making code of these takes some milliseconds. */
  nodes: 4_000,
  /** Characters of a request by HTTP. */
  bodyLength: 60_000,
  /** Calculations in one list by HTTP. */
  items: 100,
  steps: 20_000,
  textLength: 200_000,
} as const;

const limits: Partial<RuleLimits> = { maxIterations: budget.steps, maxTextLength: budget.textLength };

/** The calculation needs more than may be spent on it here. */
export class OverBudget extends Error {}

export function isSmall(logic: ProductLogic): boolean {
  if (lengthOf(logic) > budget.logicLength) return false;
  return textsOf(logic).reduce((sum, text) => sum + nodesIn(text), 0) <= budget.nodes;
}

/** For many calculations. Throws a UserError where the logic cannot be read. */
export function prepareWithinBudget(logic: ProductLogic): Calculate<object> {
  if (logic.kind === 'price') return preparePriceWithinBudget(logic);
  return logic.kind === 'underwriting' ? prepareUnderwritingWithinBudget(logic) : prepareLogic(logic);
}

/** Every value has a comma, a colon or a bracket before it; in texts there may be more of them. */
function nodesIn(text: string): number {
  let count = 1;
  for (const sign of text) if (sign === ',' || sign === ':' || sign === '[' || sign === '{') count += 1;
  return count;
}

export function preparePriceWithinBudget(texts: PriceTexts): Calculate<CalculatedPrice> {
  return preparePriceTexts(texts, compileWithinBudget);
}

/** The same for a single price. */
export function interpretPriceWithinBudget(texts: PriceTexts): Calculate<CalculatedPrice> {
  return preparePriceTexts(texts, (rule) => ({
    evaluate: (data, functions) =>
      requireBudget(evaluateRule(rule, data, functions === undefined ? { limits } : { limits, functions })),
  }));
}

export function prepareUnderwritingWithinBudget({ underwritingRules }: UnderwritingTexts): Calculate<Decision> {
  const prepared = prepareUnderwriting(underwritingRules, { limits });
  return ({ values }) => {
    const outcome = decideProduct(prepared, values);
    if (outcome.ok) return outcome.decision;
    if (outcome.problems.some(({ code }) => code === 'LIMIT_EXCEEDED')) throw new OverBudget();
    throw new UserError(...outcome.problems);
  };
}

function compileWithinBudget(rule: Json): CompiledRule {
  const compiled = compileRule(rule, { limits });
  return { evaluate: (data, functions) => requireBudget(compiled.evaluate(data, functions)) };
}

function requireBudget(outcome: RuleOutcome): RuleOutcome {
  if (!outcome.ok && outcome.problem.code === 'LIMIT_EXCEEDED') throw new OverBudget();
  return outcome;
}
