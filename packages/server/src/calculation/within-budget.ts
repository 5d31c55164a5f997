// Calculations in the main thread, which blocks all other requests: only small logic with few steps. If a
// calculation needs more, it is repeated in a worker thread with the full limits, so the result is the same.
// Pure.
import {
  type CompiledRule,
  compileRule,
  evaluateRule,
  type Json,
  type PreparedTables,
  type RuleLimits,
  type RuleOutcome,
} from '@coverwright/rules';
import { UserError } from '../errors/user-error.ts';
import { withInputs } from './declared-inputs.ts';
import { type Decision, decideProduct, compileUnderwriting } from './decide-product.ts';
import type { PriceTexts, ProductLogic, UnderwritingTexts } from './calculation.ts';
import { type LookupTable, prepareTables, rowsIn } from './lookup-tables.ts';
import {
  type Calculate,
  type CalculatedPrice,
  lengthOf,
  compileLogic,
  compilePriceTexts,
  textsOf,
} from './product-logic.ts';

/** Keep in sync with docs/limits.md. */
export const budget = {
  /** Characters of all logic of a product, including its codes. */
  logicLength: 60_000,
  /** Nodes of the logic: generating code for this many takes several milliseconds. */
  nodes: 4_000,
  /** Characters of a REST request. */
  bodyLength: 60_000,
  /** Rows of the tables that the logic of a product looks up, which are indexed once after each change of a table. */
  tableRows: 100_000,
  /** Calculations in one REST list. */
  items: 100,
  steps: 20_000,
  /** Evaluations of the conditions of one form, each of few steps. */
  conditions: 2_000,
  conditionSteps: 1_000,
  textLength: 200_000,
} as const;

const limits: Partial<RuleLimits> = { maxIterations: budget.steps, maxTextLength: budget.textLength };

const conditionLimits: Partial<RuleLimits> = { ...limits, maxIterations: budget.conditionSteps };

/** The calculation exceeds the budget of the main thread. */
export class OverBudget extends Error {}

/** Tables do not count as text. */
export function isSmall(logic: ProductLogic): boolean {
  if (logic.kind !== 'none' && !areSmall(logic.tables)) return false;
  if (lengthOf(logic) > budget.logicLength) return false;
  return textsOf(logic).reduce((sum, text) => sum + nodesIn(text), 0) <= budget.nodes;
}

/** Whether the tables may be indexed in the main thread. */
export function areSmall(tables: readonly LookupTable[] | undefined): boolean {
  return rowsIn(tables) <= budget.tableRows;
}

/** For one logic alone. */
export function isSmallText(text: string): boolean {
  return text.length <= budget.logicLength && nodesIn(text) <= budget.nodes;
}

/** For many calculations. Throws a UserError if the logic cannot be parsed. */
export function compileLogicWithinBudget(logic: ProductLogic): Calculate<object> {
  if (logic.kind === 'price') return compilePriceWithinBudget(logic);
  return logic.kind === 'underwriting' ? compileUnderwritingWithinBudget(logic) : compileLogic(logic);
}

/** Each value follows a comma, a colon or a bracket; texts may contain more of them. */
function nodesIn(text: string): number {
  let count = 1;
  for (const sign of text) if (sign === ',' || sign === ':' || sign === '[' || sign === '{') count += 1;
  return count;
}

export function compilePriceWithinBudget(texts: PriceTexts): Calculate<CalculatedPrice> {
  return compilePriceTexts(texts, compileWithinBudget(prepareTables(texts.tables)));
}

/** The same for a single price. */
export function interpretPriceWithinBudget(texts: PriceTexts): Calculate<CalculatedPrice> {
  const tables = prepareTables(texts.tables);
  return compilePriceTexts(texts, (rule) => ({
    evaluate: (data, functions) => {
      const options = functions === undefined ? { limits, tables } : { limits, tables, functions };
      return requireBudget(evaluateRule(rule, data, options));
    },
  }));
}

/** For the conditions of one form, all of which share a budget. */
export function interpretConditionsWithinBudget(): (rule: Json) => CompiledRule {
  let left: number = budget.conditions;
  return (rule) => ({
    evaluate: (data) => {
      left -= 1;
      if (left < 0) throw new OverBudget();
      return requireBudget(evaluateRule(rule, data, { limits: conditionLimits }));
    },
  });
}

export function compileUnderwritingWithinBudget(texts: UnderwritingTexts): Calculate<Decision> {
  const tables = prepareTables(texts.tables);
  const compiled = compileUnderwriting(texts.underwritingRules, { limits, tables });
  const calculate: Calculate<Decision> = ({ values }) => {
    const outcome = decideProduct(compiled, values);
    if (outcome.ok) return outcome.decision;
    if (outcome.problems.some(({ code }) => code === 'LIMIT_EXCEEDED')) throw new OverBudget();
    throw new UserError(...outcome.problems);
  };
  return withInputs(calculate, texts.inputs, compileWithinBudget(tables));
}

function compileWithinBudget(tables: PreparedTables | undefined): (rule: Json) => CompiledRule {
  return (rule) => {
    const compiled = compileRule(rule, { limits, tables });
    return { evaluate: (data, functions) => requireBudget(compiled.evaluate(data, functions)) };
  };
}

function requireBudget(outcome: RuleOutcome): RuleOutcome {
  if (!outcome.ok && outcome.problem.code === 'LIMIT_EXCEEDED') throw new OverBudget();
  return outcome;
}
