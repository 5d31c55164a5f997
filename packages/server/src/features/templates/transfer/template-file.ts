// The file that templates travel in with the files that they use, described in docs/transfer.md. Pure: its shape. What
// a tenant accepts of it is decided where it is stored.
import { z } from 'zod';
import type { FileText } from '../../../transfer/import-change.ts';
import { toTransferFile, type TransferFormat } from '../../../transfer/transfer-file.ts';

/** docs/limits.md has the same numbers. */
export const templateFileLimits = {
  /** As UTF-8. */
  bytes: 6_000_000,
  /** As a text of JSON, in which quotes and backslashes are escaped once more: it fits into one request. */
  requestBytes: 8_000_000,
  /** As UTF-8, of the templates of a tenant that are read to be exported or compared; more than a file ever holds. */
  storedBytes: 12_000_000,
  templates: 100,
  files: 200,
  nesting: 10,
  containers: 100_000,
  values: 500_000,
} as const;

export interface FileTemplate {
  readonly type: string;
  readonly logicalId: string | null;
  readonly name: string;
  readonly description: string | null;
  readonly graphQlQuery: string | null;
  /** Of the form that its kind has in files. */
  readonly content: Readonly<Record<string, unknown>>;
  readonly texts: readonly FileText[];
}

export interface FileAttachment {
  /** Null: the first bucket of the tenant. */
  readonly bucketName: string | null;
  readonly key: string;
  readonly isPublic: boolean;
  readonly contentBase64: string;
}

export interface TemplateFileContent {
  readonly templates: readonly FileTemplate[];
  readonly files: readonly FileAttachment[];
}

const text = z.string();

const template = z.strictObject({
  type: text,
  logicalId: text.nullable(),
  name: text,
  description: text.nullable(),
  graphQlQuery: text.nullable(),
  content: z.record(text, z.unknown()),
  texts: z.array(z.strictObject({ key: text, locale: text, value: text })),
});

const attachment = z.strictObject({
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
    templates: z.array(template).min(1).max(templateFileLimits.templates),
    files: z.array(attachment).max(templateFileLimits.files),
  }),
} satisfies TransferFormat<TemplateFileContent>;

export function toTemplateFile({ templates, files }: TemplateFileContent): string {
  return toTransferFile(templateFileFormat, { templates, files });
}

/** What identifies a template among all others, in any tenant: its logical id, or without one its name. */
export function identityOf({ type, logicalId, name }: Pick<FileTemplate, 'type' | 'logicalId' | 'name'>): string {
  return JSON.stringify(logicalId === null ? [type, null, name] : [type, logicalId]);
}
