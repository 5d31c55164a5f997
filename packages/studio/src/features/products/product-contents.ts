import type { ProductContentsQuery } from '../../api/generated/operations.ts';

/** What hangs on a product and goes with it. */
export interface ProductContents {
  readonly benefitCount: number;
  readonly hasPricing: boolean;
  readonly hasUnderwriting: boolean;
}

interface BenefitNode {
  readonly typeId: string;
  readonly children?: readonly (BenefitNode | null)[] | null;
}

export function toProductContents(answer: ProductContentsQuery): ProductContents | undefined {
  const product = answer.products_2?.list?.[0];
  return product
    ? {
        benefitCount: countBenefits(product.benefitGraph),
        hasPricing: product.pricing?.amountLogic !== null && product.pricing !== null,
        hasUnderwriting: product.underwritingRulesJson !== null,
      }
    : undefined;
}

function countBenefits(benefits: readonly (BenefitNode | null)[] | null | undefined): number {
  return (benefits ?? []).reduce((count, benefit) => count + 1 + countBenefits(benefit?.children), 0);
}
