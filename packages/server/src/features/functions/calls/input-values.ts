// Converts a rendered text or a value of a record to an input value of the type in the workbook. Pure.
import { isChanged } from '@coverwright/insurance/long-number';
import { parseKeepingNumbers } from '@coverwright/insurance/parse-keeping-numbers';
import type { Sentence } from '@coverwright/insurance/sentence';
import { shorten } from '@coverwright/insurance/shorten';
import { type FieldValue, type ReportedField, readIsoDate } from '@coverwright/render/workbook';
import { countLongNumbers } from '@coverwright/rules';
import type { Problem } from '../../../errors/user-error.ts';
import { say, type Word, word } from '../../../sentences/say.ts';

interface NamedField {
  readonly name: string;
  readonly field: ReportedField;
}

export type ReadValue =
  | { readonly ok: true; readonly value: FieldValue }
  | { readonly ok: false; readonly problem: Problem };

const shownMaxLength = 40;

/** For rendered text: numbers are read exactly as written. */
export function readLiquidValue({ name, field }: NamedField, text: string): ReadValue {
  const trimmed = text.trim();
  const { dataType, shape } = field;
  if (dataType === 'string') return { ok: true, value: text };
  if (trimmed === '') return missingValue(name);
  const shown = shorten(trimmed, shownMaxLength);
  const refuse = (wanted: Word): ReadValue =>
    wrongValue(name, say('LIQUID_OF_INPUT_WRONG', { name, wanted: word(wanted), shown }));
  if (shape !== 'value') {
    const example = '{{ list | json }}';
    return readList(name, trimmed) ?? wrongValue(name, say('LIQUID_OF_INPUT_NOT_A_LIST', { name, example, shown }));
  }
  switch (dataType) {
    case 'number':
      return isNumber(trimmed) ? toNumber(name, trimmed) : refuse('a number');
    case 'boolean':
      return isBoolean(trimmed) ? { ok: true, value: trimmed === 'true' } : refuse('true or false');
    case 'date':
      return readIsoDate(trimmed) === undefined ? refuse('a date such as 2026-01-31') : { ok: true, value: trimmed };
    case 'stub':
    case 'error':
    case 'array':
    case 'object':
      break;
  }
  // The workbook does not define the type.
  if (isNumber(trimmed)) return toNumber(name, trimmed);
  return { ok: true, value: isBoolean(trimmed) ? trimmed === 'true' : text };
}

/** A workbook calculates with about 15 digits. */
export function tooManyDigits(name: string): Problem {
  return { code: 'INVALID', ...say('INPUT_WITH_TOO_MANY_DIGITS', { name }), path: `inputs.${name}` };
}

export function missingValue(name: string): ReadValue {
  return { ok: false, problem: { code: 'REQUIRED', ...say('INPUT_WITHOUT_VALUE', { name }), path: `inputs.${name}` } };
}

function wrongValue(name: string, sentence: Sentence): ReadValue {
  return { ok: false, problem: { code: 'INVALID', ...sentence, path: `inputs.${name}` } };
}

function isNumber(text: string): boolean {
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text) && Number.isFinite(Number(text));
}

function isBoolean(text: string): boolean {
  return text === 'true' || text === 'false';
}

function toNumber(name: string, text: string): ReadValue {
  const value = Number(text);
  const isLong = isChanged(value, text.replace(/^\+/, ''));
  return isLong ? { ok: false, problem: tooManyDigits(name) } : { ok: true, value };
}

function readList(name: string, text: string): ReadValue | undefined {
  try {
    const value: unknown = parseKeepingNumbers(text);
    if (countLongNumbers(value) > 0) return { ok: false, problem: tooManyDigits(name) };
    return Array.isArray(value) ? { ok: true, value: value as readonly FieldValue[] } : undefined;
  } catch {
    return undefined;
  }
}
