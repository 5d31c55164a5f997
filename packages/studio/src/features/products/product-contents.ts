import type { ProductContentsQuery } from '../../api/generated/operations.ts';

/** The contents of a product, which are deleted with it. */
export interface ProductContents {
  readonly benefitCount: number;
  readonly benefitsWithOptionsCount: number;
  /** JSON logic; empty for none. */
  readonly pricingText: string;
  readonly underwritingText: string;
  readonly discountCodeCount: number;
  readonly loadingCodeCount: number;
}

interface BenefitNode {
  readonly options?: readonly unknown[] | null;
  readonly children?: readonly (BenefitNode | null)[] | null;
}

export function toProductContents(answer: ProductContentsQuery): ProductContents | undefined {
  const product = answer.products_2?.list?.[0];
  if (!product) return undefined;
  const benefits = flatten(product.benefitGraph);
  return {
    benefitCount: benefits.length,
    benefitsWithOptionsCount: benefits.filter(({ options }) => options && options.length > 0).length,
    pricingText: toLogicText(product.pricing?.amountLogic),
    underwritingText: toLogicText(product.underwritingRulesJson),
    discountCodeCount: product.discountCodes?.length ?? 0,
    loadingCodeCount: product.loadingCodes?.length ?? 0,
  };
}

function flatten(benefits: readonly (BenefitNode | null)[] | null | undefined): BenefitNode[] {
  return (benefits ?? []).flatMap((benefit) => (benefit ? [benefit, ...flatten(benefit.children)] : []));
}

/** Opening an editor without saving gives a product the logic {}, which counts as none. */
function toLogicText(text: string | null | undefined): string {
  const trimmed = (text ?? '').trim();
  return trimmed === '{}' || trimmed === 'null' ? '' : trimmed;
}
