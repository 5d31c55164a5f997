/** A benefit's value in one line, as shown to customers. Pure. */
import { formatBenefit } from '@coverwright/insurance/benefit-text';
import type { BenefitEntry } from '../benefit.ts';

export type ShownValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'customerEnters' | 'none' };

/** A text that is too long to fill in is shown unfilled. */
export function shownValue(entry: BenefitEntry, locale: string): ShownValue {
  const { format, valueJson, isValueInput } = entry;
  if (isValueInput && valueJson === undefined) return { kind: 'customerEnters' };
  const text = formatBenefit(format, entry, locale) ?? format ?? '';
  return text.trim() === '' ? { kind: 'none' } : { kind: 'text', text };
}
