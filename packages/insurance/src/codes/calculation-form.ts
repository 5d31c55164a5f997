/** The two simple forms of a code's logic, which the rule editor writes and the interface shows as a ratio or an amount. */
import { isJsonList, isJsonObject, type Json } from '../json.ts';

export type CalculationForm =
  /** A share of the premium, in either notation: 12.5 percent is the ratio 0.125. */
  | { readonly kind: 'ratio'; readonly ratio: number; readonly percent: number }
  | { readonly kind: 'flat'; readonly amount: number; readonly currencyCode: string };

/** Undefined for logic in any other form. The caller decides whether the numbers make sense. */
export function readCalculationForm(logic: Json): CalculationForm | undefined {
  return isJsonList(logic) ? readFlat(logic) : readRatio(logic);
}

function readFlat(logic: readonly Json[]): CalculationForm | undefined {
  const [amount, currencyCode] = logic;
  if (logic.length !== 2 || typeof amount !== 'number' || typeof currencyCode !== 'string') return undefined;
  return { kind: 'flat', amount, currencyCode };
}

/** {"*":[{"var":"premium"}, FACTOR]}, with a number or {"/":[PERCENT, 100]} as the factor. */
function readRatio(logic: Json): CalculationForm | undefined {
  const [premium, factor, ...more] = argumentsOf(logic, '*') ?? [];
  if (factor === undefined || more.length > 0 || !isPremium(premium)) return undefined;
  if (typeof factor === 'number') return { kind: 'ratio', ratio: factor, percent: shiftPoint(factor, 2) };
  const [percent, hundred, ...rest] = argumentsOf(factor, '/') ?? [];
  if (typeof percent !== 'number' || hundred !== 100 || rest.length > 0) return undefined;
  return { kind: 'ratio', ratio: shiftPoint(percent, -2), percent };
}

function isPremium(node: Json | undefined): boolean {
  if (!isJsonObject(node) || Object.keys(node).length !== 1) return false;
  const path = node['var'];
  return path === 'premium' || (isJsonList(path) && path.length === 1 && path[0] === 'premium');
}

function argumentsOf(node: Json, operator: string): readonly Json[] | undefined {
  if (!isJsonObject(node) || Object.keys(node).length !== 1) return undefined;
  const list = node[operator];
  return isJsonList(list) ? list : undefined;
}

/** Moves the decimal point of the displayed number: 0.07 by 2 is 7, where a multiplication could differ. */
function shiftPoint(value: number, places: number): number {
  const [digits = '0', exponent = '0'] = value.toExponential().split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}
