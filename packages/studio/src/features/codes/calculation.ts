/**
 * What a code does to the price, in the forms that the rule editor offers, and the JSON logic that each is kept as. Logic of
 * any other form is custom, so that nothing is lost by opening it.
 */
import { formatNumber, readNumber, type ReadNumber } from '../../ui/typed-number.ts';

export type Calculation =
  | { readonly kind: 'ratio'; readonly percent: number }
  | { readonly kind: 'flat'; readonly amount: number; readonly currency: string }
  | { readonly kind: 'custom'; readonly text: string };

export type CalculationKind = Calculation['kind'];

export type AmountProblem = NonNullable<ReadNumber['problem']>;

/** A percentage or an amount as it is typed. */
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
  const logic = parse(logicText);
  return readFlat(logic) ?? readRatio(logic) ?? { kind: 'custom', text: logicText };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readFlat(logic: unknown): Calculation | undefined {
  if (!Array.isArray(logic) || logic.length !== 2) return undefined;
  const [amount, currency]: unknown[] = logic;
  if (!isAmount(amount) || typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return undefined;
  return { kind: 'flat', amount, currency };
}

function readRatio(logic: unknown): Calculation | undefined {
  const [premium, factor, ...more] = argumentsOf(logic, '*') ?? [];
  if (more.length > 0 || !isPremium(premium)) return undefined;
  const percent = typeof factor === 'number' ? hundredfold(factor) : percentOf(factor);
  return percent !== undefined && isAmount(percent) ? { kind: 'ratio', percent } : undefined;
}

function percentOf(factor: unknown): number | undefined {
  const [percent, hundred, ...more] = argumentsOf(factor, '/') ?? [];
  return typeof percent === 'number' && hundred === 100 && more.length === 0 ? percent : undefined;
}

function isPremium(node: unknown): boolean {
  if (!isRecord(node) || Object.keys(node).length !== 1) return false;
  const path = node['var'];
  return path === 'premium' || (Array.isArray(path) && path.length === 1 && path[0] === 'premium');
}

function argumentsOf(node: unknown, operator: string): readonly unknown[] | undefined {
  if (!isRecord(node) || Object.keys(node).length !== 1) return undefined;
  const given = node[operator];
  return Array.isArray(given) ? given : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What the fields can hold: not negative, and two decimals at most. */
function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && Number(value.toFixed(2)) === value;
}

/** The decimal that people see with its point moved, where a multiplication could differ: 0.07 is 7. */
function hundredfold(value: number): number {
  const [digits = '0', exponent = '0'] = value.toExponential().split('e');
  return Number(`${digits}e${Number(exponent) + 2}`);
}
