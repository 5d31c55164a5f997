/** The kinds of templates in the studio, one line each, in display order. */
import { dynamicKind } from './dynamic/dynamic-kind.ts';
import { emailMjmlKind } from './email-mjml/email-mjml-kind.ts';
import { functionKind } from './function/function-kind.ts';
import { htmlPdfKind } from './html-pdf/html-pdf-kind.ts';
import { notificationKind } from './notification/notification-kind.ts';
import { pdfDrawingKind } from './pdf-drawing/pdf-drawing-kind.ts';
import { smsKind } from './sms/sms-kind.ts';
import type { TemplateKind } from './template-kind.ts';

/** Keyed by the server's type name. */
export const templateKinds = {
  wkhtmltopdf: htmlPdfKind,
  emailMjml: emailMjmlKind,
  pdfDrawing: pdfDrawingKind,
  dynamic: dynamicKind,
  sms: smsKind,
  notification: notificationKind,
  function: functionKind,
} as const satisfies Record<string, TemplateKind>;

export type TemplateType = keyof typeof templateKinds;

export const templateTypes = Object.keys(templateKinds).filter(isTemplateType);

/** Preselected for a new template. */
export const defaultTemplateType: TemplateType = 'wkhtmltopdf';

export function isTemplateType(type: string): type is TemplateType {
  return Object.hasOwn(templateKinds, type);
}
