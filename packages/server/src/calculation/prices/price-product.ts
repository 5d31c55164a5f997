// The price of a product: the result of its logic on values, then the requested loadings and discounts. Pure
// and designed for many prices: compilePricing compiles the logic once, and priceProduct never throws.
import { minorUnitsOf } from '@coverwright/insurance/minor-units';
import type { Sentence } from '@coverwright/insurance/sentence';
import {
  type AnsweredCall,
  type CompiledRule,
  compileRule,
  findUnknownValues,
  FunctionAnswers,
  type FunctionCall,
  type Json,
  listChoices,
  type RuleVariable,
  type UnknownValue,
  type VariableChoices,
} from '@coverwright/rules';
import { functionsIn } from '../function-calls.ts';
import type { ErrorCode } from '../../errors/error-codes.ts';
import { codeOf, toSentence } from '../../errors/rule-problem.ts';
import type { Problem } from '../../errors/user-error.ts';
import { requireJson } from '../../errors/validate-json-text.ts';
import { validateNumbers } from '../../errors/validate-numbers.ts';
import { say, word } from '../../sentences/say.ts';
import { type CompiledCode, compileCode, type PricingCode } from './apply-codes.ts';
import { type ChosenCode, readChosenCodes } from './chosen-codes.ts';
import { describeResult } from './describe-result.ts';
import { listMissing, listNeeded, missingHint } from './missing-variables.ts';
import { type Price, type PriceStep, toPrice } from './price.ts';

interface KnownCode {
  readonly rule: PricingCode;
  /** Compiled when the code is first requested. */
  compiled: CompiledCode | undefined;
}

export interface CompiledPricing {
  readonly logic: Json;
  readonly rule: CompiledRule;
  readonly compile: (rule: Json) => CompiledRule;
  /** Compiled lazily. */
  decimalRule: CompiledRule | undefined;
  /** Compiled lazily: whether the amount is below 0 in exact arithmetic, which 0.3 - 3 * 0.1 is not. */
  belowZeroRule: CompiledRule | undefined;
  /** The variables that the pricing logic reads. */
  readonly needed: readonly RuleVariable[];
  /** Variables that it only compares with texts. */
  readonly choices: readonly VariableChoices[];
  readonly callsFunctions: boolean;
  readonly currencyCode: string;
  readonly minorUnits: number;
  readonly codes: ReadonlyMap<string, KnownCode>;
}

export type PriceOutcome =
  | { readonly ok: true; readonly price: Price }
  /** May include a function call that must be answered first. */
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly needed?: FunctionCall };

/** Throws a UserError if the pricing logic is not JSON. */
export function compilePricing(
  { amountLogic, currencyCode }: { readonly amountLogic: string; readonly currencyCode: string },
  rules: readonly PricingCode[],
  compile: (rule: Json) => CompiledRule = compileRule,
): CompiledPricing {
  const logic = requireJson(amountLogic, 'amountLogic', 'pricing logic');
  return {
    logic,
    rule: compile(logic),
    compile,
    decimalRule: undefined,
    belowZeroRule: undefined,
    needed: listNeeded(logic),
    choices: listChoices(logic),
    callsFunctions: functionsIn(amountLogic).length > 0,
    currencyCode,
    minorUnits: minorUnitsOf(currencyCode),
    codes: new Map(rules.map((rule) => [rule.code, { rule, compiled: undefined }])),
  };
}

export interface PriceRequest {
  readonly values: Json;
  /** As sent. */
  readonly discountCodes?: Json | undefined;
  /** Whether codes that the product does not have are listed with the price; otherwise they are a problem. */
  readonly skipsUnknownCodes?: boolean | undefined;
  /** Whether the values are known to contain everything that the pricing logic needs. */
  readonly hasNeeded?: boolean | undefined;
  /** The results of the functions that the pricing logic calls. */
  readonly answered?: readonly AnsweredCall[] | undefined;
}

/** The price for values that list loadings as loadingCodes, with these discount codes; otherwise all problems. */
export function priceProduct(
  pricing: CompiledPricing,
  { values, discountCodes, skipsUnknownCodes = false, hasNeeded = false, answered }: PriceRequest,
  locale: string,
): PriceOutcome {
  const kindOf = (code: string) => pricing.codes.get(code)?.rule.kind;
  const chosen = readChosenCodes(values, discountCodes, { kindOf, skipsUnknown: skipsUnknownCodes });
  const functions = pricing.callsFunctions ? new FunctionAnswers(answered ?? []) : undefined;
  const evaluated = { values, functions };
  const amount = amountOf(pricing, evaluated);
  if (typeof amount !== 'number' && amount.needed !== undefined) {
    return { ok: false, problems: [amount.problem], needed: amount.needed };
  }
  const unsafe = validateNumbers(values, 'values');
  const isRefusedForThem = unsafe.length > 0 && typeof amount !== 'number' && amount.isNumberTooLong;
  const problems = [
    ...unsafe,
    ...chosen.problems,
    ...(typeof amount === 'number' || isRefusedForThem ? [] : [amount.problem]),
  ];
  if (problems.length > 0 || typeof amount !== 'number') return { ok: false, problems };
  const decimal = toDecimal(pricing, evaluated, amount);
  const applied = applyCodes(pricing, chosen.codes, values, decimal);
  if (applied.problems.length > 0) return { ok: false, problems: applied.problems };
  const missingVariables = missingOf(pricing, chosen.codes, { values, hasNeeded });
  const unknownValues = unknownOf(pricing, chosen.codes, values);
  const calculated = { amount, decimal, steps: applied.steps, missingVariables, unknownValues };
  const price = toPrice(calculated, pricing.currencyCode, locale);
  return { ok: true, price: skipsUnknownCodes ? { ...price, unknownCodes: chosen.unknown } : price };
}

