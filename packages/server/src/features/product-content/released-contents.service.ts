// Products in states as complete contents, for exports by those who read what is live.
import { toProductItemId } from '@coverwright/insurance/translation-keys';
import { throwIfAny } from '../../errors/user-error.ts';
import type { Scope } from '../../request/context.ts';
import type { Perspective } from '../../request/perspective.ts';
import { say } from '../../sentences/say.ts';
import { findStates, readPartsOfStates, sumStateBytes } from '../../states/released-states.service.ts';
import { productFormat } from '../product-states/product-states.service.ts';
import type { ProductId } from '../products/products.service.ts';
import { contentTablesIn } from '../rate-tables/content-tables.service.ts';
import type { ProductContent } from './product-content.ts';
import { productParts, toProductContent } from './read-products.service.ts';
import { productFileLimits } from './transfer/product-file.ts';

/** Those of the products that exist in the perspective. Throws LIMIT_EXCEEDED before it reads more than a file may have. */
export async function readReleasedProducts(
  ids: readonly ProductId[],
  perspective: Perspective,
  scope: Scope,
): Promise<ProductContent[]> {
  const states =
    (await findStates('product', ids.map(toProductItemId), perspective, scope)) ?? new Map<string, never>();
  const found = ids.flatMap((id) => {
    const state = states.get(toProductItemId(id));
    return state === undefined ? [] : [{ id, state }];
  });
  const sizeBytes = await sumStateBytes(
    found.map(({ state }) => state),
    scope,
  );
  const most = productFileLimits.storedBytes.toLocaleString('en-US');
  const sentence = ids.length > 1 ? say('READ_PRODUCTS_BYTES_MAX', { most }) : say('READ_PRODUCT_BYTES_MAX', { most });
  const path = ids.length > 1 ? 'plan' : 'productId';
  throwIfAny(sizeBytes > productFileLimits.storedBytes ? [{ code: 'LIMIT_EXCEEDED', ...sentence, path }] : []);
  const contents: ProductContent[] = [];
  for (const { id, state } of found) {
    const parts = (await readPartsOfStates([state], productParts, productFormat, scope)).get(state) ?? {};
    const tables = await contentTablesIn(parts, { productId: id, state }, scope);
    contents.push(toProductContent(id, productFormat.upgrade(parts), tables));
  }
  return contents;
}
