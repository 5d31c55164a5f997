// What depends on a product, and the deletion of products, which it can prevent. It reads apps, requests and
// policies, which themselves depend on products.
import { toProductItemId } from '@coverwright/insurance/translation-keys';
import { throwIfAny } from '../../errors/user-error.ts';
import type { MutationdeleteProductArgs, QueryproductUsesArgs } from '../../graphql/generated/schema-types.ts';
import type { Right } from '../../request/rights.ts';
import { prepareDeletion } from '../../states/deletion.service.ts';
import { listProductTextKeys } from '../benefits/product-texts.service.ts';
import { removeTexts } from '../l10n/l10n.service.ts';
import { deleteProduct as deleteUnused, getProduct, toProductId } from '../products/products.service.ts';
import { shownProducts } from '../products/released-products.service.ts';
import type { ProductId, ProductScope } from '../products/products.service.ts';
import { awaitPublications } from '../releases/publishing/publish.service.ts';
import { namedUsesMax, type ProductUse, type ProductUses, validateUnsold } from './product-uses.ts';
import * as store from './product-uses.store.ts';

export async function productUses({ productId }: QueryproductUsesArgs, scope: ProductScope): Promise<ProductUses> {
  const { productId: id } = await getProduct(toProductId(productId), scope, shownProducts(scope.caller));
  return findUses(id, scope);
}

/** No release can go live between the check and the end of the transaction. */
export async function deleteProduct(args: MutationdeleteProductArgs, scope: ProductScope): Promise<void> {
  const isForced = args.force === true;
  const item = { kind: 'product', itemId: toProductItemId(toProductId(args.productId)) };
  await prepareDeletion(item, 'productId', scope);
  if (!isForced) await awaitPublications(scope);
  const id = await deleteUnused(args, scope, async (product) => {
    if (!isForced) throwIfAny(validateUnsold(await findUses(product, scope)));
  });
  await removeTexts(await listProductTextKeys(id, scope), scope);
}

async function findUses(id: ProductId, { transaction, caller }: ProductScope): Promise<ProductUses> {
  const scope = { transaction, tenantId: caller.tenantId, limit: namedUsesMax };
  const visible = ({ count, names }: store.Uses, right: Right): ProductUse => ({
    count,
    names: caller.rights.has(right) ? names : null,
  });
  return {
    apps: visible(await store.listSellingApps(id, scope), 'apps:read'),
    openRequests: visible(await store.listOpenRequests(id, scope), 'requests:read'),
    policies: visible(await store.listPolicies(id, scope), 'policies:read'),
  };
}
