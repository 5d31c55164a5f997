// Converts a rendered text or a value of a record to an input value of the type in the workbook. Pure.
import { type FieldValue, type ReportedField, readIsoDate } from '@coverwright/render/workbook';
import type { Problem } from '../../../../errors/user-error.ts';

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
    const shown = trimmed.length > shownMaxLength ? `${trimmed.slice(0, shownMaxLength).toWellFormed()}…` : trimmed;
    return wrongValue(name, `The input ${name} must be ${wanted}; its Liquid returns ${shown}.`);
  };
  if (shape !== 'value') return readList(trimmed) ?? refuse('a list as JSON, such as {{ list | json }}');
  switch (dataType) {
    case 'number':
      return isNumber(trimmed) ? { ok: true, value: Number(trimmed) } : refuse('a number');
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
  if (isNumber(trimmed)) return { ok: true, value: Number(trimmed) };
  return { ok: true, value: isBoolean(trimmed) ? trimmed === 'true' : text };
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

function readList(text: string): ReadValue | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? { ok: true, value: value as readonly FieldValue[] } : undefined;
  } catch {
    return undefined;
  }
}
