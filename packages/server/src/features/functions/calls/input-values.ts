// Converts a rendered text or a value of a record to an input value of the type in the workbook. Pure.
import { isChanged } from '@coverwright/insurance/long-number';
import { parseKeepingNumbers } from '@coverwright/insurance/parse-keeping-numbers';
import { shorten } from '@coverwright/insurance/shorten';
import { type FieldValue, type ReportedField, readIsoDate } from '@coverwright/render/workbook';
import { countLongNumbers } from '@coverwright/rules';
import type { Problem } from '../../../errors/user-error.ts';

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
  const refuse = (wanted: string): ReadValue => {
    const shown = shorten(trimmed, shownMaxLength);
    return wrongValue(name, `The input ${name} must be ${wanted}; its Liquid returns ${shown}.`);
  };
  if (shape !== 'value') return readList(name, trimmed) ?? refuse('a list as JSON, such as {{ list | json }}');
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
  const message = `The input ${name} contains a number with more digits than a workbook calculates with. Use fewer.`;
  return { code: 'INVALID', message, path: `inputs.${name}` };
}

export function missingValue(name: string): ReadValue {
  const message = `The input ${name} has no value.`;
  return { ok: false, problem: { code: 'REQUIRED', message, path: `inputs.${name}` } };
}

function wrongValue(name: string, message: string): ReadValue {
  return { ok: false, problem: { code: 'INVALID', message, path: `inputs.${name}` } };
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
