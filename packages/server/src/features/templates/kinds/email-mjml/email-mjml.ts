// The content of an email template, and how it is saved. Pure.
import type { Maybe } from '@coverwright/insurance/maybe';
import { isJsonObject, type Json } from '@coverwright/rules';
import type { Problem } from '../../../../errors/user-error.ts';
import { validateText } from '../../../../errors/validate-text.ts';
import { say } from '../../../../sentences/say.ts';
import { validateTemplateText } from '../../template.ts';

export interface FileReference {
  readonly id: string;
  /** Liquid. */
  readonly fileName: string;
  /** The key of the file in the tenant's first bucket. */
  readonly filePath: string;
}

export interface TemplateReference {
  readonly attachmentTemplateId: string;
  /** Liquid. */
  readonly fileName: string;
  readonly templateId: string;
}

export interface EmailContent {
  readonly mjml: string;
  /** Liquid. */
  readonly subject: string;
  /** Liquid. */
  readonly unsubscribeUrl: string;
  readonly attachmentReferences: readonly FileReference[];
  readonly attachmentTemplates: readonly TemplateReference[];
}

export interface EmailInput {
  readonly mjml?: Maybe<string>;
  readonly subject?: Maybe<string>;
  readonly unsubscribeUrl?: Maybe<string>;
}

/** Per mail, files and documents together. */
export const attachmentsMax = 20;
export const fileNameMaxLength = 500;
/** The maximum size of a file's key, in bytes. */
export const filePathMaxLength = 1_024;
export const subjectMaxLength = 2_000;
export const unsubscribeUrlMaxLength = 4_000;

/** The initial MJML of a new email template. */
export const skeleton = `<mjml>
  <mj-head>
    <mj-title></mj-title>
    <mj-preview></mj-preview>
    <mj-attributes>
      <mj-all font-family="Arial, Helvetica, sans-serif" />
      <mj-text font-size="16px" line-height="24px" color="#1f2933" />
    </mj-attributes>
  </mj-head>
  <mj-body background-color="#f4f5f7">
    <mj-section background-color="#ffffff">
      <mj-column>
        <mj-text>Hello,</mj-text>
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>
`;

export function toNewContent({ mjml, subject, unsubscribeUrl }: EmailInput): EmailContent {
  return {
    mjml: mjml || skeleton,
    subject: subject ?? '',
    unsubscribeUrl: unsubscribeUrl ?? '',
    attachmentReferences: [],
    attachmentTemplates: [],
  };
}

/** Absent fields remain unchanged; null empties them. */
export function toChangedContent(input: EmailInput, stored: EmailContent): EmailContent {
  const changed = (field: keyof EmailInput): string =>
    input[field] === undefined ? stored[field] : (input[field] ?? '');
  return { ...stored, mjml: changed('mjml'), subject: changed('subject'), unsubscribeUrl: changed('unsubscribeUrl') };
}

export function namesContent({ mjml, subject, unsubscribeUrl }: EmailInput): boolean {
  return mjml !== undefined || subject !== undefined || unsubscribeUrl !== undefined;
}

export function validateEmail({ mjml, subject, unsubscribeUrl }: EmailInput, prefix: string): Problem[] {
  return [
    ...validateTemplateText(mjml, `${prefix}mjml`, 'MJML'),
    ...validateText(subject, `${prefix}subject`, { name: 'subject', maxLength: subjectMaxLength }),
    ...validateText(unsubscribeUrl, `${prefix}unsubscribeUrl`, {
      name: 'unsubscribe link',
      maxLength: unsubscribeUrlMaxLength,
    }),
  ];
}

export function validateFileName(fileName: string, path: string): Problem[] {
  return validateText(fileName, path, { name: 'file name', maxLength: fileNameMaxLength, isRequired: true });
}

export function validateFilePath(filePath: string, path: string): Problem[] {
  return validateText(filePath, path, { name: 'file path', maxLength: filePathMaxLength, isRequired: true });
}

export function validateAttachmentCount({ attachmentReferences, attachmentTemplates }: EmailContent): Problem[] {
  const count = attachmentReferences.length + attachmentTemplates.length;
  if (count <= attachmentsMax) return [];
  return [{ code: 'LIMIT_EXCEEDED', ...say('TOO_MANY_ATTACHMENTS', { max: attachmentsMax }), path: 'input' }];
}

export function attachmentNotFound(path: string): Problem {
  return { code: 'NOT_FOUND', ...say('ATTACHMENT_UNKNOWN'), path };
}

/** Reads the stored content. */
export function readEmailContent(stored: unknown): EmailContent {
  const content = isJsonObject(stored) ? stored : {};
  return {
    mjml: textOf(content['mjml']),
    subject: textOf(content['subject']),
    unsubscribeUrl: textOf(content['unsubscribeUrl']),
    attachmentReferences: listOf(content['attachmentReferences']).flatMap((one) =>
      typeof one['id'] === 'string'
        ? [{ id: one['id'], fileName: textOf(one['fileName']), filePath: textOf(one['filePath']) }]
        : [],
    ),
    attachmentTemplates: listOf(content['attachmentTemplates']).flatMap((one) =>
      typeof one['attachmentTemplateId'] === 'string'
        ? [
            {
              attachmentTemplateId: one['attachmentTemplateId'],
              fileName: textOf(one['fileName']),
              templateId: textOf(one['templateId']),
            },
          ]
        : [],
    ),
  };
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

function listOf(value: Json | undefined) {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}
