/**
 * Applies one discount or loading to a price: the price and the code's amount are parts of one exact calculation, which is
 * rounded once, half up, to the minor units of the currency. Knows no product and no request; the caller provides the
 * engine that evaluates JSON Logic.
 */
import { readCalculationForm } from './calculation-form.ts';
import { isJsonList, isJsonObject, type Json } from '../json.ts';
import { minorUnitsOf } from '../money/minor-units.ts';
import { largestAmount } from '../money/money.ts';

export type CodeKind = 'discount' | 'loading';

interface CompiledLogic<Problem> {
  evaluate(
    values: Json,
  ): { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly problem: Problem };
}

export interface CodeCalculation<Problem> {
  readonly kind: CodeKind;
  /** Returns the code's amount as a number, or as a list of a number and its currency code. */
  readonly logic: Json;
  readonly compile: (logic: Json) => CompiledLogic<Problem>;
  /** Currency of the price. */
  readonly currencyCode: string;
}

/** Why a code cannot be applied. The problem is that of the engine. */
export type CodeFault<Problem> =
  | { readonly code: 'logic'; readonly problem: Problem }
  | { readonly code: 'noAmount'; readonly result: Json }
  | { readonly code: 'negative'; readonly amount: number }
  | { readonly code: 'currency'; readonly currencyCode: Json }
  | { readonly code: 'tooLarge' };

export type AppliedCode<Problem> =
  | { readonly ok: true; readonly newPrice: number }
  | { readonly ok: false; readonly fault: CodeFault<Problem> };

/** A code compiled for many prices in one currency. A premium among the values is replaced by the current price. */
export type CodeApplication<Problem> = (price: number, values: Json) => AppliedCode<Problem>;

const premium: Json = { var: 'premium' };

export function compileCode<Problem>(calculation: CodeCalculation<Problem>): CodeApplication<Problem> {
  const { logic, currencyCode } = calculation;
  const form = readCalculationForm(logic);
  if (form?.kind === 'ratio' && form.ratio >= 0) {
    // A share of a price is never negative, and reads only the price.
    const toNewPrice = compileNewPrice(calculation, logic);
    return (price) => toNewPrice(price, null);
  }
  if (!isJsonList(logic)) return compileAmount(calculation, logic);
  const [amount = null, givenCurrency = null] = logic;
  const fault = currencyFault(givenCurrency, currencyCode);
  return fault ? () => ({ ok: false, fault }) : compileAmount(calculation, amount);
}

/** The values alone determine the amount: a number, or a list of a number and its currency code. */
function compileAmount<Problem>(calculation: CodeCalculation<Problem>, amount: Json): CodeApplication<Problem> {
  const { compile, currencyCode } = calculation;
  const first: Json = { get: [amount, '0'] };
  const rule = compile(amount);
  const toNewPrice = compileNewPrice(calculation, amount);
  const toNewPriceByFirst = once(() => compileNewPrice(calculation, first));
  const isBelowZero = once(() => compile(belowZero(amount)));
  const isFirstBelowZero = once(() => compile(belowZero(first)));
  return (price, values) => {
    const variables = withPremium(values, price);
    const outcome = rule.evaluate(variables);
    if (!outcome.ok) return { ok: false, fault: { code: 'logic', problem: outcome.problem } };
    const { value } = outcome;
    const pair = isJsonList(value) && value.length === 2 ? value : undefined;
    const fault =
      (pair && currencyFault(pair[1] ?? null, currencyCode)) ??
      amountFault(pair?.[0] ?? value, pair ? isFirstBelowZero : isBelowZero, variables);
    if (fault) return { ok: false, fault };
    return (pair ? toNewPriceByFirst() : toNewPrice)(price, values);
  };
}

function compileNewPrice<Problem>(
  { kind, compile, currencyCode }: CodeCalculation<Problem>,
  amount: Json,
): CodeApplication<Problem> {
  const minorUnits = minorUnitsOf(currencyCode);
  const rounded = compile({ round: [{ [kind === 'loading' ? '+' : '-']: [premium, amount] }, minorUnits] });
  return (price, values) => {
    const outcome = rounded.evaluate(withPremium(values, price));
    if (!outcome.ok) return { ok: false, fault: { code: 'logic', problem: outcome.problem } };
    const { value } = outcome;
    if (typeof value !== 'number') return { ok: false, fault: { code: 'noAmount', result: value } };
    if (value > largestAmount(minorUnits)) return { ok: false, fault: { code: 'tooLarge' } };
    return { ok: true, newPrice: Math.max(0, value) };
  };
}

/** Comparisons are exact: 0.3 - 3 * 0.1 is not below 0. */
function belowZero(amount: Json): Json {
  return { '<': [amount, 0] };
}

function amountFault<Problem>(
  amount: Json,
  isBelowZero: () => CompiledLogic<Problem>,
  variables: Json,
): CodeFault<Problem> | undefined {
  if (typeof amount !== 'number') return { code: 'noAmount', result: amount };
  if (amount >= 0) return undefined;
  const outcome = isBelowZero().evaluate(variables);
  return outcome.ok && outcome.value === false ? undefined : { code: 'negative', amount };
}

function currencyFault(given: Json, expected: string): { code: 'currency'; currencyCode: Json } | undefined {
  return given === expected ? undefined : { code: 'currency', currencyCode: given };
}

function withPremium(values: Json, price: number): Json {
  return isJsonObject(values) ? { ...values, premium: price } : { premium: price };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
