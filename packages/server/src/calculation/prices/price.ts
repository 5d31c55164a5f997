// A calculated price: the value-dependent fields of the GraphQL type pricing and of the REST responses.
import { formatPrice } from '@coverwright/insurance/money';
import type { UnknownValue } from '@coverwright/rules';
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
  /** Unrounded unless a code is applied; then rounded to the minor units. */
  readonly amount: number;
  readonly originalPrice: number;
  readonly formattedPrice: string;
  readonly formattedOriginalPrice: string;
  readonly discountCodes: readonly string[];
  readonly appliedDiscounts: readonly AppliedDiscount[];
  readonly loadings: readonly AppliedLoading[];
  readonly appliedTaxes: readonly never[];
  /** Variables that the logic and the applied codes read without a fallback and that the values do not contain. */
  readonly missingVariables: readonly string[];
  /** Values that the logic only compares with texts, and that are none of these. */
  readonly unknownValues: readonly UnknownValue[];
  /** Requested codes that the product does not have, if such codes are skipped. */
  readonly unknownCodes?: readonly string[];
}

/** A code with the price before and after it. */
export interface PriceStep {
  readonly rule: PricingCode;
  readonly originalPrice: number;
  readonly newPrice: number;
}

interface Calculated {
  /** The result of the logic. */
  readonly amount: number;
  /** The same in exact arithmetic, used for rounding. */
  readonly decimal: number;
  readonly steps: readonly PriceStep[];
  readonly missingVariables: readonly string[];
  readonly unknownValues: readonly UnknownValue[];
}

export function toPrice(
  { amount, decimal, steps, missingVariables, unknownValues }: Calculated,
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
    unknownValues,
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
