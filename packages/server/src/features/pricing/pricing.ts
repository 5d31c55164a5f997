// The pricing logic of a product: JSON Logic whose result is the price, and the currency of that price. Pure.
import type { Problem } from '../../errors/user-error.ts';
import { validateJsonText } from '../../errors/validate-json-text.ts';
import type { currencyCodeEnumeration, priceLogicInput } from '../../graphql/generated/schema-types.ts';
import type { Author } from '../../request/context.ts';

export type CurrencyCode = currencyCodeEnumeration;

export const defaultAmountLogic = '{}';
export const defaultCurrencyCode: CurrencyCode = 'HKD';

/** The pricing logic of a product. */
export interface PriceLogic {
  readonly amountLogic: string;
  readonly currencyCode: CurrencyCode;
  readonly revision: string;
  readonly createdAt: Date;
  readonly createdBy: Author | null;
  readonly lastModifiedAt: Date;
  readonly lastModifiedBy: Author | null;
}

export function validatePriceLogic({ amountLogic }: priceLogicInput, path = 'input'): Problem[] {
  return typeof amountLogic === 'string' ? validateJsonText(amountLogic, `${path}.amountLogic`, 'pricing logic') : [];
}

/** UNDEFINED is part of the enumeration and means none. */
export function toCurrencyCode(code: CurrencyCode | null | undefined): CurrencyCode | undefined {
  return code === 'UNDEFINED' || code === null ? undefined : code;
}

/** New products have {}, which means no logic. */
export function isNoLogic(text: string): boolean {
  return /^\s*(\{\s*\}\s*)?$/.test(text);
}
