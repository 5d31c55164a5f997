import { envelopedInSteps, field, computedField, mutation } from '../../../../graphql/operations.ts';
import type { TemplateKind } from '../../template-kind.ts';
import { messageBase64, sizeBytes, toBase64, toByteList } from './email-bytes.service.ts';
import {
  loadEmailMail,
  loadEmailMjml,
  loadEmailMjmlTemplate,
  loadEmailPreview,
  previewEmail,
  renderEmailMjml,
  renderEmailMjmlTemplate,
} from './email-mjml-mail.service.ts';
import { emailMjmlTransfer } from './email-mjml-transfer.ts';
import {
  addEmailAttachmentReference,
  addEmailAttachmentTemplate,
  attachmentReferences,
  attachmentTemplates,
  contentField,
  createEmailMjmlTemplate,
  removeEmailAttachmentReference,
  removeEmailAttachmentTemplate,
  updateEmailMjmlTemplate,
} from './email-mjml.service.ts';

const rendering = { right: 'documents:render' } as const;

export const emailMjmlKind: TemplateKind = {
  view: 'email-mjml',
  typeName: 'emailMjmlTemplate',
  transfer: emailMjmlTransfer,
  render: { output: 'mail', load: loadEmailMail },
  resolvers: {
    Query: {
      previewEmailMjml: envelopedInSteps(loadEmailPreview, previewEmail, rendering),
      renderEmailMjml: envelopedInSteps(loadEmailMjml, renderEmailMjml, rendering),
      renderEmailMjmlTemplate: envelopedInSteps(loadEmailMjmlTemplate, renderEmailMjmlTemplate, rendering),
    },
    Mutation: {
      createEmailMjmlTemplate: mutation(createEmailMjmlTemplate, 'documents:write'),
      updateEmailMjmlTemplate: mutation(updateEmailMjmlTemplate, 'documents:write'),
      addEmailAttachmentReference: mutation(addEmailAttachmentReference, 'documents:write'),
      addEmailAttachmentTemplate: mutation(addEmailAttachmentTemplate, 'documents:write'),
      removeEmailAttachmentReference: mutation(removeEmailAttachmentReference, 'documents:write'),
      removeEmailAttachmentTemplate: mutation(removeEmailAttachmentTemplate, 'documents:write'),
    },
    emailMjmlTemplate: {
      mjml: field(contentField('mjml')),
      subject: field(contentField('subject')),
      unsubscribeUrl: field(contentField('unsubscribeUrl')),
      attachmentReferences: field(attachmentReferences),
      attachmentTemplates: field(attachmentTemplates),
    },
    emailAttachment: { bytes: computedField(toByteList), base64: computedField(toBase64), sizeBytes },
    emailRendered: { messageBase64: field(messageBase64) },
  },
};
