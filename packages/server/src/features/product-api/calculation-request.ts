// What a program sends to have prices or decisions calculated: one set of values, or a list of them. Pure.
import { isJsonObject, type Json, type JsonObject, parseJsonText } from '@coverwright/rules';
import { UserError } from '../../errors/user-error.ts';

export interface Calculation {
  readonly values: JsonObject;
  /** As they were sent: whether they are any is for the pricing to tell. */
  readonly discountCodes: Json | undefined;
}

export interface CalculationRequest {
  /** Whether a list was sent, and a list has to be answered. */
  readonly isList: boolean;
  readonly items: readonly Json[];
}

/** Calculations that one request may ask for. */
export const itemsMax = 10_000;

/** Throws what is wrong with the request as a whole; what is wrong with an item is that item's matter. */
export function toRequest(body: string): CalculationRequest {
  const parsed = parseJsonText(body);
  if (!parsed.ok) throw new UserError({ code: 'INVALID', message: `The body is not valid JSON. ${parsed.message}` });
  const { value } = parsed;
  if (!Array.isArray(value)) return { isList: false, items: [value] };
  const items: readonly Json[] = value;
  if (items.length <= itemsMax) return { isList: true, items };
  const message = `The request exceeds the limit of ${inWords(itemsMax)} items: it has ${inWords(items.length)}. Split it into smaller requests.`;
  throw new UserError({ code: 'LIMIT_EXCEEDED', message });
}

/** Throws what is wrong with the item; paths begin at the item. */
export function toCalculation(item: Json): Calculation {
  if (!isJsonObject(item)) {
    throw new UserError({ code: 'INVALID', message: 'Send an object with values, such as {"values": {}}.' });
  }
  const { values, discountCodes } = item;
  if (values === undefined || values === null) {
    const message = 'The values are required: an object with the variables.';
    throw new UserError({ code: 'REQUIRED', message, path: 'values' });
  }
  if (!isJsonObject(values)) {
    throw new UserError({
      code: 'INVALID',
      message: 'The values must be an object with the variables.',
      path: 'values',
    });
  }
  return { values, discountCodes };
}

const inWords = (count: number): string => count.toLocaleString('en-US');
