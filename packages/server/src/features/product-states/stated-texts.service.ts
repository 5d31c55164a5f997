// The texts of products in states, under the keys that translations have.
import { productKey } from '@coverwright/insurance/translation-keys';
import type { RequestContext, Scope } from '../../request/context.ts';
import { pickTexts, type RevisedText, type Text } from '../l10n/l10n.service.ts';
import { type ProductInState, savedWith, type StatedParts, type StatedProduct } from './product-parts.ts';
import { loadOf, type Source } from './product-states.service.ts';

const source: Source<StatedParts['texts']> = {
  name: 'texts of stated products',
  working: () => Promise.resolve(new Map()),
  parts: ['texts'],
  stated: ({ texts }) => texts,
};

async function textsUnder(
  product: StatedProduct,
  keys: Iterable<string>,
  scope: Scope,
  context: RequestContext,
): Promise<Text[]> {
  const wanted = new Set(keys);
  const prefix = `${productKey(product.productId)}-`;
  return ((await loadOf(product, source, scope, context)) ?? [])
    .map(({ key, locale, value }) => ({ key: `${prefix}${key}`, locale, value }))
    .filter(({ key }) => wanted.has(key));
}

/** All texts of a product in a state. */
export async function listAllStatedTexts(
  product: ProductInState,
  scope: Scope,
  context: RequestContext,
): Promise<readonly Text[]> {
  return (await loadOf(product, source, scope, context)) ?? [];
}

/** The value of each key in the first of the request's locales that has one, of a product in a state. */
export async function readStatedTexts(
  product: StatedProduct,
  keys: Iterable<string>,
  scope: Scope,
  context: RequestContext,
): Promise<Map<string, string>> {
  return pickTexts(await textsUnder(product, keys, scope, context), scope.facts.locales);
}

/** The texts of these keys in every locale, of a product in a state. */
export async function listStatedTexts(
  product: ProductInState,
  keys: Iterable<string>,
  scope: Scope,
  context: RequestContext,
): Promise<RevisedText[]> {
  const { revision, lastModifiedAt } = savedWith(product.state);
  const texts = await textsUnder(product, keys, scope, context);
  return texts.map((text) => ({ ...text, revision, lastModifiedAt }));
}
