/** Formats the value shown beside a step. */
import type { StepValue } from '../logic-test/test-step.ts';

const calculations = new Set('+ - * / max min if ?: round round_half_even round_to reduce'.split(' '));
const longestWithoutExponent = 1e15;

/** Calculated values have the usual decimals of an amount, so that their decimal points are aligned. */
export function formatStepValue({ number, text }: StepValue, operator: string, fractionDigits: number): string {
  if (number === undefined || Math.abs(number) >= longestWithoutExponent) return text;
  const minimumFractionDigits = calculations.has(operator) ? fractionDigits : 0;
  return new Intl.NumberFormat('en', { minimumFractionDigits, maximumFractionDigits: 12 }).format(number);
}
