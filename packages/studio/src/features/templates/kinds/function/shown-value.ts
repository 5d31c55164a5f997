/** Formats the values of a workbook. Pure. */
import { parseKeepingNumbers } from '@coverwright/insurance/parse-keeping-numbers';

/** The rows shown of a list; a call returns all of them. */
const shownRows = 100;

type ShownValue = { readonly kind: 'text' | 'json'; readonly text: string } | { readonly kind: 'empty' };

/** A text without quotes, a list or rows line by line, and anything else unchanged. */
export function toShownValue(valueText: string): ShownValue {
  const value: unknown = parseKeepingNumbers(valueText);
  if (value === null || value === '') return { kind: 'empty' };
  if (typeof value === 'string') return { kind: 'text', text: value };
  if (!Array.isArray(value)) return { kind: 'text', text: valueText };
  const lines = value.slice(0, shownRows).map((row: unknown) => `  ${JSON.stringify(row)}`);
  const rest = value.length > shownRows ? ['  …'] : [];
  return { kind: 'json', text: `[\n${[...lines, ...rest].join(',\n')}\n]` };
}
