/** Texts of a benefit as customers read them: {this} is replaced by its value, {this|C1} by the value with its currency. */
import { type BenefitValue, formatValue, formatValueWithCurrency } from './benefit-value.ts';

/** Limit for a text, for the JSON text of a value, and for the result, in UTF-16 units. */
export const filledTextMaxLength = 100_000;

const placeholder = /\{([^{}]*)\}/g;

/** Undefined if the text, the value or the result exceeds filledTextMaxLength. Braces with other words are unchanged. */
export function fillText(text: string, value: BenefitValue, locale: string): string | undefined {
  if (text.length > filledTextMaxLength || (value.valueJson?.length ?? 0) > filledTextMaxLength) return undefined;
  let room = filledTextMaxLength - text.length;
  const known = new Map<Placeholder, string>();
  const filled = text.replaceAll(placeholder, (written, inner: string) => {
    const name = toPlaceholder(inner);
    if (name === undefined) return written;
    const shown = known.get(name) ?? format[name](value, locale);
    known.set(name, shown);
    room -= shown.length - written.length;
    return room < 0 ? '' : shown;
  });
  return room < 0 ? undefined : filled;
}

/** The value in one line: its text, or the plain value if it has none. Undefined as for fillText. */
export function formatBenefit(
  text: string | null | undefined,
  value: BenefitValue,
  locale: string,
): string | undefined {
  return fillText(text || '{this|C1}', value, locale);
}

/** Braces with other words, and unbalanced braces: customers would see them unchanged. */
export function unknownPlaceholders(text: string): string[] {
  const unknown = [...text.matchAll(placeholder)]
    .filter(([, inner = '']) => toPlaceholder(inner) === undefined)
    .map(([written]) => written);
  const alone = /[{}]/.exec(text.replaceAll(placeholder, ''));
  return [...new Set([...unknown, ...(alone ? [alone[0]] : [])])];
}

const format = { this: formatValue, 'this|C1': formatValueWithCurrency };
type Placeholder = keyof typeof format;

function toPlaceholder(inner: string): Placeholder | undefined {
  const name = inner.trim();
  if (name === 'this') return 'this';
  return /^this\s*\|\s*C1$/.test(name) ? 'this|C1' : undefined;
}
