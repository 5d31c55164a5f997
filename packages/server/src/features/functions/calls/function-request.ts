// A request to call a function: one set of inputs, or a list of them. Pure.
import { shorten } from '@coverwright/insurance/shorten';
import { type CallRow, type FieldValue, readIsoDate, toSerial } from '@coverwright/render/workbook';
import { countLongNumbers, isJsonObject, type Json, type JsonObject, parseLogicText } from '@coverwright/rules';
import { toJsonSentence } from '../../../errors/rule-problem.ts';
import { type Problem, throwIfAny, UserError } from '../../../errors/user-error.ts';
import { say } from '../../../sentences/say.ts';
import type { MatchedInput } from '../workbook/function-state.ts';
import { tooManyDigits } from './input-values.ts';

export interface FunctionRequest {
  /** Whether a list was sent, so that a list must be returned. */
  readonly isList: boolean;
  readonly items: readonly Json[];
}

/** The maximum number of calls per request. */
export const functionCallsMax = 10_000;
const fields = ['inputs', 'asOf', 'allowMissing'];
const nameMaxLength = 100;

/** Throws problems of the entire request; problems of single items are reported with the item. */
export function toFunctionRequest(body: string): FunctionRequest {
  const parsed = parseLogicText(body);
  if (!parsed.ok) throw new UserError({ code: 'INVALID', ...say('BODY_NOT_JSON', { why: toJsonSentence(parsed) }) });
  const { value } = parsed;
  if (!Array.isArray(value)) return { isList: false, items: [value] };
  const items: readonly Json[] = value;
  if (items.length <= functionCallsMax) return { isList: true, items };
  const [most = '', sent = ''] = [functionCallsMax, items.length].map((count) => count.toLocaleString('en-US'));
  throw new UserError({ code: 'LIMIT_EXCEEDED', ...say('ITEMS_MAX', { max: most, count: sent }) });
}

/** Throws the problems of the item; paths are relative to it. */
export function toCallRow(item: Json, inputs: readonly MatchedInput[], now: Date): CallRow {
  if (!isJsonObject(item)) {
    throw new UserError({ code: 'INVALID', ...say('CALL_NOT_AN_OBJECT') });
  }
  const { inputs: values = {}, asOf = null, allowMissing = false } = item;
  if (!isJsonObject(values)) {
    throw new UserError({ code: 'INVALID', ...say('CALL_VALUES_NOT_AN_OBJECT', { name: 'inputs' }), path: 'inputs' });
  }
  const serial = readMoment(asOf, now);
  const problems: Problem[] = Object.keys(item).flatMap((name) => unknownField(name));
  if (typeof allowMissing !== 'boolean') {
    problems.push({ code: 'INVALID', ...say('ALLOW_MISSING_NOT_TRUE_OR_FALSE'), path: 'allowMissing' });
  }
  if (serial === undefined) problems.push({ code: 'INVALID', ...say('AS_OF_NOT_A_DATE'), path: 'asOf' });
  problems.push(...unknownInputs(values, inputs));
  const row = inputs.map(({ name }): FieldValue | undefined => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (countLongNumbers(value ?? null) > 0) problems.push(tooManyDigits(name));
    if ((value === undefined || value === null) && allowMissing !== true) {
      problems.push({ code: 'REQUIRED', ...say('INPUT_WITHOUT_VALUE', { name }), path: `inputs.${name}` });
    }
    return value ?? undefined;
  });
  throwIfAny(problems);
  return { values: row, serial: serial ?? 0 };
}

function readMoment(asOf: Json, now: Date): number | undefined {
  if (asOf === null) return toSerial(now.getTime());
  return typeof asOf === 'string' ? readIsoDate(asOf) : undefined;
}

function unknownField(name: string): Problem[] {
  if (fields.includes(name)) return [];
  const shown = shorten(name, nameMaxLength);
  return [{ code: 'INVALID', ...say('CALL_FIELD_UNKNOWN', { field: shown }), path: shown }];
}

function unknownInputs(values: JsonObject, inputs: readonly MatchedInput[]): Problem[] {
  const names = Object.keys(values);
  // Most calls have exactly the declared inputs; this check avoids allocations.
  if (names.length <= inputs.length && names.every((name) => inputs.some((input) => input.name === name))) return [];
  return names.flatMap((name): Problem[] => {
    if (inputs.some((input) => input.name === name)) return [];
    const shown = shorten(name, nameMaxLength);
    return [{ code: 'INVALID', ...say('FUNCTION_INPUT_UNKNOWN', { name: shown }), path: `inputs.${shown}` }];
  });
}
