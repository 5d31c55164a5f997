/** What the SMS editor holds, and what is sent. */
import type { updateSmsTemplateInput } from '../../../../api/generated/operations.ts';
import { readTexts, settingsFields, type TemplateSettings } from '../../editor/template-form.ts';

/** What problems call the text. */
export const bodyField = 'bodyLiquid';

export interface SmsForm extends TemplateSettings {
  readonly bodyLiquid: string;
  readonly graphQlQuery: string;
}

/** A stored draft; undefined when it is not of this kind. */
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
