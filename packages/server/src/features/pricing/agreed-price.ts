// An agreed price, stored unchanged, such as the premium of a policy. It has the same fields as a calculated
// one, with its amounts formatted for the reader's locale. Pure.
import { formatPrice } from '@coverwright/insurance/money';
import type { currencyCodeEnumeration, paymentFrequency } from '../../graphql/generated/schema-types.ts';

type Amount = number | null | undefined;
type Text = string | null | undefined;

interface AgreedChange {
  readonly code?: Text;
  readonly name?: Text;
  readonly ratio?: Amount;
  readonly flat?: Amount;
  readonly originalPrice?: Amount;
  readonly newPrice?: Amount;
}

interface AgreedDiscount extends AgreedChange {
  readonly id?: Text;
  readonly calculationLogic?: Text;
  readonly isManual?: boolean | null | undefined;
}

interface AgreedLoading extends Omit<AgreedChange, 'code' | 'name'> {
  readonly id?: Text;
  readonly codeName?: { readonly code?: Text; readonly name?: Text } | null | undefined;
  readonly calculationJsonLogic?: Text;
}

export interface AgreedPrice {
  readonly amount?: Amount;
  readonly originalPrice?: Amount;
  readonly currencyCode?: currencyCodeEnumeration | null | undefined;
  readonly paymentFrequency?: paymentFrequency | null | undefined;
  readonly discountCodes?: readonly Text[] | null | undefined;
  readonly appliedDiscounts?: readonly AgreedDiscount[] | null | undefined;
  readonly appliedTaxes?: readonly AgreedChange[] | null | undefined;
  readonly loadings?: readonly AgreedLoading[] | null | undefined;
}

/** null without an amount, or without a currency to format it in. */
export function formatAmount(amount: Amount, currencyCode: Text, locale: string): string | null {
  if (amount === null || amount === undefined) return null;
  if (!currencyCode || currencyCode === 'UNDEFINED') return null;
  return formatPrice(amount, currencyCode, locale);
}

export function formatAgreedPrice(price: AgreedPrice, locale: string) {
  const { currencyCode, appliedDiscounts, loadings } = price;
  const format = (amount: Amount) => formatAmount(amount, currencyCode, locale);
  const figures = ({ originalPrice, newPrice }: AgreedChange, index: number) => ({
    order: index + 1,
    formattedOriginalPrice: format(originalPrice),
    formattedNewPrice: format(newPrice),
  });
  return {
    ...price,
    formattedPrice: format(price.amount),
    formattedOriginalPrice: format(price.originalPrice),
    discountCodes: price.discountCodes ?? (appliedDiscounts ?? []).flatMap(({ code }) => code ?? []),
    appliedDiscounts: (appliedDiscounts ?? []).map((discount, index) => ({
      ...figures(discount, index),
      ...discount,
      id: discount.id ?? discount.code ?? null,
      isManual: discount.isManual ?? false,
      formattedFlat: format(discount.flat),
    })),
    appliedTaxes: (price.appliedTaxes ?? []).map((tax, index) => ({
      ...figures(tax, index),
      ...tax,
      formattedFlat: format(tax.flat),
    })),
    loadings: (loadings ?? []).map((loading, index) => ({
      ...figures(loading, index),
      ...loading,
      id: loading.id ?? loading.codeName?.code ?? `${index}`,
      currencyCode,
    })),
  };
}
