/** Hooks for the attachments of an email. Each change is saved separately, and returns the new revision. */
import { useCallback, useMemo } from 'react';
import { useApi } from '../../../../../api/api-context.ts';
import { useInvalidate } from '../../../../../api/cache/use-invalidate.ts';
import { useQuery } from '../../../../../api/cache/use-query.ts';
import { useRead } from '../../../../../api/cache/use-read.ts';
import {
  AddEmailAttachmentReferenceDocument,
  AddEmailAttachmentTemplateDocument,
  AttachableTemplatesDocument,
  EmailAttachmentsDocument,
  RemoveEmailAttachmentReferenceDocument,
  RemoveEmailAttachmentTemplateDocument,
} from '../../../../../api/generated/operations.ts';
import { pause } from '../../../../../api/pause.ts';
import type { SaveApart } from '../../../editor/template-store.ts';
import type { EmailForm } from '../email-form.ts';
import { toAttachments, type Attachment } from './attachment.ts';

export type NewAttachment =
  | { readonly type: 'file'; readonly fileName: string; readonly filePath: string }
  | { readonly type: 'template'; readonly fileName: string; readonly templateId: string };

export function useAttachments(templateId: string) {
  const { data, error, isLoading, refetch } = useQuery(EmailAttachmentsDocument, { id: templateId });
  const attachments = useMemo(() => (data ? toAttachments(data.templates?.list?.[0]) : undefined), [data]);
  return { attachments, error, isLoading, refetch: useCallback(() => void refetch(), [refetch]) };
}

export function useChangeAttachments() {
  const { request } = useApi();
  const invalidate = useInvalidate();
  return useMemo(() => {
    const saved = (answer: { readonly revision?: string | null } | null | undefined) => {
      void invalidate(EmailAttachmentsDocument);
      return { changes: {}, revision: answer?.revision };
    };
    return {
      add:
        (added: NewAttachment): SaveApart<EmailForm> =>
        async (templateId, expectedRevision) => {
          const { fileName } = added;
          if (added.type === 'file') {
            const variables = { templateId, input: { fileName, filePath: added.filePath }, expectedRevision };
            return saved((await request(AddEmailAttachmentReferenceDocument, variables)).addEmailAttachmentReference);
          }
          const variables = { templateId, input: { fileName, templateId: added.templateId }, expectedRevision };
          return saved((await request(AddEmailAttachmentTemplateDocument, variables)).addEmailAttachmentTemplate);
        },
      remove:
        ({ type, id }: Attachment): SaveApart<EmailForm> =>
        async (templateId, expectedRevision) => {
          if (type === 'file') {
            const variables = { templateId, attachmentReferenceId: id, expectedRevision };
            const answer = await request(RemoveEmailAttachmentReferenceDocument, variables);
            return saved(answer.removeEmailAttachmentReference);
          }
          const variables = { templateId, attachmentTemplateId: id, expectedRevision };
          const answer = await request(RemoveEmailAttachmentTemplateDocument, variables);
          return saved(answer.removeEmailAttachmentTemplate);
        },
    };
  }, [request, invalidate]);
}

export interface AttachableTemplate {
  readonly id: string;
  readonly name: string;
  readonly type: string;
}

/** Shows only some of the most recent matches; typing more of the name narrows them down. */
const foundMax = 50;

const typingPauseMs = 400;

/** The document templates whose name, logical id or id matches; undefined until they are loaded. */
export function useAttachableTemplates(search: string): readonly AttachableTemplate[] | undefined {
  const { request } = useApi();
  const term = search.trim();
  const { data } = useRead(['attachableTemplates', term], async ({ signal }) => {
    if (term !== '') await pause(typingPauseMs, signal);
    const matches = { or: [{ name_contains: term }, { logicalId: term }, { id: term }] };
    const where = { and: [...(term === '' ? [] : [matches]), { type_in: 'pdfDrawing,wkhtmltopdf' }] };
    const { templates } = await request(AttachableTemplatesDocument, { where, limit: foundMax }, { signal });
    const found = templates?.list?.flatMap((one): AttachableTemplate[] =>
      one ? [{ id: one.id, name: one.name ?? '', type: one.type ?? '' }] : [],
    );
    return { term, found: found ?? [] };
  });
  return data?.term === term ? data.found : undefined;
}
