// Fields of a product that are loaded only on request, for all products of an operation together.
import {
  fromProductKey,
  productDescriptionKey,
  productKey,
  productNameKey,
} from '@coverwright/insurance/translation-keys';
import { batch } from '../../request/batch.ts';
import type { RequestContext, Scope } from '../../request/context.ts';
import { listTexts, readTexts, type RevisedText } from '../l10n/l10n.service.ts';
import type { Product, ProductId } from './product.ts';
import { readUnderwritingRules } from './products.store.ts';

type Load<Value> = (product: Product, args: unknown, scope: Scope, context: RequestContext) => Promise<Value>;

export const underwritingRules: Load<string | null> = async ({ productId }, _args, scope, context) => {
  const rules = batch(context, 'products.underwritingRules', async (keys) =>
    listUnderwritingRules(keys.map(fromProductKey), scope),
  );
  return (await rules.load(productKey(productId))) ?? null;
};

/** The underwriting logic of the products that have one, by product key. */
export async function listUnderwritingRules(
  ids: readonly ProductId[],
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<ReadonlyMap<string, string>> {
  return readUnderwritingRules(transaction, caller.tenantId, ids);
}

export const description: Load<string | null> = async ({ productId }, _args, scope, context) => {
  const texts = batch(context, 'products.texts', async (keys) => readTexts(keys, scope));
  return (await texts.load(productDescriptionKey(productId))) ?? null;
};

export const nameTexts: Load<readonly RevisedText[]> = async ({ productId }, _args, scope, context) => {
  const texts = batch(context, 'products.nameTexts', async (keys) =>
    Map.groupBy(await listTexts(keys, scope), ({ key }) => key),
  );
  return (await texts.load(productNameKey(productId))) ?? [];
};
