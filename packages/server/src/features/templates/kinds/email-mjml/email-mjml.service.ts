// Creates, changes and reads email templates.
import { randomId } from '../../../../database/random-id.ts';
import { throwIfAny, UserError } from '../../../../errors/user-error.ts';
import type {
  addEmailAttachmentTemplateInput,
  MutationaddEmailAttachmentReferenceArgs,
  MutationaddEmailAttachmentTemplateArgs,
  MutationcreateEmailMjmlTemplateArgs,
  MutationremoveEmailAttachmentReferenceArgs,
  MutationremoveEmailAttachmentTemplateArgs,
  MutationupdateEmailMjmlTemplateArgs,
} from '../../../../graphql/generated/schema-types.ts';
import type { RequestContext, Scope } from '../../../../request/context.ts';
import { working } from '../../../../request/perspective.ts';
import { asStored } from '../../../../request/rights.ts';
import { say } from '../../../../sentences/say.ts';
import { findAttachedFile } from '../../../files/download/attached-files.service.ts';
import { findPrintingTemplate } from '../../documents/documents.service.ts';
import { contentOf } from '../../list/template-content.service.ts';
import { templatesShownTo } from '../../states/template-states.service.ts';
import type { TemplateScope } from '../../template-kind.ts';
import type { Template } from '../../template.ts';
import { createTemplate, updateTemplate } from '../../template-changes.service.ts';
import {
  attachmentNotFound,
  type EmailContent,
  type FileReference,
  namesContent,
  readEmailContent,
  type TemplateReference,
  toChangedContent,
  toNewContent,
  validateAttachmentCount,
  validateEmail,
  validateFileName,
  validateFilePath,
} from './email-mjml.ts';

const type = 'emailMjml';

export async function createEmailMjmlTemplate({ input }: MutationcreateEmailMjmlTemplateArgs, scope: TemplateScope) {
  return createTemplate(type, { input, problems: validateEmail(input, 'input.'), content: toNewContent(input) }, scope);
}

export async function updateEmailMjmlTemplate(args: MutationupdateEmailMjmlTemplateArgs, scope: Scope) {
  const { input } = args;
  const toContent = (stored: unknown): EmailContent => toChangedContent(input, readEmailContent(stored));
  const problems = validateEmail(input, 'input.');
  return updateTemplate(type, { ...args, problems, ...(namesContent(input) && { toContent }) }, scope);
}

export async function addEmailAttachmentReference(
  { templateId, expectedRevision, input }: MutationaddEmailAttachmentReferenceArgs,
  scope: Scope,
) {
  const { fileName, filePath } = input;
  const added: FileReference = { id: randomId(), fileName, filePath };
  const problems = [...validateFileName(fileName, 'input.fileName'), ...validateFilePath(filePath, 'input.filePath')];
  if (problems.length === 0 && (await findAttachedFile(filePath, scope)) === undefined) {
    problems.push({ code: 'NOT_FOUND', ...say('ATTACHED_FILE_UNKNOWN'), path: 'input.filePath' });
  }
  const toContent = changing((content) => ({
    ...content,
    attachmentReferences: [...content.attachmentReferences, added],
  }));
  const changed = await updateTemplate(type, { templateId, expectedRevision, problems, toContent }, scope);
  return { ...changed, createdStatus: { id: added.id } };
}

export async function addEmailAttachmentTemplate(
  { templateId, expectedRevision, input }: MutationaddEmailAttachmentTemplateArgs,
  scope: Scope,
) {
  const problems = validateFileName(input.fileName, 'input.fileName');
  if ((await findPrintingTemplate(input.templateId, working, scope)) === undefined) {
    problems.push({ code: 'NOT_FOUND', ...say('ATTACHED_TEMPLATE_UNKNOWN'), path: 'input.templateId' });
  }
  throwIfAny(problems);
  return attachTemplate(templateId, { ...input, expectedRevision }, scope);
}

/** The caller has checked that the document exists. */
export async function attachTemplate(
  id: string,
  {
    fileName,
    templateId,
    expectedRevision,
  }: addEmailAttachmentTemplateInput & { readonly expectedRevision?: string | null | undefined },
  scope: TemplateScope,
) {
  const added: TemplateReference = { attachmentTemplateId: randomId(), fileName, templateId };
  const toContent = changing((content) => ({
    ...content,
    attachmentTemplates: [...content.attachmentTemplates, added],
  }));
  const changed = await updateTemplate(type, { templateId: id, expectedRevision, toContent }, scope);
  return { ...changed, createdStatus: { id: added.attachmentTemplateId } };
}

export async function removeEmailAttachmentReference(
  { templateId, attachmentReferenceId, expectedRevision }: MutationremoveEmailAttachmentReferenceArgs,
  scope: Scope,
) {
  const toContent = changing((content) => {
    const others = content.attachmentReferences.filter(({ id }) => id !== attachmentReferenceId);
    if (others.length < content.attachmentReferences.length) return { ...content, attachmentReferences: others };
    throw new UserError(attachmentNotFound('attachmentReferenceId'));
  });
  return updateTemplate(type, { templateId, expectedRevision, toContent }, scope);
}

export async function removeEmailAttachmentTemplate(
  { templateId, attachmentTemplateId, expectedRevision }: MutationremoveEmailAttachmentTemplateArgs,
  scope: Scope,
) {
  const toContent = changing((content) => {
    const others = content.attachmentTemplates.filter((one) => one.attachmentTemplateId !== attachmentTemplateId);
    if (others.length < content.attachmentTemplates.length) return { ...content, attachmentTemplates: others };
    throw new UserError(attachmentNotFound('attachmentTemplateId'));
  });
  return updateTemplate(type, { templateId, expectedRevision, toContent }, scope);
}

function changing(change: (content: EmailContent) => EmailContent): (stored: unknown) => EmailContent {
  return (stored) => {
    const content = change(readEmailContent(stored));
    throwIfAny(validateAttachmentCount(content));
    return content;
  };
}

/** The resolver of a content field. */
export function contentField<Name extends keyof EmailContent>(name: Name) {
  return async (
    template: Template,
    _args: unknown,
    scope: Scope,
    context: RequestContext,
  ): Promise<EmailContent[Name]> => readEmailContent(await contentOf(template, scope, context))[name];
}

interface FoundReference extends FileReference {
  readonly isMissing: boolean;
  readonly sizeBytes: number | undefined;
}

export async function attachmentReferences(
  template: Template,
  _args: unknown,
  scope: Scope,
  context: RequestContext,
): Promise<FoundReference[]> {
  const { attachmentReferences: references } = readEmailContent(await contentOf(template, scope, context));
  const stored = { ...scope, caller: asStored(scope.caller) };
  const found: FoundReference[] = [];
  for (const reference of references) {
    const file = await findAttachedFile(reference.filePath, stored, template.state);
    found.push({ ...reference, isMissing: file === undefined, sizeBytes: file?.sizeBytes });
  }
  return found;
}

export async function attachmentTemplates(template: Template, _args: unknown, scope: Scope, context: RequestContext) {
  const { attachmentTemplates: references } = readEmailContent(await contentOf(template, scope, context));
  const found = [];
  const perspective = template.state === undefined ? working : templatesShownTo(scope.caller);
  for (const reference of references) {
    const attached = await findPrintingTemplate(reference.templateId, perspective, scope);
    found.push({
      ...reference,
      isMissing: attached === undefined,
      templateName: attached?.name,
      templateType: attached?.type,
      templateView: attached && scope.app.templateKinds[attached.type]?.view,
    });
  }
  return found;
}
