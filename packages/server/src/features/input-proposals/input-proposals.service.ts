// Proposes inputs from the logic of a product and from its requests, and tries a declaration with them.
import { calculateProposals, calculateTrial } from '../../calculation/calculate.ts';
import type { InputProposal, InputTrial, ProposalTexts } from '../../calculation/input-proposals.ts';
import { throwIfAny } from '../../errors/user-error.ts';
import type { productinputTrialArgs } from '../../graphql/generated/schema-types.ts';
import type { RequestContext, Scope } from '../../request/context.ts';
import { requireRight } from '../../request/rights.ts';
import { listCodeRules } from '../codes/codes.service.ts';
import { inputsOf, validateInputs } from '../inputs/inputs.service.ts';
import { listPriceLogics } from '../pricing/pricing.service.ts';
import { listUnderwritingRules } from '../products/product-fields.service.ts';
import { type Product, type ProductId, productKey } from '../products/products.service.ts';
import { lookupTablesOf } from '../rate-tables/lookup-tables.service.ts';
import { listRequestedValues } from '../requests/requests.service.ts';

export async function inputProposals(
  { productId }: Product,
  _args: unknown,
  scope: Scope,
  context: RequestContext,
): Promise<readonly InputProposal[]> {
  const isReader = scope.caller.rights.has('requests:read');
  const [logics, declared, requested] = await Promise.all([
    listLogics(productId, scope),
    inputsOf(productId, scope, context),
    isReader ? listRequestedValues(productId, scope) : [],
  ]);
  const texts = logics.map(({ text }) => text);
  const tables = await lookupTablesOf(productId, texts, scope, context);
  return calculateProposals({ logics, inputs: declared?.inputsJsonString, tables, requested }, context);
}

export async function inputTrial(
  { productId }: Product,
  { inputsJsonString }: productinputTrialArgs,
  scope: Scope,
  context: RequestContext,
): Promise<InputTrial> {
  requireRight(scope.caller, 'requests:read');
  throwIfAny(validateInputs(inputsJsonString, 'inputsJsonString'));
  const requested = await listRequestedValues(productId, scope);
  return calculateTrial({ inputs: inputsJsonString, requested }, context);
}

async function listLogics(id: ProductId, scope: Scope): Promise<ProposalTexts['logics']> {
  const key = productKey(id);
  const [prices, rules, codes] = await Promise.all([
    listPriceLogics([id], scope),
    listUnderwritingRules([id], scope),
    listCodeRules([id], scope),
  ]);
  return [
    { place: 'pricing', text: prices.get(key)?.amountLogic ?? 'null' },
    { place: 'underwriting', text: rules.get(key) ?? 'null' },
    ...(codes.get(key) ?? []).map(({ calculationLogic }) => ({ place: 'codes' as const, text: calculationLogic })),
  ];
}
