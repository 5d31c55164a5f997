/**
 * Formats amounts that need no rounding like Intl, from a pattern derived from it once: Intl itself takes longer than the
 * rest of a price calculation.
 */

interface AmountPattern {
  readonly before: string;
  readonly after: string;
  readonly group: string;
  readonly decimal: string;
  readonly minorUnits: number;
}

export type WriteAmount = (amount: number) => string | undefined;

/** Returns undefined for amounts that need rounding, are negative or huge. Uses plain spaces. */
export function learnAmountPattern(format: Intl.NumberFormat): WriteAmount {
  const pattern = readPattern(format);
  if (pattern === undefined) return () => undefined;
  return (amount) => write(`${amount}`, pattern);
}

function write(digits: string, { before, after, group, decimal, minorUnits }: AmountPattern): string | undefined {
  const [, whole = '', fraction = ''] = /^(\d{1,9})(?:\.(\d+))?$/.exec(digits) ?? [];
  if (whole === '' || fraction.length > minorUnits) return undefined;
  let grouped = whole.slice(-3);
  for (let end = whole.length - 3; end > 0; end -= 3) {
    grouped = `${whole.slice(Math.max(0, end - 3), end)}${group}${grouped}`;
  }
  const rest = minorUnits === 0 ? '' : `${decimal}${fraction.padEnd(minorUnits, '0')}`;
  return `${before}${grouped}${rest}${after}`;
}

/** Undefined for locales with other digits or groups of other than three digits. */
function readPattern(format: Intl.NumberFormat): AmountPattern | undefined {
  const minorUnits = format.resolvedOptions().maximumFractionDigits ?? 0;
  const parts = format.formatToParts(1_234_567);
  const numeric = parts.filter(({ type }) => ['integer', 'group', 'decimal', 'fraction'].includes(type));
  const first = parts.findIndex(({ type }) => type === 'integer');
  const textOf = (some: readonly Intl.NumberFormatPart[]) =>
    some.map(({ value }) => value.replace(/[\u00a0\u202f]/g, ' ')).join('');
  const pattern: AmountPattern = {
    before: textOf(parts.slice(0, first)),
    after: textOf(parts.slice(first + numeric.length)),
    group: textOf(numeric.filter(({ type }) => type === 'group').slice(0, 1)),
    decimal: textOf(numeric.filter(({ type }) => type === 'decimal')),
    minorUnits,
  };
  const isRight = [0, 1, 12, 1234, 12_345, 1_234_567, 123_456_789].every(
    (sample) => write(`${sample}`, pattern) === textOf(format.formatToParts(sample)),
  );
  return isRight ? pattern : undefined;
}
