// How calls read what the server answers, and what they send about a product, as one value: modules that are loaded later
// receive it, because modules that they shared with the start of the app would be one more file of every page.
import { readField, requireSuccess, toInsuranceError } from './insurance-error.ts';
import { isPrice, toDecision } from './product-answer.ts';
import { toProductId, toValues } from './product-input.ts';

export const answers = {
  readField,
  requireSuccess,
  toInsuranceError,
  isPrice,
  toDecision,
  toProductId,
  toValues,
} as const;

export type Answers = typeof answers;
