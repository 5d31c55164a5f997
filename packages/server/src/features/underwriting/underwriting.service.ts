// Decides by a product's underwriting logic. The logic itself is a field of the product and is saved with it.
import { UserError } from '../../errors/user-error.ts';
import { requireJson } from '../../errors/validate-json-text.ts';
import type { RequestContext, Scope } from '../../graphql/context.ts';
import type { productunderwritingDecisionArgs } from '../../graphql/generated/schema-types.ts';
import { valuesName } from '../../graphql/given-values.ts';
import { listUnderwritingRules, underwritingRules } from '../products/product-fields.service.ts';
import { type Product, type ProductId, productKey } from '../products/products.service.ts';
import { type Decision, decideProduct, prepareUnderwriting, type PreparedUnderwriting } from './decide-product.ts';

export { type Decision, decideProduct, type PreparedUnderwriting } from './decide-product.ts';

export async function underwritingDecision(
  product: Product,
  { valuesJsonString }: productunderwritingDecisionArgs,
  scope: Scope,
  context: RequestContext,
): Promise<Decision> {
  const values = requireJson(valuesJsonString, 'valuesJsonString', valuesName);
  const prepared = prepareUnderwriting(await underwritingRules(product, {}, scope, context));
  const outcome = await context.calculations.run(() => decideProduct(prepared, values));
  if (!outcome.ok) throw new UserError(...outcome.problems);
  return outcome.decision;
}

/** What decisions on the product are made with, for many of them; throws NOT_FOUND while it has no logic. */
export async function loadUnderwriting(
  id: ProductId,
  scope: Pick<Scope, 'transaction' | 'caller'>,
): Promise<PreparedUnderwriting> {
  const rules = await listUnderwritingRules([id], scope);
  return prepareUnderwriting(rules.get(productKey(id)));
}
