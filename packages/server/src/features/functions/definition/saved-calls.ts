// Calls saved with a function: inputs and expected results, used to test new versions of its workbook. Pure:
// validation.
import type { Maybe } from '@coverwright/insurance/maybe';
import { readIsoDate } from '@coverwright/render/workbook';
import { isJsonObject, type JsonObject, parseJsonText } from '@coverwright/rules';
import type { Problem } from '../../../errors/user-error.ts';
import { validateJson, validateFinite } from '../../../errors/validate-json-text.ts';
import { validateText } from '../../../errors/validate-text.ts';
import { say } from '../../../sentences/say.ts';

export interface SavedCall {
  readonly id: string;
  readonly name: string;
  /** Values by input name. */
  readonly inputs: JsonObject;
  /** Values by output name. */
  readonly outputs: JsonObject;
  /** The date for TODAY and NOW; null for the time of the call. */
  readonly asOf: string | null;
}

export interface SentCall {
  readonly name?: Maybe<string>;
  readonly inputsJsonString?: Maybe<string>;
  readonly outputsJsonString?: Maybe<string>;
  readonly asOf?: Maybe<string>;
}

/** Per function. Keep in sync with docs/limits.md. */
export const savedCallsMax = 50;
/** Maximum length of the inputs, and of the outputs, as JSON. */
export const savedCallMaxLength = 20_000;
const nameMaxLength = 255;

export function validateSavedCalls(calls: Maybe<readonly Maybe<SentCall>[]>, path: string): Problem[] {
  const list = calls ?? [];
  if (list.length <= savedCallsMax)
    return list.flatMap((call, index) => (call ? validateCall(call, `${path}.${index}`) : []));
  const sentence = say('TOO_MANY_SAVED_CALLS', { max: savedCallsMax, count: list.length });
  return [{ code: 'LIMIT_EXCEEDED', ...sentence, path }];
}

function validateCall({ name, inputsJsonString, outputsJsonString, asOf }: SentCall, path: string): Problem[] {
  const isDate = !asOf || readIsoDate(asOf) !== undefined;
  return [
    ...validateText(name, `${path}.name`, { name: 'name', maxLength: nameMaxLength, isRequired: true }),
    ...validateValues(inputsJsonString, `${path}.inputsJsonString`, 'inputs'),
    ...validateValues(outputsJsonString, `${path}.outputsJsonString`, 'outputs'),
    ...(isDate ? [] : [{ code: 'INVALID' as const, ...say('AS_OF_NOT_A_DATE'), path: `${path}.asOf` }]),
  ];
}

function validateValues(text: Maybe<string>, path: string, name: 'inputs' | 'outputs'): Problem[] {
  const problems = validateText(text, path, { name, maxLength: savedCallMaxLength, isRequired: true });
  if (problems.length > 0 || !text) return problems;
  const parsed = parseJsonText(text);
  if (!parsed.ok) return validateJson(text, path, name);
  if (isJsonObject(parsed.value)) return validateFinite(parsed.value, path, name);
  return [{ code: 'INVALID', ...say('CALL_VALUES_NOT_AN_OBJECT', { name }), path }];
}

export function toSavedCall(sent: SentCall, id: string): SavedCall {
  const { name, inputsJsonString, outputsJsonString, asOf } = sent;
  return {
    id,
    name: name ?? '',
    inputs: toObject(inputsJsonString),
    outputs: toObject(outputsJsonString),
    asOf: asOf || null,
  };
}

function toObject(text: Maybe<string>): JsonObject {
  const parsed = parseJsonText(text ?? '');
  return parsed.ok && isJsonObject(parsed.value) ? parsed.value : {};
}

/** Reads the stored value. */
export function readSavedCall(stored: Readonly<Record<string, unknown>>): SavedCall {
  const { id, name, inputs, outputs, asOf } = stored;
  return {
    id: typeof id === 'string' ? id : '',
    name: typeof name === 'string' ? name : '',
    inputs: isJsonObject(inputs) ? inputs : {},
    outputs: isJsonObject(outputs) ? outputs : {},
    asOf: typeof asOf === 'string' ? asOf : null,
  };
}
