// A dynamic template: values that are stored as the JSON text in which they were sent.
import { isJsonObject, type Json, parseJsonText } from '@coverwright/rules';
import type { Problem } from '../../../../errors/user-error.ts';
import { validateJson } from '../../../../errors/validate-json-text.ts';
import type { addDynamicValueToTemplateInput } from '../../../../graphql/generated/schema-types.ts';
import { fromScalarInput } from '../../../../graphql/scalar-value.ts';
import { say } from '../../../../sentences/say.ts';
import { validateTemplateText } from '../../template.ts';

export interface DynamicValue {
  readonly valueId: string;
  readonly valueJsonString: string;
}

export interface DynamicContent {
  readonly values: readonly DynamicValue[];
}

export const emptyDynamicContent: DynamicContent = { values: [] };

/** Reads the stored content. */
export function readValues(content: unknown): DynamicValue[] {
  const values: unknown = isJsonObject(content) ? content['values'] : undefined;
  return Array.isArray(values) ? values.filter(isDynamicValue) : [];
}

function isDynamicValue(kept: unknown): kept is DynamicValue {
  return isJsonObject(kept) && typeof kept['valueId'] === 'string' && typeof kept['valueJsonString'] === 'string';
}

/** The JSON text takes precedence. Undefined if neither is given. */
export function toValueJson({ value, valueJsonString }: addDynamicValueToTemplateInput): string | undefined {
  if (typeof valueJsonString === 'string') return valueJsonString;
  return value === null || value === undefined ? undefined : JSON.stringify(fromScalarInput(value));
}

export function validateDynamicValue(input: addDynamicValueToTemplateInput): Problem[] {
  const path = 'input.valueJsonString';
  const text = toValueJson(input);
  if (text === undefined || text.trim() === '') {
    return [{ code: 'REQUIRED', ...say('VALUE_REQUIRED'), path }];
  }
  const tooLong = validateTemplateText(text, path, 'value');
  return tooLong.length > 0 ? tooLong : validateJson(text, path, 'value');
}

/** All values of one template are stored and read together. */
export function validateDynamicContent({ values }: DynamicContent): Problem[] {
  const all = values.map(({ valueJsonString }) => valueJsonString).join('');
  return validateTemplateText(all, 'input.valueJsonString', 'whole of the values');
}

/** The text was validated when it was stored. */
export function toValue({ valueJsonString }: DynamicValue): Json {
  const parsed = parseJsonText(valueJsonString);
  return parsed.ok ? parsed.value : null;
}

export function valueNotFound(): Problem {
  return { code: 'NOT_FOUND', ...say('VALUE_UNKNOWN'), path: 'valueId' };
}
