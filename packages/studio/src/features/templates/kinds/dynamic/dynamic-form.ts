/** The form of a dynamic template's editor: its settings and the JSON of its first value. */
import { parseJsonText } from '@coverwright/rules';
import type { updateDynamicTemplateInput } from '../../../../api/generated/operations.ts';
import { readTexts, settingsFields, type TemplateSettings } from '../../editor/template-form.ts';

export interface DynamicForm extends TemplateSettings {
  /** The id of the first value; empty if the template has none. */
  readonly valueId: string;
  readonly valueText: string;
}

export const newValueText = JSON.stringify({ hello: 'world' }, null, 2);

/** Shown for a value without a text. */
export const emptyValueText = '{}';

/** The path at which the server reports problems with the value, and the name of the text in the debug console. */
export const valueField = 'input.valueJsonString';

interface DynamicValue {
  readonly valueId: string;
  readonly valueJsonString?: string | null | undefined;
}

export function toDynamicForm(settings: TemplateSettings, first: DynamicValue | null | undefined): DynamicForm {
  if (!first) return { ...settings, valueId: '', valueText: '' };
  const text = first.valueJsonString ?? '';
  return { ...settings, valueId: first.valueId, valueText: text.trim() === '' ? emptyValueText : text };
}

/** Reads a stored draft; undefined if it is not of this kind. */
export function readDynamicForm(value: unknown): DynamicForm | undefined {
  return readTexts(value, [...settingsFields, 'valueId', 'valueText']);
}

export function toSettingsInput({ name, logicalId, description }: DynamicForm): updateDynamicTemplateInput {
  return { name: name.trim(), logicalId: logicalId.trim(), description };
}

/** Undefined if the value is valid, or if there is none. */
export function problemInValue({ valueId, valueText }: DynamicForm) {
  if (valueId === '') return undefined;
  const parsed = parseJsonText(valueText);
  return parsed.ok ? undefined : parsed;
}
