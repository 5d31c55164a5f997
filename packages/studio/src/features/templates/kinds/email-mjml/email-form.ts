/** The form of an email's editor, and the mutation input. Its attachments are saved separately. */
import type { updateEmailMjmlTemplateInput } from '../../../../api/generated/operations.ts';
import { readTexts, settingsFields, type TemplateSettings } from '../../editor/template-form.ts';

/** The name of the source in problems, for both rendering and saving. */
export const sourceField = 'emailMjml';
export const savedSourceField = 'mjml';

/** All fields of the kind in the settings panel. */
export const kindFields: readonly string[] = ['subject', 'unsubscribeUrl'];

export interface EmailForm extends TemplateSettings {
  readonly mjml: string;
  readonly subject: string;
  readonly unsubscribeUrl: string;
  readonly graphQlQuery: string;
}

/** Reads a stored draft; undefined if it is not of this kind. */
export function readEmailForm(value: unknown): EmailForm | undefined {
  return readTexts(value, [...settingsFields, 'mjml', 'subject', 'unsubscribeUrl', 'graphQlQuery']);
}

export function toEmailInput(form: EmailForm): updateEmailMjmlTemplateInput {
  const { name, logicalId, description, mjml, subject, unsubscribeUrl, graphQlQuery } = form;
  return {
    name: name.trim(),
    logicalId: logicalId.trim(),
    description,
    mjml,
    subject,
    unsubscribeUrl: unsubscribeUrl.trim(),
    graphQlQuery,
  };
}
