/** A benefit's value in one line, as customers read it. Pure. */
import { showAmount, type ValueWords } from './benefit-value.ts';
import type { BenefitEntry } from './benefit.ts';
import { fillPlaceholders } from './customer-text.ts';

export type ShownValue =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'customerEnters' | 'none' };

/** The short text when there is one, the plain value otherwise. */
export function shownValue(
  { format, valueJson, currencyCode, isValueInput }: BenefitEntry,
  words: ValueWords,
): ShownValue {
  if (isValueInput && valueJson === undefined) return { kind: 'customerEnters' };
  const text = format
    ? fillPlaceholders(format, { valueJson, currencyCode, words })
    : showAmount(valueJson, currencyCode, words);
  return text.trim() === '' ? { kind: 'none' } : { kind: 'text', text };
}
