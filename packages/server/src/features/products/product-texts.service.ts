// The texts of a product, distinguished from those of products beside it: the benefit x of the type a and the type a-benefits-x
// have keys that begin the same, and a text that both could mean is never removed with one of them.
import { productDescriptionKey, productKey, productNameKey } from '@coverwright/insurance/translation-keys';
import { requireNone } from '../../errors/user-error.ts';
import { listBenefitTextKeys } from '../benefits/product-benefits.service.ts';
import { copyTexts, listTextKeysUnder, removeTexts, type TextScope, validateTextKey } from '../l10n/l10n.service.ts';
import type { ProductId } from './product.ts';
import * as store from './products.store.ts';

/** Keys under the product's own, in whatever locale. */
export async function listProductTextKeys(
  id: ProductId,
  scope: Pick<TextScope, 'transaction' | 'caller'>,
): Promise<string[]> {
  // Keys first: those of a neighbour that is created meanwhile are not among them, or the neighbour is seen.
  const prefix = `${productKey(id)}-`;
  const keys = await listTextKeysUnder(prefix, scope);
  const neighbours = await store.listNeighbours(scope.transaction, scope.caller.tenantId, id);
  const owned = await keysOf(neighbours, scope);
  const longer = neighbours.map((neighbour) => `${productKey(neighbour)}-`).filter((key) => key.startsWith(prefix));
  return keys.filter((key) => !owned.has(key) && !longer.some((other) => key.startsWith(other)));
}

/** Removes these texts in every locale, but what a product beside it has too. */
export async function removeTextsOf(id: ProductId, keys: readonly string[], scope: TextScope): Promise<void> {
  const neighbours = await store.listNeighbours(scope.transaction, scope.caller.tenantId, id);
  const owned = await keysOf(neighbours, scope);
  await removeTexts(
    keys.filter((key) => !owned.has(key)),
    scope,
  );
}

/** Writes the texts of one product for another one too, in every locale. */
export async function copyProductTexts(from: ProductId, to: ProductId, scope: TextScope): Promise<void> {
  const keys = await listProductTextKeys(from, scope);
  const owned = await keysOf(await store.listNeighbours(scope.transaction, scope.caller.tenantId, to), scope);
  const newKeys = keys
    .map((key) => [key, `${productKey(to)}${key.slice(productKey(from).length)}`] as const)
    .filter(([, newKey]) => !owned.has(newKey));
  requireNone(newKeys.flatMap(([, newKey]) => validateTextKey(newKey, 'product.productId')));
  await copyTexts(new Map(newKeys), scope);
}

/** Of these products the keys of texts that products beside each have too, by product key. */
export async function listSharedTextKeys(
  ids: readonly ProductId[],
  scope: Pick<TextScope, 'transaction' | 'caller'>,
): Promise<Map<string, ReadonlySet<string>>> {
  const shared = new Map<string, ReadonlySet<string>>();
  for (const id of ids) {
    const neighbours = await store.listNeighbours(scope.transaction, scope.caller.tenantId, id);
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
