// How calls read answers and write product input, as a single value: modules that are loaded later
// receive it, because a module shared with the start of the app would be one more file for every page.
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
