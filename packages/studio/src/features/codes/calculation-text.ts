/** What a code does, in words. */
import type { TFunction } from 'i18next';
import type { Calculation } from './calculation.ts';

/** For the table: short. */
export function valueText(calculation: Calculation, t: TFunction<'codes'>): string {
  if (calculation.kind === 'ratio') return t('value.ratio', { percent: formatNumber(calculation.percent) });
  if (calculation.kind === 'flat') return formatMoney(calculation.amount, calculation.currency);
  return t('value.custom');
}

/** For a sentence. */
export function amountText(calculation: Calculation, t: TFunction<'codes'>): string {
  if (calculation.kind === 'ratio') return t('amount.ratio', { percent: formatNumber(calculation.percent) });
  if (calculation.kind === 'flat') return formatMoney(calculation.amount, calculation.currency);
  return t('amount.custom');
}

function formatNumber(value: number): string {
  return new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(value);
}

/** Such as HKD 1,234.50, in the minor units of the currency. */
export function formatMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' }).format(amount);
}
