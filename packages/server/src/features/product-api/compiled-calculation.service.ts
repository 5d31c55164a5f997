// A product's pricing or underwriting logic, compiled for repeated use.
import type { Calculation, ProductLogic } from '../../calculation/calculation.ts';
import { functionsIn } from '../../calculation/function-calls.ts';
import { lengthOf } from '../../calculation/product-logic.ts';
import { isSmall, OverBudget, compileLogicWithinBudget } from '../../calculation/within-budget.ts';
import { UserError } from '../../errors/user-error.ts';
import type { AppParts } from '../../request/context.ts';
import { actedOnBy } from '../../request/perspective.ts';
import { readsWorking } from '../../states/released-states.service.ts';
import type { StatedProduct } from '../product-states/product-states.service.ts';
import { readPriceTexts } from '../pricing/pricing.service.ts';
import { getProduct, type ProductId, type ProductScope } from '../products/products.service.ts';
import { type CalledFunctions, loadCalledFunctions } from '../functions/calls/called-functions.service.ts';
import { readUnderwritingTexts } from '../underwriting/underwriting.service.ts';
import { say } from '../../sentences/say.ts';

export type CalculationKind = 'price' | 'underwriting';

export interface CompiledCalculation {
  /** The logic for threads, used when `calculate` is insufficient. */
  readonly logic: ProductLogic;
  /**
   * Returns the fields of the result; throws a UserError with paths relative to the calculation, and OverBudget
   * for calculations that take too long for the main thread.
   */
  calculate(calculation: Calculation, locale: string): object;
  /** The functions that its logic calls, as of its compilation; undefined if it calls none. */
  readonly functions: CalledFunctions | undefined;
  /** Characters of the logic as JSON text, and the bytes of its tables, which it holds. */
  readonly weight: number;
}

/** Compiled logic takes about as many bytes for each of its characters. */
const bytesOfCharacter = 10;

/**
 * Throws NOT_FOUND for a product that the tenant does not have. Missing logic and problems of it are reported
 * by each calculation.
 */
export async function loadCalculation(
  kind: CalculationKind,
  id: ProductId,
  scope: ProductScope & { readonly app: AppParts },
): Promise<CompiledCalculation> {
  const perspective = actedOnBy(scope.caller);
  const readsEdited = await readsWorking(perspective, scope);
  const read = (product: StatedProduct) =>
    kind === 'price' ? readPriceTexts(product, scope) : readUnderwritingTexts(product, scope);
  const [found] = readsEdited
    ? await Promise.all([read({ productId: id }), getProduct(id, scope)])
    : [await read(await getProduct(id, scope, perspective))];
  const logic = found ?? noPricing;
  const names = logic.kind === 'price' ? functionsIn(logic.amountLogic) : [];
  const functions = names.length === 0 ? undefined : await loadCalledFunctions(names, scope);
  const tables = logic.kind === 'none' ? undefined : logic.tables;
  const tableWeight = (tables ?? []).reduce((sum, { buffer }) => sum + buffer.byteLength / bytesOfCharacter, 0);
  return { logic, functions, weight: lengthOf(logic) + tableWeight, calculate: toCalculate(logic) };
}

function toCalculate(logic: ProductLogic): CompiledCalculation['calculate'] {
  if (!isSmall(logic)) {
    return () => {
      throw new OverBudget();
    };
  }
  try {
    return compileLogicWithinBudget(logic);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const { problems } = error;
    return () => {
      throw new UserError(...problems);
    };
  }
}

const noPricing: ProductLogic = {
  kind: 'none',
  problem: {
    code: 'NOT_FOUND',
    ...say('PRICING_LOGIC_MISSING'),
    path: 'amountLogic',
  },
};
