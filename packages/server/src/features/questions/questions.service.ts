// What a form for a product has to ask, from its logic and its benefits.
import { calculateQuestions } from '../../calculation/calculate.ts';
import type { RequestContext, Scope } from '../../request/context.ts';
import { listBenefits, type ListedOption } from '../benefits/benefit-fields.service.ts';
import { inputsOf } from '../inputs/inputs.service.ts';
import { isNoLogic, listPriceLogics } from '../pricing/pricing.service.ts';
import { listUnderwritingRules } from '../products/product-fields.service.ts';
import { lookupTablesOf } from '../rate-tables/lookup-tables.service.ts';
import { type Product, productKey } from '../products/products.service.ts';
import type { BenefitChoice, Question } from '../../calculation/questions.ts';

interface Questionnaire {
  readonly hasPrice: boolean;
  readonly questions: readonly Question[];
}

export async function questionnaire(
  product: Product,
  _args: unknown,
  scope: Scope,
  context: RequestContext,
): Promise<Questionnaire> {
  const key = productKey(product.productId);
  const amountLogic = (await listPriceLogics([product.productId], scope)).get(key)?.amountLogic;
  const underwritingRules = (await listUnderwritingRules([product.productId], scope)).get(key);
  const benefits = (await listBenefits(product, {}, scope, context))
    .filter(({ options }) => options.length > 0)
    .map(({ typeId, name, options }) => ({ typeId, name, options: options.map(toOption) }));
  const inputs = (await inputsOf(product.productId, scope, context))?.inputsJsonString;
  const locale = scope.facts.locales[0];
  const tables = await lookupTablesOf(product.productId, [amountLogic ?? '', underwritingRules ?? ''], scope, context);
  const texts = { amountLogic, underwritingRules, benefits, inputs, tables, locale };
  const questions = await calculateQuestions(texts, context);
  return { hasPrice: amountLogic !== undefined && !isNoLogic(amountLogic), questions };
}

function toOption({ key, name, formattedValue }: ListedOption): BenefitChoice['options'][number] {
  return { key, name: name ?? formattedValue() };
}
