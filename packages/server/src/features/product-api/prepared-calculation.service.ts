// A product's pricing or underwriting logic, ready to be asked again and again, and the fields that its answers have.
import { type Problem, UserError } from '../../errors/user-error.ts';
import { loadPricing, priceProduct } from '../pricing/pricing.service.ts';
import { getProduct, type ProductId, type ProductScope } from '../products/products.service.ts';
import { decideProduct, loadUnderwriting } from '../underwriting/underwriting.service.ts';
import type { Calculation } from './calculation-request.ts';

export type CalculationKind = 'price' | 'underwriting';

export interface PreparedCalculation {
  /** The fields of the result; throws a UserError with paths that begin at the calculation. */
  calculate(calculation: Calculation, locale: string): object;
  /** Characters of the logic as JSON text. */
  readonly logicLength: number;
}

type Scope = Pick<ProductScope, 'transaction' | 'caller'>;

/**
 * Throws NOT_FOUND for a product that the tenant has not got. What is wrong with its logic, or that it has none, is
 * told by each calculation.
 */
export async function loadCalculation(
  kind: CalculationKind,
  id: ProductId,
  scope: ProductScope,
): Promise<PreparedCalculation> {
  await getProduct(id, scope);
  try {
    return kind === 'price' ? await loadPrice(id, scope) : await loadDecision(id, scope);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return refuseAll(error.problems);
  }
}

async function loadPrice(id: ProductId, scope: Scope): Promise<PreparedCalculation> {
  const pricing = await loadPricing(id, scope);
  if (pricing === undefined) return refuseAll([noPricing]);
  return {
    logicLength: JSON.stringify(pricing.logic).length,
    calculate: ({ values, discountCodes }, locale) => {
      const outcome = priceProduct(pricing, values, discountCodes, locale);
      if (!outcome.ok) throw new UserError(...outcome.problems);
      return { ...outcome.price, currencyCode: pricing.currencyCode, paymentFrequency: null };
    },
  };
}

async function loadDecision(id: ProductId, scope: Scope): Promise<PreparedCalculation> {
  const underwriting = await loadUnderwriting(id, scope);
  return {
    logicLength: JSON.stringify(underwriting.logic).length,
    calculate: ({ values }) => {
      const outcome = decideProduct(underwriting, values);
      if (!outcome.ok) throw new UserError(...outcome.problems);
      return outcome.decision;
    },
  };
}

const noPricing: Problem = {
  code: 'NOT_FOUND',
  message: 'The product has no pricing logic yet, so it has no price. Write one first.',
  path: 'amountLogic',
};

function refuseAll(problems: readonly Problem[]): PreparedCalculation {
  return {
    logicLength: 0,
    calculate: () => {
      throw new UserError(...problems);
    },
  };
}
