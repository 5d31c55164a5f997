// Calculates the price and decision of an offer with the same functions as the fields of a product, so that
// customers are offered what the page showed. Amounts sent by the client are never used.
import type { Problem } from '../../errors/user-error.ts';
import { throwIfAny, UserError } from '../../errors/user-error.ts';
import type { caseInput } from '../../graphql/generated/schema-types.ts';
import type { Caller, RequestContext, Scope } from '../../request/context.ts';
import { asEffective, live } from '../../request/perspective.ts';
import { requireRight } from '../../request/rights.ts';
import { type AgreedPrice, isNoLogic, logicSource, type Pricing, pricing } from '../pricing/pricing.service.ts';
import { readOf } from '../product-states/product-states.service.ts';
import { underwritingSource } from '../products/product-fields.service.ts';
import { getProduct, type Product, type ProductId, toProductId } from '../products/products.service.ts';
import { type Decision, underwritingDecision } from '../underwriting/underwriting.service.ts';
import { say } from '../../sentences/say.ts';

export interface Offer {
  readonly productId: ProductId;
  readonly productName: string;
  /** null if the product has no pricing logic. */
  readonly price: AgreedPrice | null;
  /** null if the product has no underwriting logic. */
  readonly decision: Pick<Decision, 'decision' | 'outcome' | 'rejectionCodes' | 'referrals'> | null;
}

/** Throws a UserError whose paths begin with input. For a guest, only the products of the app exist. */
export async function priceOffer(input: caseInput, sender: Caller, request: RequestContext): Promise<Offer> {
  if (sender.guest === undefined) requireRight(sender, 'products:calculate');
  const caller = asEffective(sender);
  const { app, facts, signal } = request;
  // Data loaded for the offer is only cached until its transaction ends.
  const context: RequestContext = { ...request, loaders: new Map() };
  return app.database.read(
    caller,
    async (transaction) => {
      const scope: Scope = { app, facts, caller, transaction, now: app.clock() };
      const product = await underPath('input.productId', () => getProduct(toProductId(input.productId), scope, live));
      return {
        productId: product.productId,
        productName: product.name,
        price: await underPath('input.offer', () => priceOf(product, input, scope, context)),
        decision: await underPath('input.offer', () => decisionOn(product, input, scope, context)),
      };
    },
    signal,
  );
}

async function priceOf(
  product: Product,
  { offer: { valuesJsonString, discountCodes, benefitOptions } }: caseInput,
  scope: Scope,
  context: RequestContext,
): Promise<AgreedPrice | null> {
  const logic = await readOf(product, logicSource(scope), scope);
  if (logic === undefined || isNoLogic(logic.amountLogic)) return null;
  const chosen = { discountCodes: discountCodes ?? null, benefitOptions: benefitOptions ?? null };
  const price = await pricing(product, { valuesJsonString, ...chosen }, scope, context);
  throwIfAny((price?.missingVariables ?? []).map(toMissing));
  return price && toAgreedPrice(price);
}

/** A price calculated without a value that the logic reads may be wrong, so it is not offered. */
function toMissing(variable: string): Problem {
  return { code: 'REQUIRED', ...say('OFFER_VALUE_MISSING', { variable }), path: `values.${variable}` };
}

async function decisionOn(
  product: Product,
  { offer: { valuesJsonString } }: caseInput,
  scope: Scope,
  context: RequestContext,
): Promise<Offer['decision']> {
  const rules = await readOf(product, underwritingSource(scope), scope);
  if (rules === undefined || isNoLogic(rules)) return null;
  const decided = await underwritingDecision(product, { valuesJsonString }, scope, context);
  const { decision, outcome, rejectionCodes, referrals } = decided;
  return { decision, outcome, rejectionCodes, referrals };
}

/** The price without its logic, as returned to the customer and stored. */
function toAgreedPrice(price: Pricing): AgreedPrice {
  const { amount, originalPrice, currencyCode, discountCodes, appliedDiscounts = [], loadings = [] } = price;
  return {
    amount,
    originalPrice,
    currencyCode,
    discountCodes,
    appliedDiscounts: appliedDiscounts.map((discount) => ({
      id: discount.id,
      code: discount.code,
      name: discount.name,
      ratio: discount.ratio,
      flat: discount.flat,
      originalPrice: discount.originalPrice,
      newPrice: discount.newPrice,
      isManual: false,
    })),
    loadings: loadings.map((loading) => ({
      id: loading.id,
      codeName: loading.codeName,
      ratio: loading.ratio,
      flat: loading.flat,
      originalPrice: loading.originalPrice,
      newPrice: loading.newPrice,
    })),
  };
}

async function underPath<Value>(path: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(...error.problems.map((problem) => ({ ...problem, path: toPath(path, problem.path) })));
  }
}

function toPath(path: string, inner: string | undefined): string {
  return inner === undefined || path === 'input.productId' ? path : `${path}.${inner}`;
}
