// Proposes inputs from the logic of a product and from its requests, and tries a declaration with them.
import { calculateProposals, calculateTrial } from '../../calculation/calculate.ts';
import type { InputProposal, InputTrial, ProposalTexts } from '../../calculation/input-proposals.ts';
import { throwIfAny } from '../../errors/user-error.ts';
import type { productinputTrialArgs } from '../../graphql/generated/schema-types.ts';
import type { RequestContext, Scope } from '../../request/context.ts';
import { requireRight } from '../../request/rights.ts';
import { codesSource } from '../codes/codes.service.ts';
import { inputsOf, validateInputs } from '../inputs/inputs.service.ts';
import { logicSource } from '../pricing/pricing.service.ts';
import { readOf, type StatedProduct } from '../product-states/product-states.service.ts';
import { underwritingSource } from '../products/product-fields.service.ts';
import { lookupTablesOf } from '../rate-tables/lookup-tables.service.ts';
import { listRequestedValues } from '../requests/requests.service.ts';

export async function inputProposals(
  product: StatedProduct,
  _args: unknown,
  scope: Scope,
  context: RequestContext,
): Promise<readonly InputProposal[]> {
  const isReader = scope.caller.rights.has('requests:read');
  const [logics, declared, requested] = await Promise.all([
    listLogics(product, scope),
    inputsOf(product, scope, context),
    isReader ? listRequestedValues(product.productId, scope) : [],
  ]);
  const texts = logics.map(({ text }) => text);
  const tables = await lookupTablesOf(product, texts, scope, context);
  return calculateProposals({ logics, inputs: declared?.inputsJsonString, tables, requested }, context);
}

export async function inputTrial(
  { productId }: StatedProduct,
  { inputsJsonString }: productinputTrialArgs,
  scope: Scope,
  context: RequestContext,
): Promise<InputTrial> {
  requireRight(scope.caller, 'requests:read');
  throwIfAny(validateInputs(inputsJsonString, 'inputsJsonString'));
  const requested = await listRequestedValues(productId, scope);
  return calculateTrial({ inputs: inputsJsonString, requested }, context);
}

async function listLogics(product: StatedProduct, scope: Scope): Promise<ProposalTexts['logics']> {
  const [price, rules, codes] = await Promise.all([
    readOf(product, logicSource(scope), scope),
    readOf(product, underwritingSource(scope), scope),
    readOf(product, codesSource(scope), scope),
  ]);
  return [
    { place: 'pricing', text: price?.amountLogic ?? 'null' },
    { place: 'underwriting', text: rules ?? 'null' },
    ...(codes ?? []).map(({ calculationLogic }) => ({ place: 'codes' as const, text: calculationLogic })),
  ];
}
