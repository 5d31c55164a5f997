/**
 * What a code does to the price, in the forms that the rule editor offers, and the JSON logic that stores each. Logic
 * in any other form is treated as custom, so that opening it loses nothing.
 */
import { readCalculationForm, type CalculationForm } from '@coverwright/insurance/calculation-form';
import { formatNumber } from '@coverwright/insurance/decimal-text';
import { parseJson } from '@coverwright/insurance/json';
import { readNumber, type ReadNumber } from '../../ui/forms/typed-number.ts';

export type Calculation =
  | { readonly kind: 'ratio'; readonly percent: number }
  | { readonly kind: 'flat'; readonly amount: number; readonly currency: string }
  | { readonly kind: 'custom'; readonly text: string };

export type CalculationKind = Calculation['kind'];

export type AmountProblem = NonNullable<ReadNumber['problem']>;

/** A percentage or amount as typed. */
export function readAmount(typed: string): { readonly problem: AmountProblem | undefined; readonly amount: number } {
  const { problem, json } = readNumber(typed, true);
  return { problem, amount: Number(json) };
}

export function toTypedAmount(amount: number): string {
  return formatNumber(String(amount));
}

export function toLogicText(calculation: Calculation): string {
  if (calculation.kind === 'custom') return calculation.text;
  if (calculation.kind === 'flat') return JSON.stringify([calculation.amount, calculation.currency]);
  return JSON.stringify({ '*': [{ var: 'premium' }, { '/': [calculation.percent, 100] }] });
}

export function readCalculation(logicText: string): Calculation {
  return toFields(readCalculationForm(parseJson(logicText) ?? null)) ?? { kind: 'custom', text: logicText };
}

/** Undefined for numbers and currencies that the fields cannot represent. */
function toFields(form: CalculationForm | undefined): Calculation | undefined {
  if (form?.kind === 'ratio') return isAmount(form.percent) ? { kind: 'ratio', percent: form.percent } : undefined;
  if (!form || !isAmount(form.amount) || !/^[A-Z]{3}$/.test(form.currencyCode)) return undefined;
  return { kind: 'flat', amount: form.amount, currency: form.currencyCode };
}

/** Not negative, with at most two decimals. */
function isAmount(value: number): boolean {
  return value >= 0 && Number(value.toFixed(2)) === value;
}
