// The price of a product: what its logic gives on values, then the loadings and discounts that were asked for. Pure and
// made for many prices: logic is compiled once in preparePricing, and priceProduct never throws.
import { type CompiledRule, compileRule, type Json } from '@coverwright/rules';
import { toProblem } from '../../errors/rule-problem.ts';
import type { Problem } from '../../errors/user-error.ts';
import { requireJson } from '../../errors/validate-json-text.ts';
import { validateNumbers } from '../../errors/validate-numbers.ts';
import { type CodeApplication, prepareCode, type PricingCode } from './apply-codes.ts';
import { type ChosenCode, readChosenCodes } from './chosen-codes.ts';
import { describeResult } from './describe-result.ts';
import { missingHint } from './missing-variables.ts';
import { minorUnitsOf } from './money.ts';
import { type Price, type PriceStep, toPrice } from './price.ts';
import type { PriceLogic } from './pricing.ts';

interface PreparedCode {
  readonly rule: PricingCode;
  /** Compiled when the code is first asked for. */
  apply: CodeApplication | undefined;
}

export interface PreparedPricing {
  readonly logic: Json;
  readonly rule: CompiledRule;
  /** Compiled when it is first needed. */
  decimalRule: CompiledRule | undefined;
  readonly currencyCode: string;
  readonly minorUnits: number;
  readonly codes: ReadonlyMap<string, PreparedCode>;
}

export type PriceOutcome =
  { readonly ok: true; readonly price: Price } | { readonly ok: false; readonly problems: readonly Problem[] };

/** Throws a UserError when the pricing logic is no JSON. */
export function preparePricing(
  { amountLogic, currencyCode }: Pick<PriceLogic, 'amountLogic' | 'currencyCode'>,
  rules: readonly PricingCode[],
): PreparedPricing {
  const logic = requireJson(amountLogic, 'amountLogic', 'pricing logic');
  return {
    logic,
    rule: compileRule(logic),
    decimalRule: undefined,
    currencyCode,
    minorUnits: minorUnitsOf(currencyCode),
    codes: new Map(rules.map((rule) => [rule.code, { rule, apply: undefined }])),
  };
}

/** The price on values that name loadings as loadingCodes, with these discount codes; else every problem at once. */
export function priceProduct(
  pricing: PreparedPricing,
  values: Json,
  discountCodes: Json | undefined,
  locale: string,
): PriceOutcome {
  const chosen = readChosenCodes(values, discountCodes, (code) => pricing.codes.get(code)?.rule.kind);
  const amount = amountOf(pricing, values, chosen.codes.length > 0);
  const problems = [
    ...validateNumbers(values, 'values'),
    ...chosen.problems,
    ...(typeof amount === 'number' ? [] : [amount]),
  ];
  if (problems.length > 0 || typeof amount !== 'number') return { ok: false, problems };
  const decimal = toDecimal(pricing, values, amount);
  const steps = applyCodes(pricing, chosen.codes, values, decimal);
  if ('code' in steps) return { ok: false, problems: [steps] };
  return { ok: true, price: toPrice({ amount, decimal, steps }, pricing.currencyCode, locale) };
}

/** Digits after those of the money that a price is calculated on with. */
const furtherDigits = 8;

/**
 * The amount as exact arithmetic has it: 1.13 * 1.5 is 1.695 and becomes 1.70, though multiplied as doubles it ends below
 * the half cent. An amount that has no further digits is the same either way.
 */
function toDecimal(pricing: PreparedPricing, values: Json, amount: number): number {
  const { logic, minorUnits } = pricing;
  if (Number(amount.toFixed(minorUnits)) === amount) return amount;
  const rule = (pricing.decimalRule ??= compileRule({ round: [logic, minorUnits + furtherDigits] }));
  const outcome = rule.evaluate(values);
  return outcome.ok && typeof outcome.value === 'number' ? outcome.value : amount;
}

/** To the digit that the logic calculates. */
function amountOf({ logic, rule }: PreparedPricing, values: Json, hasCodes: boolean): number | Problem {
  const outcome = rule.evaluate(values);
  const refuse = ({ message, ...problem }: Problem): Problem => ({
    ...problem,
    message: `The price cannot be calculated. ${message}${missingHint(logic, values)}`,
    path: 'amountLogic',
  });
  if (!outcome.ok) return refuse(toProblem(outcome.problem, 'amountLogic'));
  const { value } = outcome;
  const invalid = (message: string): Problem => refuse({ code: 'INVALID', message });
  if (typeof value !== 'number') return invalid(`The result is ${describeResult(value)}, not a number.`);
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return invalid('The result is too large to be told exactly.');
  if (hasCodes && value < 0) return invalid('The result is negative, so no loading or discount can be applied.');
  return value;
}

/** Each on the price that the one before left; the problem of the first that cannot be applied. */
function applyCodes(
  pricing: PreparedPricing,
  chosen: readonly ChosenCode[],
  values: Json,
  amount: number,
): PriceStep[] | Problem {
  const steps: PriceStep[] = [];
  let originalPrice = amount;
  for (const { code, path } of chosen) {
    const prepared = pricing.codes.get(code);
    if (prepared === undefined) continue;
    const { rule } = prepared;
    const apply = (prepared.apply ??= prepareCode(rule, pricing));
    const applied = apply(originalPrice, values);
    if ('fault' in applied) {
      const { fault } = applied;
      return { ...fault, message: `The ${rule.kind} ${code} cannot be applied. ${fault.message}`, path };
    }
    steps.push({ rule, originalPrice, newPrice: applied.newPrice });
    originalPrice = applied.newPrice;
  }
  return steps;
}
