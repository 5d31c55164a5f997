/** The form that updates an app. Pure. */
import type { updateAppInput } from '../../../api/generated/operations.ts';
import type { App } from '../app.ts';

export interface UpdateForm {
  readonly appName: string;
  readonly regexPattern: string;
  readonly order: string;
  readonly email: string;
  readonly emailSenderName: string;
  readonly onRequestTemplateId: string;
  readonly requestsEmail: string;
}

export const updateFields = [
  'appName',
  'regexPattern',
  'order',
  'email',
  'emailSenderName',
  'onRequestTemplateId',
  'requestsEmail',
] as const;

export function toUpdateForm(app: App): UpdateForm {
  const { name, regexPattern, order, email, emailSenderName, onRequestTemplateId, requestsEmail } = app;
  return { appName: name, regexPattern, order, email, emailSenderName, onRequestTemplateId, requestsEmail };
}

/** Whether the text is empty or an order that the server can store. */
export function isOrder(text: string): boolean {
  return /^(?:-?\d{1,9})?$/.test(text.trim());
}

/** An emptied field is cleared. */
export function toUpdateInput(form: UpdateForm): updateAppInput {
  const text = (field: (typeof updateFields)[number]) => form[field].trim();
  return {
    appName: text('appName'),
    email: text('email') || null,
    emailSenderName: text('emailSenderName') || null,
    onRequestTemplateId: text('onRequestTemplateId') || null,
    requestsEmail: text('requestsEmail') || null,
    urlRouting: {
      regexPattern: text('regexPattern') || null,
      order: text('order') === '' ? null : Number(text('order')),
    },
  };
}
