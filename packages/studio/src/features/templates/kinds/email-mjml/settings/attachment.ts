/** The attachments of an email: files as stored, and documents that are printed for the record of the email. */
import type { EmailAttachmentsQuery } from '../../../../../api/generated/operations.ts';

export interface FileAttachment {
  readonly type: 'file';
  readonly id: string;
  /** Liquid. */
  readonly fileName: string;
  readonly filePath: string;
  readonly isMissing: boolean;
  readonly sizeBytes: number | undefined;
}

export interface TemplateAttachment {
  readonly type: 'template';
  readonly id: string;
  /** Liquid. */
  readonly fileName: string;
  readonly templateId: string;
  /** Empty if the template was deleted. */
  readonly templateName: string;
  readonly templateType: string;
  readonly templateView: string;
  readonly isMissing: boolean;
}

export type Attachment = FileAttachment | TemplateAttachment;

type Row = NonNullable<NonNullable<NonNullable<EmailAttachmentsQuery['templates']>['list']>[number]>;

/** Files first, each kind in the order in which its items were attached. */
export function toAttachments(row: Row | null | undefined): readonly Attachment[] {
  if (!row || !('attachmentReferences' in row)) return [];
  const files = (row.attachmentReferences ?? []).flatMap((one): Attachment[] =>
    one ? [{ ...one, type: 'file', sizeBytes: one.sizeBytes ?? undefined }] : [],
  );
  const templates = (row.attachmentTemplates ?? []).flatMap((one): Attachment[] => {
    if (!one) return [];
    const { attachmentTemplateId: id, templateName, templateType, templateView, ...attachment } = one;
    const template = { templateName: templateName ?? '', templateType: templateType ?? '' };
    return [{ ...attachment, ...template, type: 'template', id, templateView: templateView ?? '' }];
  });
  return [...files, ...templates];
}

/** The name under which a file is downloaded. */
export function downloadName(attachment: Attachment): string {
  if (attachment.type === 'file') return attachment.filePath.split('/').at(-1) ?? attachment.filePath;
  return withExtension(attachment.templateName, '.pdf');
}

/** The name of a new document, derived from that of its template. */
export function withExtension(name: string, extension: string): string {
  return name.toLowerCase().endsWith(extension) ? name : name + extension;
}
