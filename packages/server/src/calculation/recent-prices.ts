// Pricing logic as it is prepared for single prices in the server's own thread. Logic that was not used lately is
// interpreted: to generate code takes ten times as long as one price, and a list of products has other logic in each row.
// What is used again is compiled, and remembered by its text alone, so that it never has to be forgotten. Pure.
import type { PriceTexts } from './calculation.ts';
import type { Calculate, CalculatedPrice } from './product-logic.ts';
import { interpretPriceWithinBudget, isSmall, preparePriceWithinBudget } from './within-budget.ts';

export const recentLimits = { count: 500, length: 4_000_000 } as const;

/** Keys by use, the latest last. */
const seen = new Set<string>();
const prepared = new Map<string, Calculate<CalculatedPrice>>();
let preparedLength = 0;

/** Undefined for logic that is calculated in a thread. Throws a UserError where it cannot be read. */
export function preparePriceHere(texts: PriceTexts): Calculate<CalculatedPrice> | undefined {
  const key = keyOf(texts);
  const known = prepared.get(key);
  if (known !== undefined) {
    prepared.delete(key);
    prepared.set(key, known);
    return known;
  }
  if (!isSmall(texts)) return undefined;
  if (!seen.delete(key)) {
    const interpreted = interpretPriceWithinBudget(texts);
    note(key);
    return interpreted;
  }
  const compiled = preparePriceWithinBudget(texts);
  remember(key, compiled);
  return compiled;
}

function keyOf({ amountLogic, currencyCode, codes }: PriceTexts): string {
  return `${currencyCode} ${amountLogic}${codes.length === 0 ? '' : JSON.stringify(codes)}`;
}

function note(key: string): void {
  seen.add(key);
  for (const oldest of seen) {
    if (seen.size <= recentLimits.count) return;
    seen.delete(oldest);
  }
}

function remember(key: string, calculate: Calculate<CalculatedPrice>): void {
  prepared.set(key, calculate);
  preparedLength += key.length;
  for (const oldest of prepared.keys()) {
    if (prepared.size <= recentLimits.count && preparedLength <= recentLimits.length) return;
    prepared.delete(oldest);
    preparedLength -= oldest.length;
  }
}
