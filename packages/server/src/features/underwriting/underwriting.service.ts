// Decides with a product's underwriting logic. The logic itself is a field of the product and is saved with it.
import { calculateDecision } from '../../calculation/calculate.ts';
import type { UnderwritingTexts } from '../../calculation/calculation.ts';
import { requireJson, valuesName } from '../../errors/validate-json-text.ts';
import type { RequestContext, Scope } from '../../request/context.ts';
import type { productunderwritingDecisionArgs } from '../../graphql/generated/schema-types.ts';
import { listUnderwritingRules, underwritingRules } from '../products/product-fields.service.ts';
import { type Product, type ProductId, productKey } from '../products/products.service.ts';
import type { Decision } from '../../calculation/decide-product.ts';

export type { Decision };

export async function underwritingDecision(
  product: Product,
  { valuesJsonString }: productunderwritingDecisionArgs,
  scope: Scope,
  context: RequestContext,
): Promise<Decision> {
  const values = requireJson(valuesJsonString, 'valuesJsonString', valuesName);
  const text = (await underwritingRules(product, {}, scope, context)) ?? null;
  const texts: UnderwritingTexts = { kind: 'underwriting', underwritingRules: text };
  return calculateDecision(texts, { values, discountCodes: undefined }, context);
}

/** The data required for decisions on the product. */
export async function readUnderwritingTexts(
  id: ProductId,
  scope: Pick<Scope, 'transaction' | 'caller'>,
): Promise<UnderwritingTexts> {
  const rules = await listUnderwritingRules([id], scope);
  return { kind: 'underwriting', underwritingRules: rules.get(productKey(id)) ?? null };
}
