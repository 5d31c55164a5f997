// Fields of a product that are loaded only when they are asked for, for all products of an operation together.
import { batch } from '../../graphql/batch.ts';
import type { RequestContext, Scope } from '../../graphql/context.ts';
import { readTexts } from '../l10n/l10n.service.ts';
import { type BenefitNode, listTextKeys, toBenefitGraph } from './benefit-graph.ts';
import { readBenefits } from './benefits.store.ts';
import { descriptionKey, fromProductKey, type Product, productKey } from './product.ts';
import { readUnderwritingRules } from './products.store.ts';

type Load<Value> = (product: Product, args: unknown, scope: Scope, context: RequestContext) => Promise<Value>;

export const benefitGraph: Load<BenefitNode[]> = async ({ productId }, _args, scope, context) => {
  const graphs = batch(context, 'products.benefitGraph', async (keys) => readBenefitGraphs(keys, scope));
  return (await graphs.load(productKey(productId))) ?? [];
};

export const underwritingRules: Load<string | null> = async ({ productId }, _args, scope, context) => {
  const rules = batch(context, 'products.underwritingRules', async (keys) =>
    readUnderwritingRules(scope.transaction, scope.caller.tenantId, keys.map(fromProductKey)),
  );
  return (await rules.load(productKey(productId))) ?? null;
};

export const description: Load<string | null> = async ({ productId }, _args, scope, context) => {
  const texts = batch(context, 'products.texts', async (keys) => readTexts(keys, scope));
  return (await texts.load(descriptionKey(productId))) ?? null;
};

/** Two statements, however many products and levels: all benefits, then all their texts. */
async function readBenefitGraphs(keys: readonly string[], scope: Scope): Promise<Map<string, BenefitNode[]>> {
  const ids = keys.map(fromProductKey);
  const benefits = await readBenefits(scope.transaction, scope.caller.tenantId, ids);
  const texts = await readTexts(
    ids.flatMap((id) => listTextKeys(id, benefits.get(productKey(id)) ?? [])),
    scope,
  );
  return new Map(ids.map((id) => [productKey(id), toBenefitGraph(id, benefits.get(productKey(id)) ?? [], texts)]));
}