interface Evaluated {
  readonly values: Json;
  readonly functions: FunctionAnswers | undefined;
}

interface NoAmount {
  readonly problem: Problem;
  readonly needed?: FunctionCall;
  readonly isNumberTooLong: boolean;
}

/** Decimals beyond the currency's minor units that are used in the calculation. */
const furtherDigits = 8;

/**
 * The amount in exact arithmetic: 1.13 * 1.5 is 1.695 and becomes 1.70, although the product of the doubles is
 * below half a cent. An amount without further digits is the same in both.
 */
function toDecimal(pricing: CompiledPricing, { values, functions }: Evaluated, amount: number): number {
  const { logic, minorUnits } = pricing;
  if (Number(amount.toFixed(minorUnits)) === amount) return amount;
  const rule = (pricing.decimalRule ??= pricing.compile({ round: [logic, minorUnits + furtherDigits] }));
  const outcome = rule.evaluate(values, functions);
  return outcome.ok && typeof outcome.value === 'number' ? outcome.value : amount;
}

/** Unrounded, as calculated by the logic. */
function amountOf(pricing: CompiledPricing, { values, functions }: Evaluated): number | NoAmount {
  const { rule, needed } = pricing;
  const outcome = rule.evaluate(values, functions);
  const refuse = (code: ErrorCode, sentence: Sentence, call?: FunctionCall): NoAmount => ({
    problem: {
      code,
      ...say('PRICE_NOT_CALCULATED', { why: [sentence, ...missingHint(needed, values)] }),
      path: 'amountLogic',
    },
    ...(call !== undefined && { needed: call }),
    isNumberTooLong: !outcome.ok && outcome.problem.reason === 'NUMBER_TOO_LONG',
  });
  if (!outcome.ok) return refuse(codeOf(outcome.problem), toSentence(outcome.problem), outcome.problem.call);
  const { value } = outcome;
  const invalid = (sentence: Sentence): NoAmount => refuse('INVALID', sentence);
  if (typeof value !== 'number') return invalid(say('RESULT_NOT_A_NUMBER', { result: describeResult(value) }));
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return invalid(say('RESULT_NOT_EXACT'));
  if (value > 0) return value;
  // Doubles may be slightly below a price of exactly 0. A negative zero is 0.
  const isNegative = value < 0 && isBelowZero(pricing, values, functions);
  return isNegative ? invalid(say('RESULT_NEGATIVE', { amount: value })) : 0;
}

function isBelowZero(pricing: CompiledPricing, values: Json, functions: FunctionAnswers | undefined): boolean {
  const rule = (pricing.belowZeroRule ??= pricing.compile({ '<': [pricing.logic, 0] }));
  const outcome = rule.evaluate(values, functions);
  return !outcome.ok || outcome.value !== false;
}

interface AppliedCodes {
  readonly steps: readonly PriceStep[];
  readonly problems: readonly Problem[];
}

/** Applies each code to the price resulting from the one before; a code that cannot be applied leaves it unchanged. */
function applyCodes(
  pricing: CompiledPricing,
  chosen: readonly ChosenCode[],
  values: Json,
  amount: number,
): AppliedCodes {
  const steps: PriceStep[] = [];
  const problems: Problem[] = [];
  let originalPrice = amount;
  for (const { code, path } of chosen) {
    const known = pricing.codes.get(code);
    if (known === undefined) continue;
    const { rule } = known;
    const { apply } = (known.compiled ??= compileCode(rule, pricing));
    const applied = apply(originalPrice, values);
    if ('fault' in applied) {
      const { fault } = applied;
      const sentence = say('CODE_NOT_APPLIED', { kind: word(rule.kind), code, why: fault.why });
      problems.push({ code: fault.code, ...sentence, path });
      continue;
    }
    steps.push({ rule, originalPrice, newPrice: applied.newPrice });
    originalPrice = applied.newPrice;
  }
  return { steps, problems };
}

const nothing: readonly never[] = [];

/** Those that the pricing logic compares with its texts, then those that only the codes do. */
function unknownOf(
  { choices, codes }: CompiledPricing,
  chosen: readonly ChosenCode[],
  values: Json,
): readonly UnknownValue[] {
  let unknown = findUnknownValues(choices, values);
  for (const { code } of chosen) {
    const known = unknown;
    const more = findUnknownValues(codes.get(code)?.compiled?.choices ?? [], values);
    const others = more.filter(({ path }) => known.every((one) => one.path !== path));
    if (others.length > 0) unknown = [...known, ...others];
  }
  return unknown;
}

/** Those of the pricing logic first, then those of the codes in the order of application. */
function missingOf(
  { needed, codes }: CompiledPricing,
  chosen: readonly ChosenCode[],
  { values, hasNeeded }: Pick<PriceRequest, 'values' | 'hasNeeded'>,
): readonly string[] {
  let missing = hasNeeded ? nothing : listMissing(needed, values);
  for (const { code } of chosen) {
    const more = listMissing(codes.get(code)?.compiled?.needed ?? [], values);
    if (more.length > 0) missing = [...new Set([...missing, ...more])];
  }
  return missing;
}
