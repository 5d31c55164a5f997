// Decides with a product's underwriting logic. The logic itself is a field of the product and is saved with it.
import { calculateDecision, calculateReasons } from '../../calculation/calculate.ts';
import type { UnderwritingTexts } from '../../calculation/calculation.ts';
import type { ExplainedDecision } from '../../calculation/explain-decision.ts';
import { textsOf } from '../../calculation/product-logic.ts';
import { requireJson, valuesName } from '../../errors/validate-json-text.ts';
import type { RequestContext, Scope } from '../../request/context.ts';
import type { productunderwritingDecisionArgs } from '../../graphql/generated/schema-types.ts';
import { inputsOf, inputsSource } from '../inputs/inputs.service.ts';
import { readOf, type StatedProduct } from '../product-states/product-states.service.ts';
import { underwritingRules, underwritingSource } from '../products/product-fields.service.ts';
import { actedProduct } from '../products/released-products.service.ts';
import { lookupTablesOf, readLookupTables } from '../rate-tables/lookup-tables.service.ts';
import type { Decision } from '../../calculation/decide-product.ts';

export type { Decision };

/** The source of the fields of a decision. */
export interface Underwriting extends Decision {
  /** By the same logic, tables and values as the decision. */
  readonly explain: () => Promise<ExplainedDecision>;
}

export async function underwritingDecision(
  shown: StatedProduct,
  { valuesJsonString }: productunderwritingDecisionArgs,
  scope: Scope,
  context: RequestContext,
): Promise<Underwriting> {
  const values = requireJson(valuesJsonString, 'valuesJsonString', valuesName);
  const product = await actedProduct(shown, scope, context);
  const [text, declared] = await Promise.all([
    underwritingRules(product, {}, scope, context),
    inputsOf(product, scope, context),
  ]);
  const inputs = declared?.inputsJsonString;
  const texts: UnderwritingTexts = { kind: 'underwriting', underwritingRules: text ?? null, inputs };
  const tables = await lookupTablesOf(product, textsOf(texts), scope, context);
  const given = { ...texts, tables };
  const calculation = { values, discountCodes: undefined };
  const decision = await calculateDecision(given, calculation, context);
  return { ...decision, explain: () => calculateReasons(given, calculation, context) };
}

/** The data required for decisions on the product. */
export async function readUnderwritingTexts(
  product: StatedProduct,
  scope: Pick<Scope, 'transaction' | 'caller'>,
): Promise<UnderwritingTexts> {
  const [rules, declared] = await Promise.all([
    readOf(product, underwritingSource(scope), scope),
    readOf(product, inputsSource(scope), scope),
  ]);
  const inputs = declared?.inputsJsonString;
  const texts: UnderwritingTexts = { kind: 'underwriting', underwritingRules: rules ?? null, inputs };
  return { ...texts, tables: await readLookupTables(product, textsOf(texts), scope) };
}
