// A request to call a function: one set of inputs, or a list of them. Pure.
import { shorten } from '@coverwright/insurance/shorten';
import { type CallRow, type FieldValue, readIsoDate, toSerial } from '@coverwright/render/workbook';
import { countLongNumbers, isJsonObject, type Json, type JsonObject, parseLogicText } from '@coverwright/rules';
import { type Problem, throwIfAny, UserError } from '../../../errors/user-error.ts';
import type { MatchedInput } from '../workbook/function-state.ts';
import { tooManyDigits } from './input-values.ts';
import { say } from '../../../sentences/say.ts';

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
  if (!parsed.ok) throw new UserError({ code: 'INVALID', message: `The body is not valid JSON. ${parsed.message}` });
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
    throw new UserError({ code: 'INVALID', message: 'Send an object with inputs, such as {"inputs": {"age": 40}}.' });
  }
  const { inputs: values = {}, asOf = null, allowMissing = false } = item;
  if (!isJsonObject(values)) {
    throw new UserError({
      code: 'INVALID',
      message: 'The inputs must be an object with their values.',
      path: 'inputs',
    });
  }
  const serial = readMoment(asOf, now);
  const problems: Problem[] = Object.keys(item).flatMap((name) => unknownField(name));
  if (typeof allowMissing !== 'boolean')
    problems.push(invalid('allowMissing', 'The field allowMissing must be true or false.'));
  if (serial === undefined) problems.push(invalid('asOf', 'asOf must be a date such as 2026-01-31.'));
  problems.push(...unknownInputs(values, inputs));
  const row = inputs.map(({ name }): FieldValue | undefined => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (countLongNumbers(value ?? null) > 0) problems.push(tooManyDigits(name));
    if ((value === undefined || value === null) && allowMissing !== true) {
      problems.push({ code: 'REQUIRED', message: `The input ${name} has no value.`, path: `inputs.${name}` });
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

function invalid(path: string, message: string): Problem {
  return { code: 'INVALID', message, path };
}

function unknownField(name: string): Problem[] {
  if (fields.includes(name)) return [];
  const shown = shorten(name, nameMaxLength);
  return [invalid(shown, `A call has no field ${shown}. Send inputs, asOf or allowMissing.`)];
}

function unknownInputs(values: JsonObject, inputs: readonly MatchedInput[]): Problem[] {
  const names = Object.keys(values);
  // Most calls have exactly the declared inputs; this check avoids allocations.
  if (names.length <= inputs.length && names.every((name) => inputs.some((input) => input.name === name))) return [];
  return names.flatMap((name) => {
    if (inputs.some((input) => input.name === name)) return [];
    const shown = shorten(name, nameMaxLength);
    return [invalid(`inputs.${shown}`, `The function has no input ${shown}.`)];
  });
}
