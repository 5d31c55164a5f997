// The transfer file for templates and the files that they use, described in docs/transfer.md. Pure: its shape.
import { z } from 'zod';
import { toTransferFile, type TransferFormat } from '../../../snapshots/transfer-file.ts';
import { type TemplateContent, templateShape } from '../content/template-content.ts';

/** Keep in sync with docs/limits.md. */
export const templateFileLimits = {
  /** In UTF-8. */
  bytes: 6_000_000,
  /** As JSON text, in which quotes and backslashes are escaped again, so that it fits into one request. */
  requestBytes: 8_000_000,
  /** In UTF-8, for the templates of a tenant that are read to be exported or compared; more than a file can contain. */
  storedBytes: 12_000_000,
  templates: 100,
  files: 200,
  nesting: 10,
  containers: 100_000,
  values: 500_000,
} as const;

export interface FileAttachment {
  /** null for the tenant's first bucket. */
  readonly bucketName: string | null;
  readonly key: string;
  readonly isPublic: boolean;
  readonly contentBase64: string;
}

export interface TemplateFileContent {
  readonly templates: readonly TemplateContent[];
  readonly files: readonly FileAttachment[];
}

const text = z.string();

export const attachmentShape = z.strictObject({
  bucketName: text.nullable(),
  key: text,
  isPublic: z.boolean(),
  contentBase64: z.base64({ error: 'is not valid Base64' }),
});

const { bytes, nesting, containers, values } = templateFileLimits;

export const templateFileFormat = {
  format: 'coverwright.templates',
  formatVersion: 1,
  things: 'templates',
  screen: 'Templates',
  limits: { bytes, nesting, containers, values },
  shape: z.strictObject({
    format: z.literal('coverwright.templates'),
    formatVersion: z.literal(1),
    templates: z.array(templateShape).min(1).max(templateFileLimits.templates),
    files: z.array(attachmentShape).max(templateFileLimits.files),
  }),
} satisfies TransferFormat<TemplateFileContent>;

export function toTemplateFile({ templates, files }: TemplateFileContent): string {
  return toTransferFile(templateFileFormat, { templates, files });
}
