// Loads pricing logic for single prices in the main thread. Logic that was not used recently is interpreted:
// generating code takes ten times as long as one price, and each row of a product list has different logic.
// Reused logic is compiled and cached by its text and the hashes of its tables, so that entries never become stale. Pure.
import type { PriceTexts } from '../calculation.ts';
import type { Calculate, CalculatedPrice } from '../product-logic.ts';
import { tableKeys } from '../lookup-tables.ts';
import { interpretPriceWithinBudget, isSmall, compilePriceWithinBudget } from '../within-budget.ts';

export const recentLimits = { count: 500, length: 4_000_000 } as const;

/** Keys by use, the latest last. */
const seen = new Set<string>();
const recent = new Map<string, Calculate<CalculatedPrice>>();
let recentLength = 0;

/** Undefined for logic that must be calculated in a thread. Throws a UserError if it cannot be parsed. */
export function compilePriceHere(texts: PriceTexts): Calculate<CalculatedPrice> | undefined {
  const key = keyOf(texts);
  const known = recent.get(key);
  if (known !== undefined) {
    recent.delete(key);
    recent.set(key, known);
    return known;
  }
  if (!isSmall(texts)) return undefined;
  if (!seen.delete(key)) {
    const interpreted = interpretPriceWithinBudget(texts);
    note(key);
    return interpreted;
  }
  const compiled = compilePriceWithinBudget(texts);
  remember(key, compiled);
  return compiled;
}

function keyOf({ amountLogic, currencyCode, codes, inputs, tables }: PriceTexts): string {
  const isPlain = codes.length === 0 && inputs === undefined && tables === undefined;
  const others = isPlain ? '' : JSON.stringify([codes, inputs, tableKeys(tables)]);
  return `${currencyCode} ${amountLogic}${others}`;
}

function note(key: string): void {
  seen.add(key);
  for (const oldest of seen) {
    if (seen.size <= recentLimits.count) return;
    seen.delete(oldest);
  }
}

function remember(key: string, calculate: Calculate<CalculatedPrice>): void {
  recent.set(key, calculate);
  recentLength += key.length;
  for (const oldest of recent.keys()) {
    if (recent.size <= recentLimits.count && recentLength <= recentLimits.length) return;
    recent.delete(oldest);
    recentLength -= oldest.length;
  }
}
