import { z } from 'zod';
import { paymentFrequency } from '../../graphql/generated/schema-types.ts';
import { boolean, currencyCode, id, list, number, text } from './field-shapes.ts';

const change = {
  order: z.int().nullish(),
  ratio: number.nullish(),
  flat: number.nullish(),
  originalPrice: number.nullish(),
  newPrice: number.nullish(),
};

const discount = z.strictObject({
  ...change,
  id: id.nullish(),
  code: text.nullish(),
  name: text.nullish(),
  calculationLogic: text.nullish(),
  isManual: boolean.nullish(),
});

const tax = z.strictObject({ ...change, code: text.nullish(), name: text.nullish() });

const loading = z.strictObject({
  ...change,
  id: id.nullish(),
  codeName: z.strictObject({ code: text.nullish(), name: text.nullish() }).nullish(),
  calculationJsonLogic: text.nullish(),
});

/** The price as agreed; formatted amounts depend on the reader's locale, so they are not imported. */
export const price = z.strictObject({
  amount: number.nullish(),
  originalPrice: number.nullish(),
  currencyCode,
  amountLogic: text.nullish(),
  paymentFrequency: z.enum(paymentFrequency).nullish(),
  discountCodes: list(text).nullish(),
  appliedDiscounts: list(discount).nullish(),
  appliedTaxes: list(tax).nullish(),
  loadings: list(loading).nullish(),
});
