// Functions that read answers and write product input, bundled into one object: lazily loaded modules receive it as
// an argument, because a module shared with the app's start-up code would be an additional file for every page.
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
