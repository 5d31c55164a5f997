// The transfer file for a release, described in docs/transfer.md: its shape. Whether a tenant accepts what it contains
// is decided where that is stored.
import { z } from 'zod';
import { type AppFile, appFileShape } from '../app-content/transfer/app-transfer.service.ts';
import { type ComponentContent, componentShape } from '../components/content/component-content.service.ts';
import { type ProductContent, productShape } from '../product-content/product-content.service.ts';
import {
  attachmentShape,
  type FileAttachment,
  type TemplateContent,
  templateShape,
} from '../templates/transfer/import-templates.service.ts';
import type { ReleaseOrigin } from '../releases/releases.service.ts';
import { toTransferFile, type TransferFormat } from '../../snapshots/transfer-file.ts';

/** Keep in sync with docs/limits.md. */
export const releaseFileLimits = {
  /** In UTF-8. */
  bytes: 6_000_000,
  items: 500,
  apps: 20,
  files: 200,
  nesting: 30,
  containers: 100_000,
  values: 500_000,
} as const;

const text = z.string();

interface RetiredItem {
  readonly kind: string;
  /** What identifies it in every tenant. */
  readonly identity: string;
  readonly name: string;
}

export interface ReleaseFile {
  readonly name: string;
  readonly description: string | null;
  readonly origin: ReleaseOrigin;
  readonly products: readonly ProductContent[];
  readonly templates: readonly TemplateContent[];
  readonly components: readonly ComponentContent[];
  readonly apps: readonly AppFile[];
  readonly retired: readonly RetiredItem[];
  readonly files: readonly FileAttachment[];
}

const shape: z.ZodType<ReleaseFile> = z.strictObject({
  format: z.literal('coverwright.release'),
  formatVersion: z.literal(1),
  name: text,
  description: text.nullable(),
  origin: z.strictObject({
    tenantId: text,
    releaseId: text,
    manifest: text,
    createdAt: z.iso.datetime(),
    createdBy: text.nullable(),
    publishedAt: z.iso.datetime().nullable(),
  }),
  products: z.array(productShape).max(releaseFileLimits.items),
  templates: z.array(templateShape).max(releaseFileLimits.items),
  components: z.array(componentShape).max(releaseFileLimits.items),
  apps: z.array(appFileShape).max(releaseFileLimits.apps),
  retired: z.array(z.strictObject({ kind: text, identity: text, name: text })).max(releaseFileLimits.items),
  files: z.array(attachmentShape).max(releaseFileLimits.files),
});

const { bytes, nesting, containers, values } = releaseFileLimits;

export const releaseFileFormat = {
  format: 'coverwright.release',
  formatVersion: 1,
  things: 'releases',
  screen: 'Releases',
  limits: { bytes, nesting, containers, values },
  shape,
} satisfies TransferFormat<ReleaseFile>;

export function toReleaseFile(content: ReleaseFile): string {
  return toTransferFile(releaseFileFormat, content);
}
