import type { Json } from '@coverwright/rules';

export interface ShownResult {
  /** Set for a number: an amount of money. */
  readonly currency: string | undefined;
  readonly text: string;
}

const mostFractionDigits = 12;

/** A number reads as an amount of the currency, at least with its usual decimals; anything else as JSON. */
export function showResult(value: Json, currency: string): ShownResult {
  if (typeof value !== 'number') return { currency: undefined, text: JSON.stringify(value) };
  const minimumFractionDigits = usualFractionDigits(currency);
  const format = new Intl.NumberFormat('en', { minimumFractionDigits, maximumFractionDigits: mostFractionDigits });
  return { currency, text: format.format(value) };
}

function usualFractionDigits(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) return 2;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().minimumFractionDigits ?? 2;
}
