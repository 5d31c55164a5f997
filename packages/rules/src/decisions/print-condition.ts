/** Writes conditions as S-FEEL, the language of DMN tables, with every text in quotes. */
import { dateOf } from '../tables/table-cells.ts';
import type { Condition, Interval } from './condition.ts';

function printInterval({ from, to, includesFrom, includesTo }: Interval, print: (end: number) => string): string {
  if (from === to) return print(from);
  if (from === -Infinity) return `${includesTo ? '<=' : '<'} ${print(to)}`;
  if (to === Infinity) return `${includesFrom ? '>=' : '>'} ${print(from)}`;
  return `${includesFrom ? '[' : '('}${print(from)}..${print(to)}${includesTo ? ']' : ')'}`;
}

/** Numbers have at most 15 digits, but may be very small or large. */
function printNumber(value: number): string {
  const text = String(value);
  const [digits = '', exponent] = text.split('e');
  if (exponent === undefined) return text;
  return Number(exponent) < 0
    ? value.toFixed(Math.min(100, digits.replace(/^-?\d\.?/, '').length - Number(exponent)))
    : BigInt(value).toString();
}

/** `-` for a cell that matches everything. */
export function printCondition(condition: Condition | undefined): string {
  if (condition === undefined) return '-';
  const { type, isNegated, intervals, values } = condition;
  const print = (end: number): string => (type === 'date' ? `date("${dateOf(end)}")` : printNumber(end));
  const tests = [
    ...intervals.map((interval) => printInterval(interval, print)),
    ...values.map((value) => JSON.stringify(value)),
  ].join(', ');
  return isNegated ? `not(${tests})` : tests;
}
