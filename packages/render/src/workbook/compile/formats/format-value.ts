// The function TEXT: a value with a number format, as Excel shows it. Dates, fractions and General are written by the
// library that reads workbooks.
import { SSF } from '@e965/xlsx';
import { formatNumber } from './format-number.ts';
import { chooseSection, type FormatSection, readFormat } from './format-sections.ts';

/** Undefined if the format does not fit the value, or cannot be read. */
export function formatValue(value: number | string, code: string): string | undefined {
  const sections = readFormat(code);
  if (sections === undefined) return undefined;
  if (typeof value === 'string') return formatText(value, sections);
  const chosen = chooseSection(sections, value);
  if (chosen === undefined) return undefined;
  const { section, isUnsigned } = chosen;
  const kinds = new Set(section.parts.map(({ kind }) => kind));
  const isDate = kinds.has('date') && !isOnlyEra(section);
  if (isDate) return byLibrary(section.code.replaceAll(pointWithoutDigits, String.raw`\$&`), value);
  const sign = value < 0 && !isUnsigned ? '-' : '';
  if (kinds.has('general') || kinds.has('text')) {
    return sign + writeParts(section, byLibrary('General', Math.abs(value)) ?? '');
  }
  if (isFraction(section)) {
    const text = byLibrary(section.code, Math.abs(value));
    return text === undefined ? undefined : sign + text;
  }
  const parts = section.parts.map((part) => (part.kind === 'date' ? { ...part, kind: 'literal' as const } : part));
  return sign + formatNumber(parts, Math.abs(value));
}

/** Only the point before fractions of a second belongs to a time. */
const pointWithoutDigits = /(?<!\\)\.(?!0)/g;

/** A slash between digits; anywhere else it is an ordinary character. */
function isFraction({ parts }: FormatSection): boolean {
  const shown = parts.filter((part) => part.kind !== 'literal' || part.text.trim() !== '');
  return shown.some((part, index) => {
    const [before, after] = [shown[index - 1], shown[index + 1]];
    if (part.kind !== 'slash' || before?.kind !== 'digit') return false;
    return after?.kind === 'digit' || (after?.kind === 'literal' && /^\d/.test(after.text));
  });
}

/** With places of digits, e and g are ordinary letters: 0 kg. */
function isOnlyEra({ parts }: FormatSection): boolean {
  return (
    parts.some(({ kind }) => kind === 'digit') &&
    parts.every((part) => part.kind !== 'date' || /^[eg]+$/i.test(part.text))
  );
}

function formatText(text: string, sections: readonly FormatSection[]): string | undefined {
  const last = sections.at(-1);
  const shown = sections.length === 4 || last?.parts.some(({ kind }) => kind === 'text') === true ? last : undefined;
  if (shown === undefined) return text;
  return writeParts(shown, text);
}

/** With a text in the place of General or @. */
function writeParts({ parts }: FormatSection, text: string): string {
  return parts
    .map((part) => (part.kind === 'text' || part.kind === 'general' ? text : 'text' in part ? part.text : ''))
    .join('');
}

function byLibrary(code: string, value: number): string | undefined {
  try {
    const text: unknown = SSF.format(code, value);
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}
