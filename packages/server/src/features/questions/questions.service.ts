// What a form for a product has to ask, from its logic and its benefits.
import type { AskedInput } from '@coverwright/insurance/asked-inputs';
import { calculateQuestions } from '../../calculation/calculate.ts';
import { requireJson, valuesName } from '../../errors/validate-json-text.ts';
import type { productquestionnaireArgs } from '../../graphql/generated/schema-types.ts';
import type { RequestContext, Scope } from '../../request/context.ts';
import { listBenefits, type ListedOption } from '../benefits/benefit-fields.service.ts';
import { inputsOf } from '../inputs/inputs.service.ts';
import { isNoLogic, logicSource } from '../pricing/pricing.service.ts';
import { readOf, type StatedProduct } from '../product-states/product-states.service.ts';
import { underwritingSource } from '../products/product-fields.service.ts';
import { actedProduct } from '../products/released-products.service.ts';
import { lookupTablesOf } from '../rate-tables/lookup-tables.service.ts';
import { messageLanguageOf, wordProblems } from '../../sentences/language.ts';
import type { BenefitChoice, Question } from '../../calculation/questions.ts';

interface Questionnaire {
  readonly hasPrice: boolean;
  readonly questions: readonly Question[];
  readonly inputs: readonly AskedValue[];
}

/** A declared input for the present values. */
interface AskedValue extends Omit<AskedInput, 'problem'> {
  readonly isRefused: boolean;
  readonly message: string | null;
}

export async function questionnaire(
  shown: StatedProduct,
  { valuesJsonString }: productquestionnaireArgs,
  scope: Scope,
  context: RequestContext,
): Promise<Questionnaire> {
  const values = valuesJsonString ?? undefined;
  if (values !== undefined) requireJson(values, 'valuesJsonString', valuesName);
  const product = await actedProduct(shown, scope, context);
  const amountLogic = (await readOf(product, logicSource(scope), scope))?.amountLogic;
  const underwritingRules = await readOf(product, underwritingSource(scope), scope);
  const benefits = (await listBenefits(product, {}, scope, context))
    .filter(({ options }) => options.length > 0)
    .map(({ typeId, name, options }) => ({ typeId, name, options: options.map(toOption) }));
  const inputs = (await inputsOf(product, scope, context))?.inputsJsonString;
  const locale = scope.facts.locales[0];
  const tables = await lookupTablesOf(product, [amountLogic ?? '', underwritingRules ?? ''], scope, context);
  const texts = { amountLogic, underwritingRules, benefits, inputs, tables, locale, values };
  const { questions, inputs: asked } = await calculateQuestions(texts, context);
  const hasPrice = amountLogic !== undefined && !isNoLogic(amountLogic);
  return { hasPrice, questions, inputs: toAskedValues(asked, scope.facts.locales) };
}

/** With messages in the language of the request. */
function toAskedValues(inputs: readonly AskedInput[], locales: readonly string[]): AskedValue[] {
  const language = messageLanguageOf(locales);
  return inputs.map(({ problem, ...input }) => {
    const [worded] = problem === undefined ? [] : wordProblems([problem], language);
    return { ...input, isRefused: problem?.level === 'refuse', message: worded?.message ?? null };
  });
}

function toOption({ key, name, formattedValue }: ListedOption): BenefitChoice['options'][number] {
  return { key, name: name ?? formattedValue() };
}
