// Logic of products in standard JSON Logic, for programs that know no rate tables and no decision tables.
import { calculatePlainLogic } from '../../calculation/calculate.ts';
import type { PlainTexts } from '../../calculation/plain-logic.ts';
import type { RequestContext, Scope } from '../../request/context.ts';
import type { ListedCode } from '../codes/codes.service.ts';
import type { Pricing } from '../pricing/pricing.service.ts';
import { underwritingRules } from '../products/product-fields.service.ts';
import type { StatedProduct } from '../product-states/product-states.service.ts';
import { lookupTablesOf } from '../rate-tables/lookup-tables.service.ts';

export async function plainAmountLogic(
  { productId, state, amountLogic }: Pick<Pricing, 'productId' | 'state' | 'amountLogic'>,
  _args: unknown,
  scope: Scope,
  context: RequestContext,
): Promise<string> {
  return expand({ productId, state }, { kind: 'price', logic: amountLogic, path: 'amountLogic' }, scope, context);
}

export async function plainUnderwritingRules(
  product: StatedProduct,
  _args: unknown,
  scope: Scope,
  context: RequestContext,
): Promise<string | null> {
  const logic = await underwritingRules(product, {}, scope, context);
  if (logic === null) return null;
  return expand(product, { kind: 'decision', logic, path: 'underwritingRules' }, scope, context);
}

export async function plainCalculationLogic(
  { productId, state, calculationLogic }: Pick<ListedCode, 'productId' | 'state' | 'calculationLogic'>,
  _args: unknown,
  scope: Scope,
  context: RequestContext,
): Promise<string> {
  return expand(
    { productId, state },
    { kind: 'price', logic: calculationLogic, path: 'calculationLogic' },
    scope,
    context,
  );
}

async function expand(
  product: StatedProduct,
  texts: Omit<PlainTexts, 'tables'>,
  scope: Scope,
  context: RequestContext,
): Promise<string> {
  const tables = await lookupTablesOf(product, [texts.logic], scope, context);
  return calculatePlainLogic({ ...texts, tables }, context);
}
