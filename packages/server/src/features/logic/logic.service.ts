// Calculates and stores nothing. Only the rate tables of a product are read, if one is named.
import { calculateLogic } from '../../calculation/calculate.ts';
import type { LookupTable } from '../../calculation/lookup-tables.ts';
import type { RequestContext } from '../../request/context.ts';
import type { QueryevaluateLogicArgs } from '../../graphql/generated/schema-types.ts';
import { getProduct, type ProductIdInput, toProductId } from '../products/products.service.ts';
import { shownProducts } from '../products/released-products.service.ts';
import { readLookupTables } from '../rate-tables/lookup-tables.service.ts';

export async function evaluateLogic(
  { productId, logic, valuesJsonString }: QueryevaluateLogicArgs,
  context: RequestContext,
) {
  const tables = productId ? await readTables(productId, logic, context) : undefined;
  return { value: { resultJsonString: await calculateLogic({ logic, valuesJsonString, tables }, context) } };
}

/** Throws NOT_FOUND if the product does not exist; undefined if the logic looks up no table. */
async function readTables(
  productId: ProductIdInput,
  logic: string,
  { app, caller, facts, reader }: RequestContext,
): Promise<readonly LookupTable[] | undefined> {
  if (caller === undefined) return undefined;
  const id = toProductId(productId);
  return reader.read(async (transaction) => {
    const scope = { transaction, caller, facts, now: app.clock() };
    const product = await getProduct(id, scope, shownProducts(caller));
    return readLookupTables(product, [logic], scope);
  });
}
