// The kinds of templates that there are. A further kind is a folder beside these and a line in the table.
import type { TemplateKind } from '../template-kind.ts';
import type { TemplateType } from '../template.ts';
import { dynamicKind } from './dynamic/dynamic.resolvers.ts';
import { htmlPdfKind } from './html-pdf/html-pdf.resolvers.ts';
import { notificationKind } from './notification/notification.resolvers.ts';
import { smsKind } from './sms/sms.resolvers.ts';

const table = {
  wkhtmltopdf: htmlPdfKind,
  sms: smsKind,
  notification: notificationKind,
  dynamic: dynamicKind,
} satisfies Partial<Record<TemplateType, TemplateKind>>;

export const kinds: readonly TemplateKind[] = Object.values(table);

/** Of the kinds that print documents. */
export const printingTypes: readonly string[] = Object.entries<TemplateKind>(table).flatMap(([type, kind]) =>
  kind.prepareDocument === undefined ? [] : [type],
);

/** Undefined of a type that a newer version has written and this one does not know. */
export function kindOf(type: TemplateType): TemplateKind | undefined {
  const known: Partial<Record<TemplateType, TemplateKind>> = table;
  return known[type];
}
