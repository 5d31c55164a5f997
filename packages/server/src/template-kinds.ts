// The kinds of templates of the app. A new kind is a folder in features/templates/kinds/ and a line here.
import { dynamicKind } from './features/templates/kinds/dynamic/dynamic.resolvers.ts';
import { functionKind } from './features/functions/functions.resolvers.ts';
import { emailMjmlKind } from './features/templates/kinds/email-mjml/email-mjml.resolvers.ts';
import { htmlPdfKind } from './features/templates/kinds/html-pdf/html-pdf.resolvers.ts';
import { notificationKind } from './features/templates/kinds/notification/notification.resolvers.ts';
import { pdfDrawingKind } from './features/templates/kinds/pdf-drawing/pdf-drawing.resolvers.ts';
import { smsKind } from './features/templates/kinds/sms/sms.resolvers.ts';
import type { TemplateKinds } from './features/templates/template-kind.ts';

export const templateKinds: TemplateKinds = {
  wkhtmltopdf: htmlPdfKind,
  emailMjml: emailMjmlKind,
  sms: smsKind,
  notification: notificationKind,
  dynamic: dynamicKind,
  function: functionKind,
  pdfDrawing: pdfDrawingKind,
};
