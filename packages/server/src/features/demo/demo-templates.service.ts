// Seeds the demo's templates, after the files that they use.
import { templateHtmlKey } from '@coverwright/insurance/translation-keys';
import { addDynamicValueToTemplate, createDynamicTemplate } from '../templates/kinds/dynamic/dynamic.service.ts';
import { createUncheckedFunction } from '../functions/functions.service.ts';
import {
  createNotificationTemplate,
  updateNotificationTemplate,
} from '../templates/kinds/notification/notification.service.ts';
import { createWkhtmltopdfTemplate } from '../templates/kinds/html-pdf/html-pdf.service.ts';
import { createDrawnTemplate } from '../templates/kinds/pdf-drawing/pdf-drawing.service.ts';
import { createSmsTemplate } from '../templates/kinds/sms/sms.service.ts';
import { attachTemplate, createEmailMjmlTemplate } from '../templates/kinds/email-mjml/email-mjml.service.ts';
import type { ProductScope } from '../products/products.service.ts';
import { demoClaimForm } from './templates/demo-claim-form.ts';
import { demoDocuments } from './templates/demo-documents.ts';
import { demoEmails } from './templates/demo-emails.ts';
import { demoFunction } from './templates/demo-functions.ts';
import { demoLists } from './templates/demo-lists.ts';
import { demoNotifications, demoSms } from './templates/demo-messages.ts';
import { formatJson } from './format-json.ts';

const dayMs = 86_400_000;

export async function seedTemplates(scope: ProductScope): Promise<void> {
  const scopeThen = (ageDays: number) => ({ ...scope, now: new Date(scope.now.getTime() - ageDays * dayMs) });
  for (const { ageDays, ...input } of demoSms) await createSmsTemplate({ input }, scopeThen(ageDays));
  for (const { ageDays, html, ...input } of demoNotifications) {
    const { createdStatus } = await createNotificationTemplate({ input }, scopeThen(ageDays));
    const templateId = createdStatus.id;
    const key = templateHtmlKey(templateId);
    const l10n = [
      { key, locale: 'en-US', value: html.en },
      { key, locale: 'zh-HK', value: html.zh },
    ];
    await updateNotificationTemplate({ templateId, input: {}, l10n }, scopeThen(ageDays));
  }
  const documents = new Map<string, string>();
  for (const { ageDays, ...input } of demoDocuments(scope.caller.tenantId)) {
    const { createdStatus } = await createWkhtmltopdfTemplate({ input }, scopeThen(ageDays));
    documents.set(input.logicalId ?? '', createdStatus.id);
  }
  for (const { ageDays, attached, ...input } of demoEmails) {
    const { createdStatus } = await createEmailMjmlTemplate({ input }, scopeThen(ageDays));
    const { fileName, logicalId } = attached;
    await attachTemplate(
      createdStatus.id,
      { fileName, templateId: documents.get(logicalId) ?? logicalId },
      scopeThen(ageDays),
    );
  }
  await createDrawnTemplate(demoClaimForm, scopeThen(demoClaimForm.ageDays));
  const { ageDays: functionAgeDays, ...functionInput } = demoFunction;
  await createUncheckedFunction(functionInput, scopeThen(functionAgeDays));
  for (const { ageDays, value, ...input } of demoLists) {
    const { createdStatus } = await createDynamicTemplate({ input }, scopeThen(ageDays));
    const valueInput = { valueJsonString: formatJson(value) };
    await addDynamicValueToTemplate({ templateId: createdStatus.id, input: valueInput }, scopeThen(ageDays));
  }
}
