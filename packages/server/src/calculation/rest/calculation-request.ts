// A request for prices or decisions: one set of values, or a list of them. Pure.
import { shorten } from '@coverwright/insurance/shorten';
import { isJsonObject, type Json, type JsonObject, parseLogicText } from '@coverwright/rules';
import type { Calculation, ProductLogic } from '../calculation.ts';
import { type Problem, throwIfAny, UserError } from '../../errors/user-error.ts';
import { toJsonSentence } from '../../errors/rule-problem.ts';
import { say } from '../../sentences/say.ts';

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
  if (!parsed.ok) throw new UserError({ code: 'INVALID', ...say('BODY_NOT_JSON', { why: toJsonSentence(parsed) }) });
  const { value } = parsed;
  if (!Array.isArray(value)) return { isList: false, items: [value] };
  const items: readonly Json[] = value;
  if (items.length <= itemsMax) return { isList: true, items };
  const sentence = say('ITEMS_MAX', { max: inWords(itemsMax), count: inWords(items.length) });
  throw new UserError({ code: 'LIMIT_EXCEEDED', ...sentence });
}

/** The maximum length of an unknown name in a message. */
const nameMaxLength = 100;
const priceFields = ['values', 'discountCodes', 'allowMissing', 'strict'];
const datedPriceFields = ['startDate', ...priceFields];
const switches = ['allowMissing', 'strict'] as const;

/**
 * Throws the problems of the item; paths are relative to it. Prices do not allow unknown field names.
 * @param isDated whether it has a startDate, which was read before
 */
export function toCalculation(item: Json, kind: ProductLogic['kind'], isDated = false): SentCalculation {
  if (!isJsonObject(item)) {
    throw new UserError({ code: 'INVALID', ...say('PRICE_REQUEST_NOT_OBJECT') });
  }
  const { values, discountCodes, allowMissing, strict } = item;
  if (kind === 'price') requirePriceFields(item, isDated ? datedPriceFields : priceFields);
  if (values === undefined || values === null) {
    const sentence = say('VALUES_MISSING');
    throw new UserError({ code: 'REQUIRED', ...sentence, path: 'values' });
  }
  if (!isJsonObject(values)) {
    throw new UserError({
      code: 'INVALID',
      ...say('VALUES_NOT_OBJECT'),
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
function requirePriceFields(item: JsonObject, fields: readonly string[]): void {
  const names = Object.keys(item);
  const wrong = switches.filter((name) => item[name] !== undefined && typeof item[name] !== 'boolean');
  if (wrong.length === 0 && names.every((name) => fields.includes(name))) return;
  const problems = names.filter((name) => !fields.includes(name)).map((name) => unknownField(name, fields));
  for (const name of wrong) problems.push({ code: 'INVALID', ...say('FIELD_NOT_BOOLEAN', { name }), path: name });
  throwIfAny(problems);
}

function unknownField(name: string, fields: readonly string[]): Problem {
  const shown = shorten(name, nameMaxLength);
  const sentence = say('PRICE_FIELD_UNKNOWN', {
    name: shown,
    fields: fields.slice(0, -1).join(', '),
    last: fields.at(-1) ?? '',
  });
  return { code: 'INVALID', ...sentence, path: shown };
}

const inWords = (count: number): string => count.toLocaleString('en-US');
