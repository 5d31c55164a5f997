// Fields of a product that are loaded only on request, for all products of an operation together.
import { productDescriptionKey, productNameKey } from '@coverwright/insurance/translation-keys';
import { batch } from '../../request/batch.ts';
import type { RequestContext, Scope } from '../../request/context.ts';
import { listTexts, readTexts, type RevisedText } from '../l10n/l10n.service.ts';
import { isInState, loadOf, type Source, type StatedProduct } from '../product-states/product-states.service.ts';
import { listStatedTexts, readStatedTexts } from '../product-states/stated-texts.service.ts';
import type { Product, ProductId } from './product.ts';
import { readUnderwritingRules } from './products.store.ts';

type Load<Value> = (product: Product, args: unknown, scope: Scope, context: RequestContext) => Promise<Value>;

export async function underwritingRules(
  product: StatedProduct,
  _args: unknown,
  scope: Scope,
  context: RequestContext,
): Promise<string | null> {
  return (await loadOf(product, underwritingSource(scope), scope, context)) ?? null;
}

export function underwritingSource(scope: Pick<Scope, 'transaction' | 'caller'>): Source<string> {
  return {
    name: 'products.underwritingRules',
    working: (ids) => listUnderwritingRules(ids, scope),
    parts: ['underwriting'],
    stated: ({ underwriting }) => underwriting ?? undefined,
  };
}

/** The underwriting logic of the products that have one, by product key. */
export async function listUnderwritingRules(
  ids: readonly ProductId[],
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<ReadonlyMap<string, string>> {
  return readUnderwritingRules(transaction, caller.tenantId, ids);
}

export const description: Load<string | null> = async (product, _args, scope, context) => {
  const { productId } = product;
  const key = productDescriptionKey(productId);
  if (isInState(product)) return (await readStatedTexts(product, [key], scope, context)).get(key) ?? null;
  const texts = batch(context, 'products.texts', async (keys) => readTexts(keys, scope));
  return (await texts.load(key)) ?? null;
};

export const nameTexts: Load<readonly RevisedText[]> = async (product, _args, scope, context) => {
  const { productId } = product;
  const nameKey = productNameKey(productId);
  if (isInState(product)) return listStatedTexts(product, [nameKey], scope, context);
  const texts = batch(context, 'products.nameTexts', async (keys) =>
    Map.groupBy(await listTexts(keys, scope), ({ key }) => key),
  );
  return (await texts.load(nameKey)) ?? [];
};
