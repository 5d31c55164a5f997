import { minorUnitsOf } from '@coverwright/insurance/minor-units';

const mostFractionDigits = 12;

/** Shows at least the usual decimals of the currency, and all that the logic has calculated. */
export function showAmount(amount: number, currency: string): string {
  const minimumFractionDigits = usualFractionDigits(currency);
  const format = new Intl.NumberFormat('en', { minimumFractionDigits, maximumFractionDigits: mostFractionDigits });
  return format.format(amount);
}

export function usualFractionDigits(currency: string): number {
  return /^[A-Z]{3}$/.test(currency) ? minorUnitsOf(currency) : 2;
}
