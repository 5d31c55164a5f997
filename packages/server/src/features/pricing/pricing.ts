// A price is what a product's logic gives on variables. Pure: what may be kept, and how a result is told.
import { type Json, isJsonObject, listVariables, type RuleVariable } from '@coverwright/rules';
import { type Problem, UserError } from '../../errors/user-error.ts';
import type { currencyCodeEnumeration, priceLogicInput } from '../../graphql/generated/schema-types.ts';
import { evaluate, validateJsonText } from '../logic/logic.service.ts';
import type { Author } from '../products/products.service.ts';

export type CurrencyCode = currencyCodeEnumeration;

export const defaultAmountLogic = '{}';
export const defaultCurrencyCode: CurrencyCode = 'HKD';

/** The pricing logic that a product has. */
export interface PriceLogic {
  readonly amountLogic: string;
  readonly currencyCode: CurrencyCode;
  readonly revision: string;
  readonly createdAt: Date;
  readonly createdBy: Author | null;
  readonly lastModifiedAt: Date;
  readonly lastModifiedBy: Author | null;
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
  const path = 'amountLogic';
  try {
    const amount = evaluate(logic, variables, path);
    if (typeof amount === 'number') return amount;
    throw new UserError({ code: 'INVALID', message: `The result is ${describe(amount)}, not a number.`, path });
  } catch (error) {
    throw error instanceof UserError ? explain(error, logic, variables) : error;
  }
}

/** Says with each problem which variables were not given: mostly that is why there is no price. */
function explain(error: UserError, logic: Json, variables: Json): UserError {
  const missing = listMissing(listVariables(logic), variables);
  const named = missing.slice(0, namedVariablesMax).join(', ');
  const more = missing.length > namedVariablesMax ? ` and ${missing.length - namedVariablesMax} more` : '';
  const hint = missing.length === 0 ? '' : ` The logic reads variables that were not given: ${named}${more}.`;
  return new UserError(
    ...error.problems.map((problem) => ({
      ...problem,
      message: `The price cannot be calculated. ${problem.message}${hint}`,
    })),
  );
}

function listMissing(read: readonly RuleVariable[], variables: Json): string[] {
  return read
    .filter(({ dynamic, optional, segments }) => !dynamic && !optional && !isPresent(variables, segments))
    .map(({ path }) => path);
}

function isPresent(variables: Json, segments: readonly string[]): boolean {
  let current: Json | undefined = variables;
  for (const segment of segments) {
    if (!(isJsonObject(current) || Array.isArray(current)) || !Object.hasOwn(current, segment)) return false;
    current = (current as Readonly<Record<string, Json>>)[segment];
  }
  return current !== undefined;
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
  return format.format(String(amount) as Intl.StringNumericLiteral).replace(/[\u00a0\u202f]/g, ' ');
}
