/** Texts that describe the effect of a code. */
import { formatPrice } from '@coverwright/insurance/money';
import type { TFunction } from 'i18next';
import { unbroken } from '../../ui/formats/unbroken.ts';
import type { Calculation } from './calculation.ts';

/** A short text for the table. */
export function valueText(calculation: Calculation, t: TFunction<'codes'>): string {
  if (calculation.kind === 'ratio') return t('value.ratio', { percent: formatNumber(calculation.percent) });
  if (calculation.kind === 'flat') return unbroken(formatPrice(calculation.amount, calculation.currency, 'en'));
  return t('value.custom');
}

/** A phrase for use in a sentence. */
export function amountText(calculation: Calculation, t: TFunction<'codes'>): string {
  if (calculation.kind === 'ratio') return t('amount.ratio', { percent: formatNumber(calculation.percent) });
  if (calculation.kind === 'flat') return unbroken(formatPrice(calculation.amount, calculation.currency, 'en'));
  return t('amount.custom');
}

function formatNumber(value: number): string {
  return new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(value);
}
