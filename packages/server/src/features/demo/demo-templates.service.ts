// Imports the demo's templates from files, as a user would import those that another tenant has exported, after the
// files that they use.
import { readFileSync } from 'node:fs';
import { templateKinds } from '../../template-kinds.ts';
import type { ProductScope } from '../products/products.service.ts';
import { attachTemplate } from '../templates/kinds/email-mjml/email-mjml.service.ts';
import { importIntoTransaction } from '../templates/transfer/import-templates.service.ts';

interface DemoTemplate {
  readonly name: string;
  /** The days between its creation and the seeding. */
  readonly ageDays: number;
  /** A document attached to an email, by its name. Exports do not contain it, since it has an id of its tenant. */
  readonly attached?: { readonly document: string; readonly fileName: string };
}

/** Documents before the emails that attach them. */
export const demoTemplates: readonly DemoTemplate[] = [
  { name: 'payment-due-reminder', ageDays: 90 },
  { name: 'policy-issued', ageDays: 84 },
  { name: 'policy-issued-zh', ageDays: 83 },
  { name: 'claim-received', ageDays: 61 },
  { name: 'offer-ends', ageDays: 34 },
  { name: 'renewal-notice', ageDays: 72 },
  { name: 'policy-cancelled', ageDays: 20 },
  { name: 'policy-schedule', ageDays: 66 },
  { name: 'welcome-letter', ageDays: 27 },
  {
    name: 'renewal-email',
    ageDays: 16,
    attached: { document: 'policy-schedule', fileName: 'Policy schedule {{ policies.list[0].issuerNumber }}' },
  },
  {
    name: 'renewal-email-zh',
    ageDays: 15,
    attached: { document: 'policy-schedule', fileName: '保單附表 {{ policies.list[0].issuerNumber }}' },
  },
  { name: 'travel-claim-form', ageDays: 25 },
  { name: 'term-life-rates', ageDays: 58 },
  { name: 'travel-destinations', ageDays: 110 },
  { name: 'claim-documents', ageDays: 48 },
];

const folder = `${import.meta.dirname}/templates`;
const dayMs = 86_400_000;

export async function seedTemplates(scope: ProductScope): Promise<void> {
  const ids = new Map<string, string>();
  for (const { name, ageDays, attached } of demoTemplates) {
    const then = { ...scope, app: { templateKinds }, now: new Date(scope.now.getTime() - ageDays * dayMs) };
    for (const id of await importIntoTransaction(readDemoTemplate(name, scope.caller.tenantId), then)) {
      ids.set(name, id);
      if (attached === undefined) continue;
      const { document, fileName } = attached;
      await attachTemplate(id, { fileName, templateId: ids.get(document) ?? document }, then);
    }
  }
}

/** A template as the product exports it. Its long texts are files of their own, for which it has { "file": name }. */
export function readDemoTemplate(name: string, tenantId: string): string {
  const template: unknown = JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'), (_key, value: unknown) =>
    isReference(value) ? readText(value.file, tenantId) : value,
  );
  return JSON.stringify(template);
}

function isReference(value: unknown): value is { readonly file: string } {
  return typeof value === 'object' && value !== null && 'file' in value && typeof value.file === 'string';
}

/** Addresses that a browser opens without a token name the tenant. */
function readText(file: string, tenantId: string): string {
  return readFileSync(`${folder}/${file}`, 'utf8').replaceAll('{tenantId}', tenantId);
}
