// How the result of a product's pricing logic came about, in words. Pure; slower than the price itself, and designed for
// threads.
import { compileRule, FunctionAnswers } from '@coverwright/rules';
import { type ExplainedStep, explainValue } from '@coverwright/rules/explain';
import { codeOf, toSentence } from '../../errors/rule-problem.ts';
import { requireJson } from '../../errors/validate-json-text.ts';
import { say } from '../../sentences/say.ts';
import type { Calculation, PriceTexts } from '../calculation.ts';
import { withInputs } from '../declared-inputs.ts';
import { prepareTables } from '../lookup-tables.ts';
import { type Calculate, toError } from '../product-logic.ts';
import { variableLabels } from '../variable-labels.ts';

export interface ExplainedPrice {
  readonly steps: readonly ExplainedStep[];
  readonly isCut: boolean;
}

/** Throws a UserError, or the call of a function that must be answered first. */
/** @param locales of the labels of declared inputs, the preferred one first */
export function explainPrice(texts: PriceTexts, calculation: Calculation, locales: readonly string[]): ExplainedPrice {
  const logic = requireJson(texts.amountLogic, 'amountLogic', 'pricing logic');
  const tables = prepareTables(texts.tables);
  const labels = variableLabels(texts.inputs, locales);
  const explain: Calculate<ExplainedPrice> = ({ values, answered }) => {
    const functions = new FunctionAnswers(answered ?? []);
    const { outcome, steps, isCut } = explainValue(logic, values, { functions, tables, labels });
    if (outcome.ok) return { steps, isCut };
    const { problem } = outcome;
    const refused = { code: codeOf(problem), ...say('PRICE_NOT_CALCULATED', { why: [toSentence(problem)] }) };
    throw toError({
      ok: false,
      problems: [{ ...refused, path: 'amountLogic' }],
      ...(problem.call !== undefined && { needed: problem.call }),
    });
  };
  return withInputs(explain, texts.inputs, (rule) => compileRule(rule, { tables }))(calculation, '');
}
