/** The form of an SMS editor, and the mutation input. */
import type { updateSmsTemplateInput } from '../../../../api/generated/operations.ts';
import { readTexts, settingsFields, type TemplateSettings } from '../../editor/template-form.ts';

/** The name of the text in problems. */
export const bodyField = 'bodyLiquid';

export interface SmsForm extends TemplateSettings {
  readonly bodyLiquid: string;
  readonly graphQlQuery: string;
}

/** Reads a stored draft; undefined if it is not of this kind. */
export function readSmsForm(value: unknown): SmsForm | undefined {
  return readTexts(value, [...settingsFields, 'bodyLiquid', 'graphQlQuery']);
}

export function toSmsInput({
  name,
  logicalId,
  description,
  bodyLiquid,
  graphQlQuery,
}: SmsForm): updateSmsTemplateInput {
  return { name: name.trim(), logicalId: logicalId.trim(), description, bodyLiquid, graphQlQuery };
}
