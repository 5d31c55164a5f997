/** What the editor of an e-mail holds, and what is sent. Its attachments are saved on their own. */
import type { updateEmailMjmlTemplateInput } from '../../../../api/generated/operations.ts';
import { readTexts, settingsFields, type TemplateSettings } from '../../editor/template-form.ts';

/** What problems call the source: when it is rendered, and when it is saved. */
export const sourceField = 'emailMjml';
export const savedSourceField = 'mjml';

/** All that has a field of its own in the settings panel. */
export const kindFields: readonly string[] = ['subject', 'unsubscribeUrl'];

export interface EmailForm extends TemplateSettings {
  readonly mjml: string;
  readonly subject: string;
  readonly unsubscribeUrl: string;
  readonly graphQlQuery: string;
}

/** A stored draft; undefined when it is not of this kind. */
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
