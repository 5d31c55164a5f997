/** What the editor of a dynamic template holds: its settings and the JSON of its first value. */
import { parseJsonText } from '@coverwright/rules';
import type { updateDynamicTemplateInput } from '../../../../api/generated/operations.ts';
import { readTexts, settingsFields, type TemplateSettings } from '../../editor/template-form.ts';

export interface DynamicForm extends TemplateSettings {
  /** Of the first value; empty while the template has none. */
  readonly valueId: string;
  readonly valueText: string;
}

export const newValueText = JSON.stringify({ hello: 'world' }, null, 2);

/** Of a value without a text. */
export const emptyValueText = '{}';

/** The path at which the server reports problems of the value, and the name of the text in the debug console. */
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

/** A stored draft; undefined when it is not of this kind. */
export function readDynamicForm(value: unknown): DynamicForm | undefined {
  return readTexts(value, [...settingsFields, 'valueId', 'valueText']);
}

export function toSettingsInput({ name, logicalId, description }: DynamicForm): updateDynamicTemplateInput {
  return { name: name.trim(), logicalId: logicalId.trim(), description };
}

/** Undefined where there is nothing wrong, and where there is no value. */
export function problemInValue({ valueId, valueText }: DynamicForm) {
  if (valueId === '') return undefined;
  const parsed = parseJsonText(valueText);
  return parsed.ok ? undefined : parsed;
}
