// The texts of a product, distinguished from those of products with similar keys: the benefit x of the type a
// and the type a-benefits-x have keys with the same prefix, and a text that may belong to both is never deleted
// with one of them.
import { productDescriptionKey, productKey, productNameKey } from '@coverwright/insurance/translation-keys';
import { throwIfAny } from '../../errors/user-error.ts';
import { copyTexts, listTextKeysUnder, removeTexts, type TextScope, validateTextKey } from '../l10n/l10n.service.ts';
import { listNeighbours } from '../products/product-rows.service.ts';
import type { ProductId } from '../products/products.service.ts';
import { listBenefitTextKeys } from './product-benefits.service.ts';

/** The existing text keys of the product, in any locale. */
export async function listProductTextKeys(
  id: ProductId,
  scope: Pick<TextScope, 'transaction' | 'caller'>,
): Promise<string[]> {
  // Keys are read first: either those of a neighbour created in between are not among them, or the neighbour is
  // found.
  const prefix = `${productKey(id)}-`;
  const keys = await listTextKeysUnder(prefix, scope);
  const neighbours = await listNeighbours(scope.transaction, scope.caller.tenantId, id);
  const owned = await keysOf(neighbours, scope);
  const longer = neighbours.map((neighbour) => `${productKey(neighbour)}-`).filter((key) => key.startsWith(prefix));
  return keys.filter((key) => !owned.has(key) && !longer.some((other) => key.startsWith(other)));
}

/** Deletes these texts in every locale, except those shared with a product with similar keys. */
export async function removeTextsOf(id: ProductId, keys: readonly string[], scope: TextScope): Promise<void> {
  const neighbours = await listNeighbours(scope.transaction, scope.caller.tenantId, id);
  const owned = await keysOf(neighbours, scope);
  await removeTexts(
    keys.filter((key) => !owned.has(key)),
    scope,
  );
}

/** Copies the texts of one product to another, in every locale. */
export async function copyProductTexts(from: ProductId, to: ProductId, scope: TextScope): Promise<void> {
  const keys = await listProductTextKeys(from, scope);
  const owned = await keysOf(await listNeighbours(scope.transaction, scope.caller.tenantId, to), scope);
  const newKeys = keys
    .map((key) => [key, `${productKey(to)}${key.slice(productKey(from).length)}`] as const)
    .filter(([, newKey]) => !owned.has(newKey));
  throwIfAny(newKeys.flatMap(([, newKey]) => validateTextKey(newKey, 'product.productId')));
  await copyTexts(new Map(newKeys), scope);
}

/** The text keys that products with similar keys also have, for each of these products, by product key. */
export async function listSharedTextKeys(
  ids: readonly ProductId[],
  scope: Pick<TextScope, 'transaction' | 'caller'>,
): Promise<Map<string, ReadonlySet<string>>> {
  const shared = new Map<string, ReadonlySet<string>>();
  for (const id of ids) {
    const neighbours = await listNeighbours(scope.transaction, scope.caller.tenantId, id);
    shared.set(productKey(id), await keysOf(neighbours, scope));
  }
  return shared;
}

async function keysOf(
  ids: readonly ProductId[],
  scope: Pick<TextScope, 'transaction' | 'caller'>,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const ofBenefits = await listBenefitTextKeys(ids, scope);
  return new Set([...ids.flatMap((id) => [productNameKey(id), productDescriptionKey(id)]), ...ofBenefits]);
}
