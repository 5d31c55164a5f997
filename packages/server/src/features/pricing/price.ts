// The answer of a price: the fields of the GraphQL type pricing that depend on values, and of the answers by HTTP.
import { formatPrice } from '@coverwright/insurance/money';
import type { PricingCode } from './apply-codes.ts';

interface CodeFigures {
  /** The code, which is unique in its product. */
  readonly id: string;
  readonly order: number;
  readonly ratio: number | null;
  readonly flat: number | null;
  readonly originalPrice: number;
  readonly newPrice: number;
  readonly formattedOriginalPrice: string;
  readonly formattedNewPrice: string;
}

/** A discount of the product, whether applied or not. */
export interface Discount {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly ratio: number | null;
  readonly flat: number | null;
  readonly formattedFlat: string | null;
  readonly calculationLogic: string;
  readonly isManual: false;
}

export type AppliedDiscount = Discount & CodeFigures;

export interface AppliedLoading extends CodeFigures {
  readonly codeName: { readonly code: string; readonly name: string };
  readonly currencyCode: string;
  readonly calculationJsonLogic: string;
}

export interface Price {
  /** To the digit that the logic calculates; rounded to the minor units once a code is applied. */
  readonly amount: number;
  readonly originalPrice: number;
  readonly formattedPrice: string;
  readonly formattedOriginalPrice: string;
  readonly discountCodes: readonly string[];
  readonly appliedDiscounts: readonly AppliedDiscount[];
  readonly loadings: readonly AppliedLoading[];
  readonly appliedTaxes: readonly never[];
  /** What the logic and the applied codes read, without a fallback, and the values do not hold. */
  readonly missingVariables: readonly string[];
  /** Requested codes that the product does not have, where such codes are skipped. */
  readonly unknownCodes?: readonly string[];
}

/** A code with the price before and after it. */
export interface PriceStep {
  readonly rule: PricingCode;
  readonly originalPrice: number;
  readonly newPrice: number;
}

interface Calculated {
  /** As the logic gives it. */
  readonly amount: number;
  /** The same in exact arithmetic, which is what is rounded. */
  readonly decimal: number;
  readonly steps: readonly PriceStep[];
  readonly missingVariables: readonly string[];
}

export function toPrice(
  { amount, decimal, steps, missingVariables }: Calculated,
  currencyCode: string,
  locale: string,
): Price {
  const formattedOriginalPrice = formatPrice(decimal, currencyCode, locale);
  const loadings: AppliedLoading[] = [];
  const appliedDiscounts: AppliedDiscount[] = [];
  let formattedPrice = formattedOriginalPrice;
  for (const { rule, originalPrice, newPrice } of steps) {
    const formattedNewPrice = formatPrice(newPrice, currencyCode, locale);
    const isLoading = rule.kind === 'loading';
    const figures: CodeFigures = {
      id: rule.code,
      order: (isLoading ? loadings : appliedDiscounts).length + 1,
      ratio: rule.ratio,
      flat: rule.flat,
      originalPrice,
      newPrice,
      formattedOriginalPrice: formattedPrice,
      formattedNewPrice,
    };
    if (isLoading) loadings.push({ ...figures, ...toLoading(rule, currencyCode) });
    else appliedDiscounts.push({ ...toDiscount(rule, locale), ...figures });
    formattedPrice = formattedNewPrice;
  }
  return {
    amount: steps.at(-1)?.newPrice ?? amount,
    originalPrice: amount,
    formattedPrice,
    formattedOriginalPrice,
    discountCodes: appliedDiscounts.map(({ code }) => code),
    appliedDiscounts,
    loadings,
    appliedTaxes: [],
    missingVariables,
  };
}

function toLoading(
  { code, name, calculationLogic }: PricingCode,
  currencyCode: string,
): Omit<AppliedLoading, keyof CodeFigures> {
  return { codeName: { code, name }, currencyCode, calculationJsonLogic: calculationLogic };
}

export function toDiscount(rule: PricingCode, locale: string): Discount {
  const { code, name, ratio, flat, flatCurrencyCode, calculationLogic } = rule;
  const formattedFlat = flat === null || flatCurrencyCode === null ? null : formatPrice(flat, flatCurrencyCode, locale);
  return { id: code, code, name, ratio, flat, formattedFlat, calculationLogic, isManual: false };
}
