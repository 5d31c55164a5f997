// Why a product's underwriting logic declines or refers, in words. Pure; slower than the decision itself, and designed
// for threads.
import { compileRule } from '@coverwright/rules';
import { explainFired, type FiredReason } from '@coverwright/rules/explain';
import { UserError } from '../errors/user-error.ts';
import type { Calculation, UnderwritingTexts } from './calculation.ts';
import { compileUnderwriting, decideProduct } from './decide-product.ts';
import { withInputs } from './declared-inputs.ts';
import { prepareTables } from './lookup-tables.ts';
import type { Calculate } from './product-logic.ts';
import { variableLabels } from './variable-labels.ts';

export interface ExplainedDecision {
  readonly reasons: readonly FiredReason[];
}

/** Keep in sync with docs/pricing.md. Each part of the logic is traced on its own, and nobody reads more. */
export const explainedPartsMax = 20;
export const reasonsMax = 50;

/**
 * Throws a UserError if nothing can be decided.
 * @param locales of the labels of declared inputs, the preferred one first
 */
export function explainDecision(
  texts: UnderwritingTexts,
  calculation: Calculation,
  locales: readonly string[],
): ExplainedDecision {
  const tables = prepareTables(texts.tables);
  const compiled = compileUnderwriting(texts.underwritingRules, { tables });
  const labels = variableLabels(texts.inputs, locales);
  const explain: Calculate<ExplainedDecision> = ({ values }) => {
    const outcome = decideProduct(compiled, values);
    if (!outcome.ok) throw new UserError(...outcome.problems);
    const parts = outcome.decision.firedRules.slice(0, explainedPartsMax);
    const reasons = parts.flatMap(({ path }) => explainFired(compiled.logic, path, values, { labels, tables }));
    return { reasons: reasons.slice(0, reasonsMax) };
  };
  return withInputs(explain, texts.inputs, (rule) => compileRule(rule, { tables }))(calculation, '');
}
