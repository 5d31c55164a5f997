/** Texts as customers read them: `{this}` is the benefit's value, `{this|C1}` the same as an amount with its currency. */
import { showAmount, showValue, type ValueWords } from './benefit-value.ts';

export interface ShownValue {
  readonly valueJson: string | undefined;
  readonly currencyCode: string | undefined;
  readonly words: ValueWords;
}

const placeholder = /\{([^{}]*)\}/g;

export function fillPlaceholders(text: string, { valueJson, currencyCode, words }: ShownValue): string {
  return text.replaceAll(placeholder, (whole, inner: string) => {
    const name = inner.trim();
    if (name === 'this') return showValue(valueJson, words);
    return isAmountPlaceholder(name) ? showAmount(valueJson, currencyCode, words) : whole;
  });
}

/** What stands in braces and means nothing, and braces that have no partner: customers would read them as they are. */
export function unknownPlaceholders(text: string): string[] {
  const unknown = [...text.matchAll(placeholder)]
    .filter(([, inner = '']) => inner.trim() !== 'this' && !isAmountPlaceholder(inner.trim()))
    .map(([whole]) => whole);
  const alone = /[{}]/.exec(text.replaceAll(placeholder, ''));
  return [...new Set([...unknown, ...(alone ? [alone[0]] : [])])];
}

function isAmountPlaceholder(name: string): boolean {
  return /^this\s*\|\s*C1$/.test(name);
}
