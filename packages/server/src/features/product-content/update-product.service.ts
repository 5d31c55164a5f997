// The fields of a product, its underwriting logic among them, which can look up only tables of the product.
import type { MutationupdateProductArgs } from '../../graphql/generated/schema-types.ts';
import { type Product, type ProductScope, updateProduct as updateFields } from '../products/products.service.ts';
import { requireKnownLookups } from '../rate-tables/known-lookups.service.ts';

export async function updateProduct(args: MutationupdateProductArgs, scope: ProductScope): Promise<Product> {
  const text = args.input?.underwritingRules;
  return updateFields(args, scope, async (id) => requireKnownLookups(id, text, 'input.underwritingRules', scope));
}
