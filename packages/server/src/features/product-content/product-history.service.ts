// The history of products: what is stored of them as which part, and how it is written back. An id is plan|version|type,
// as in translation keys.
import {
  fromProductItemId,
  fromProductKey,
  productKey,
  toProductItemId,
} from '@coverwright/insurance/translation-keys';
import { throwIfAny } from '../../errors/user-error.ts';
import type { ItemHistory } from '../../snapshots/item-history.ts';
import { lockProduct } from '../products/product-rows.service.ts';
import { sumStoredBytes } from './product-sizes.store.ts';
import {
  productParts,
  type ProductParts,
  readProductParts,
  readProducts,
  toProductContent,
} from './read-products.service.ts';
import { validateProducts } from './validate-products.service.ts';
import { writeProducts } from './write-products.service.ts';

export const productHistory: ItemHistory<ProductParts> = {
  format: 1,
  parts: productParts,
  measure: async (itemIds, parts, { transaction, caller }) => {
    const sizes = new Map<string, number>();
    if (!parts.includes('texts') && !parts.includes('benefits')) return sizes;
    for (const itemId of itemIds) {
      sizes.set(itemId, await sumStoredBytes(transaction, caller.tenantId, fromProductItemId(itemId)));
    }
    return sizes;
  },
  read: async (itemIds, parts, scope) => {
    const found = await readProductParts(itemIds.map(fromProductItemId), parts, scope);
    return new Map([...found].map(([key, content]) => [toProductItemId(fromProductKey(key)), content]));
  },
  title: (itemId) => {
    const { plan, type, version } = fromProductItemId(itemId);
    return [plan, type, version].filter(Boolean).join(' / ');
  },
  write: async (itemId, parts, scope) => {
    const id = fromProductItemId(itemId);
    const wanted = toProductContent(id, parts);
    await lockProduct(scope.transaction, scope.caller.tenantId, id);
    const current = (await readProducts([id], scope)).get(productKey(id));
    throwIfAny((await validateProducts([{ content: wanted, path: 'content' }], { isLocked: true }, scope)).flat());
    await writeProducts([{ id: productKey(id), current, wanted }], scope);
  },
  lock: async (itemId, { transaction, caller }) => lockProduct(transaction, caller.tenantId, fromProductItemId(itemId)),
  rights: { read: 'products:read', write: 'products:write' },
};
