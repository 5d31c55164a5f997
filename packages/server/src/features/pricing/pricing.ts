// A price is what a product's logic gives on variables. Pure: what may be kept, and how a result is told.
import { compileRule, type Json, isJsonObject, listVariables, type RuleVariable } from '@coverwright/rules';
import { toProblem } from '../../errors/rule-problem.ts';
import { type Problem, UserError } from '../../errors/user-error.ts';
import { validateJsonText } from '../../errors/validate-json-text.ts';
import type { currencyCodeEnumeration, priceLogicInput } from '../../graphql/generated/schema-types.ts';
import type { Login } from '../../graphql/login.ts';

export type CurrencyCode = currencyCodeEnumeration;

export const defaultAmountLogic = '{}';
export const defaultCurrencyCode: CurrencyCode = 'HKD';

/** The pricing logic that a product has. */
export interface PriceLogic {
  readonly amountLogic: string;
  readonly currencyCode: CurrencyCode;
  readonly revision: string;
  readonly createdAt: Date;
  readonly createdBy: Login | null;
  readonly lastModifiedAt: Date;
  readonly lastModifiedBy: Login | null;
}

export interface Price {
  readonly amount: number;
  readonly originalPrice: number;
  readonly formattedPrice: string;
  readonly formattedOriginalPrice: string;
  readonly discountCodes: readonly string[];
}

/** Most names of missing variables that a message lists. */
const namedVariablesMax = 10;

export function validatePriceLogic({ amountLogic }: priceLogicInput): Problem[] {
  return typeof amountLogic === 'string' ? validateJsonText(amountLogic, 'input.amountLogic', 'pricing logic') : [];
}

/** UNDEFINED is in the enumeration and stands for no choice. */
export function toCurrencyCode(code: CurrencyCode | null | undefined): CurrencyCode | undefined {
  return code === 'UNDEFINED' || code === null ? undefined : code;
}

/** Every code is unknown as long as a product keeps none; leaving one out silently would ask for too much. */
export function validateDiscountCodes(codes: readonly (string | null)[]): Problem[] {
  return codes.flatMap((code, index): Problem[] =>
    code === null
      ? []
      : [{ code: 'NOT_FOUND', message: `The product has no discount code ${code}.`, path: `discountCodes.${index}` }],
  );
}

/** The price to the digit that the logic calculates; only the formatted one is rounded. Throws what is in the way. */
export function calculatePrice(logic: Json, variables: Json, currencyCode: CurrencyCode, locale: string): Price {
  const amount = evaluateAmount(logic, variables);
  const formatted = formatPrice(amount, currencyCode, locale);
  return {
    amount,
    originalPrice: amount,
    formattedPrice: formatted,
    formattedOriginalPrice: formatted,
    discountCodes: [],
  };
}

function evaluateAmount(logic: Json, variables: Json): number {
  const outcome = compileRule(logic).evaluate(variables);
  if (outcome.ok && typeof outcome.value === 'number') return outcome.value;
  const problem: Problem = outcome.ok
    ? { code: 'INVALID', message: `The result is ${describe(outcome.value)}, not a number.`, path: 'amountLogic' }
    : toProblem(outcome.problem, 'amountLogic');
  throw new UserError({
    ...problem,
    message: `The price cannot be calculated. ${problem.message}${missingHint(logic, variables)}`,
  });
}

/** Mostly a price is missing because variables are. */
function missingHint(logic: Json, variables: Json): string {
  const missing = listMissing(listVariables(logic), variables);
  if (missing.length === 0) return '';
  const named = missing.slice(0, namedVariablesMax).join(', ');
  const more = missing.length > namedVariablesMax ? ` and ${missing.length - namedVariablesMax} more` : '';
  return ` The logic reads variables that were not given: ${named}${more}.`;
}

function listMissing(read: readonly RuleVariable[], variables: Json): string[] {
  return read
    .filter(({ dynamic, optional, segments }) => !dynamic && !optional && !isPresent(variables, segments))
    .map(({ path }) => path);
}

function isPresent(variables: Json, segments: readonly string[]): boolean {
  let current: Json | undefined = variables;
  for (const segment of segments) {
    if (current === undefined) return false;
    current = stepInto(current, segment);
  }
  return current !== undefined;
}

function stepInto(value: Json, segment: string): Json | undefined {
  if (isJsonObject(value)) return Object.hasOwn(value, segment) ? value[segment] : undefined;
  return typeof value === 'object' && value !== null ? value[Number(segment)] : undefined;
}

function describe(value: Json): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return 'a text';
  if (typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? 'a list' : 'an object';
}

/** Such as HKD 469.00: the currency's own minor units, in the manner of the locale, with plain spaces. */
export function formatPrice(amount: number, currencyCode: CurrencyCode, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: currencyCode, currencyDisplay: 'code' });
  // The shortest decimal text of the number is what people see as the amount, so that is what is rounded.
  return format.format(`${amount}`).replace(/[\u00a0\u202f]/g, ' ');
}
