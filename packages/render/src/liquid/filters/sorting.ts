// The order of sorted lists, as in Shopify's Liquid: items without a value come last. Pure.
import { say } from '../../sentences/say.ts';
import { TemplateMistake } from '../failures.ts';
import { isNumber, KeptNumber } from '../kept-number.ts';
import { toText } from '../markup.ts';

function isMissing(value: unknown): boolean {
  return value === undefined || value === null;
}

function missingLast(one: unknown, other: unknown): number | undefined {
  if (!isMissing(one) && !isMissing(other)) return undefined;
  return Number(isMissing(one)) - Number(isMissing(other));
}

const order = <Value extends string | number>(one: Value, other: Value) => (one < other ? -1 : one > other ? 1 : 0);

function byNumber(one: number | KeptNumber, other: number | KeptNumber): number {
  if (one instanceof KeptNumber) return one.compare(other);
  return other instanceof KeptNumber ? -other.compare(one) : order(one, other);
}

/** Throws for values of different types: any order of them would be accidental. */
export function byValue(one: unknown, other: unknown): number {
  const missing = missingLast(one, other);
  if (missing !== undefined) return missing;
  if (isNumber(one) && isNumber(other)) return byNumber(one, other);
  if (typeof one === 'string' && typeof other === 'string') return order(one, other);
  if (one === other || (typeof one === 'object' && toText(one) === toText(other))) return 0;
  const [left = '', right = ''] = [one, other].map((value) => toText(value).slice(0, 40));
  throw new TemplateMistake(say('LIQUID_SORT_INCOMPARABLE', { one: left, other: right }));
}

/** Compares texts, regardless of case. */
export function byText(one: unknown, other: unknown): number {
  return missingLast(one, other) ?? order(toText(one).toLowerCase(), toText(other).toLowerCase());
}
