// Applies one discount or loading to a price: the price and the amount of the code stand in one exact calculation that
// is rounded once, half up, to the minor units of the currency. Knows no product and no request.
import {
  type CompiledRule,
  isJsonList,
  isJsonObject,
  type Json,
  parseJsonText,
  type RuleProblem,
  type RuleVariable,
} from '@coverwright/rules';
import type { ErrorCode } from '../../errors/error-codes.ts';
import { toProblem } from '../../errors/rule-problem.ts';
import { describeResult } from './describe-result.ts';
import { listNeeded, missingHint } from './missing-variables.ts';
import { largestAmount } from './money.ts';

/** A code as far as pricing reads it. */
export interface PricingCode {
  readonly kind: 'discount' | 'loading';
  readonly code: string;
  readonly name: string;
  readonly calculationLogic: string;
  /** Of the form that is a share of the price. */
  readonly ratio: number | null;
  /** Of the form that is a fixed amount, with its currency. */
  readonly flat: number | null;
  readonly flatCurrencyCode: string | null;
}

interface Fault {
  readonly code: ErrorCode;
  readonly message: string;
}

/** The new price, or why there is none. */
export type AppliedCode = { readonly newPrice: number } | { readonly fault: Fault };

/** A code made ready for many prices in one currency. */
export type CodeApplication = (price: number, values: Json) => AppliedCode;

export interface PreparedCode {
  readonly apply: CodeApplication;
  /** The variables that its logic reads among the values. */
  readonly needed: readonly RuleVariable[];
}

interface Money {
  readonly compile: (rule: Json) => CompiledRule;
  readonly currencyCode: string;
  readonly minorUnits: number;
}

const premium: Json = { var: 'premium' };

export function prepareCode(rule: PricingCode, money: Money): PreparedCode {
  const parsed = parseJsonText(rule.calculationLogic);
  if (!parsed.ok) return { apply: () => invalid(`Its logic is no valid JSON. ${parsed.message}`), needed: [] };
  const logic = parsed.value;
  const needed = listNeeded(logic).filter(({ path }) => path !== 'premium');
  return { apply: prepareLogic(rule, logic, needed, money), needed };
}

function prepareLogic(rule: PricingCode, logic: Json, needed: readonly RuleVariable[], money: Money): CodeApplication {
  const toNewPrice = (amount: Json): CodeApplication => {
    const rounded = money.compile(roundedPrice(rule.kind, amount, money));
    return (price, values) => finish(rounded, withPremium(values, price), money);
  };
  if (rule.ratio !== null && rule.ratio >= 0) {
    const apply = toNewPrice(logic);
    return (price) => apply(price, null);
  }
  if (!isJsonList(logic)) return prepareCalculated({ logic, needed }, money, toNewPrice);
  const [amount = null, currencyCode = null] = logic;
  const fault = currencyFault(currencyCode, money);
  if (fault !== undefined) return () => invalid(fault);
  return prepareCalculated({ logic: amount, needed }, money, toNewPrice);
}

function roundedPrice(kind: PricingCode['kind'], amount: Json, { minorUnits }: Money): Json {
  return { round: [{ [kind === 'loading' ? '+' : '-']: [premium, amount] }, minorUnits] };
}

/** What the amount is can only be told with the values: a number, or a list of a number and its currency code. */
function prepareCalculated(
  { logic, needed }: { readonly logic: Json; readonly needed: readonly RuleVariable[] },
  money: Money,
  toNewPrice: (amount: Json) => CodeApplication,
): CodeApplication {
  const first: Json = { get: [logic, '0'] };
  const rule = money.compile(logic);
  const applyWhole = toNewPrice(logic);
  const applyFirst = once(() => toNewPrice(first));
  const isBelowZero = once(() => money.compile(belowZero(logic)));
  const isFirstBelowZero = once(() => money.compile(belowZero(first)));
  return (price, values) => {
    const variables = withPremium(values, price);
    const outcome = rule.evaluate(variables);
    if (!outcome.ok) return failed(outcome.problem, missingHint(needed, variables));
    const { value } = outcome;
    const pair = isJsonList(value) && value.length === 2 ? value : undefined;
    const fault =
      (pair && currencyFault(pair[1] ?? null, money)) ??
      amountFault(pair?.[0] ?? value, pair === undefined ? isBelowZero : isFirstBelowZero, variables);
    if (fault !== undefined) return invalid(`${fault}${missingHint(needed, variables)}`);
    return (pair === undefined ? applyWhole : applyFirst())(price, values);
  };
}

/** 1 when the amount is below 0 in exact arithmetic, which 0.3 - 3 * 0.1 is not. */
function belowZero(amount: Json): Json {
  return { round: [{ if: [{ '<': [amount, 0] }, 1, 0] }, 0] };
}

function amountFault(amount: Json, isBelowZero: () => CompiledRule, variables: Json): string | undefined {
  if (typeof amount !== 'number') return `The result is ${describeResult(amount)}, not an amount.`;
  if (amount >= 0) return undefined;
  const outcome = isBelowZero().evaluate(variables);
  return outcome.ok && outcome.value === 0 ? undefined : `The result is negative: ${amount}.`;
}

function currencyFault(currencyCode: Json, money: Money): string | undefined {
  if (currencyCode === money.currencyCode) return undefined;
  const given = typeof currencyCode === 'string' ? currencyCode : describeResult(currencyCode);
  return `Its amount is in ${given} and the price in ${money.currencyCode}. Use the currency of the price.`;
}

function finish(rounded: CompiledRule, variables: Json, { minorUnits }: Money): AppliedCode {
  const outcome = rounded.evaluate(variables);
  if (!outcome.ok) return failed(outcome.problem);
  if (typeof outcome.value !== 'number') return invalid('The new price is no number.');
  if (outcome.value > largestAmount(minorUnits)) return invalid('The new price is too large to be told exactly.');
  return { newPrice: Math.max(0, outcome.value) };
}

function invalid(message: string): AppliedCode {
  return { fault: { code: 'INVALID', message } };
}

function failed(problem: RuleProblem, hint = ''): AppliedCode {
  const { code, message } = toProblem(problem, '');
  return { fault: { code, message: `${message}${hint}` } };
}

/** A premium among the values is overwritten: the logic of a code reads the price so far under that name. */
function withPremium(values: Json, price: number): Json {
  return isJsonObject(values) ? { ...values, premium: price } : { premium: price };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
