// A request for prices or decisions: one set of values, or a list of them. Pure.
import { shorten } from '@coverwright/insurance/shorten';
import { isJsonObject, type Json, type JsonObject, parseLogicText } from '@coverwright/rules';
import type { Calculation, ProductLogic } from '../calculation.ts';
import { type Problem, throwIfAny, UserError } from '../../errors/user-error.ts';

export interface SentCalculation extends Calculation {
  readonly values: JsonObject;
}

export interface CalculationRequest {
  /** Whether a list was sent, so that a list must be returned. */
  readonly isList: boolean;
  readonly items: readonly Json[];
}

/** The maximum number of calculations per request. */
export const itemsMax = 10_000;

/** Throws problems of the entire request; problems of single items are reported with the item. */
export function toRequest(body: string): CalculationRequest {
  const parsed = parseLogicText(body);
  if (!parsed.ok) throw new UserError({ code: 'INVALID', message: `The body is not valid JSON. ${parsed.message}` });
  const { value } = parsed;
  if (!Array.isArray(value)) return { isList: false, items: [value] };
  const items: readonly Json[] = value;
  if (items.length <= itemsMax) return { isList: true, items };
  const message = `The request exceeds the limit of ${inWords(itemsMax)} items: it has ${inWords(items.length)}. Split it into smaller requests.`;
  throw new UserError({ code: 'LIMIT_EXCEEDED', message });
}

/** The maximum length of an unknown name in a message. */
const nameMaxLength = 100;
const priceFields = ['values', 'discountCodes', 'allowMissing', 'strict'];
const switches = ['allowMissing', 'strict'] as const;

/** Throws the problems of the item; paths are relative to it. Prices do not allow unknown field names. */
export function toCalculation(item: Json, kind: ProductLogic['kind']): SentCalculation {
  if (!isJsonObject(item)) {
    throw new UserError({ code: 'INVALID', message: 'Send an object with values, such as {"values": {}}.' });
  }
  const { values, discountCodes, allowMissing, strict } = item;
  if (kind === 'price') requirePriceFields(item);
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
  if (kind !== 'price') return { values, discountCodes };
  const strictness = allowMissing === true ? 'typed' : 'complete';
  return strict === true
    ? { values, discountCodes, strictness, refusesUnknownValues: true }
    : { values, discountCodes, strictness };
}

/** Most requests have no other fields; this check avoids allocations. */
function requirePriceFields(item: JsonObject): void {
  const names = Object.keys(item);
  const wrong = switches.filter((name) => item[name] !== undefined && typeof item[name] !== 'boolean');
  if (wrong.length === 0 && names.every((name) => priceFields.includes(name))) return;
  const problems = names.filter((name) => !priceFields.includes(name)).map(unknownField);
  for (const name of wrong)
    problems.push({ code: 'INVALID', message: `The field ${name} must be true or false.`, path: name });
  throwIfAny(problems);
}

function unknownField(name: string): Problem {
  const shown = shorten(name, nameMaxLength);
  const message = `A price has no field ${shown}. Send ${priceFields.slice(0, -1).join(', ')} or ${priceFields.at(-1)}.`;
  return { code: 'INVALID', message, path: shown };
}

const inWords = (count: number): string => count.toLocaleString('en-US');
