// Adds the files in the demo's bucket.
import { createReadStream } from 'node:fs';
import { requireBucket } from '../files/buckets.service.ts';
import type { ObjectParts } from '../files/objects/loose-objects.service.ts';
import { addFile, writeContent } from '../files/upload/upload.service.ts';
import type { ProductScope } from '../products/products.service.ts';

interface DemoFile {
  readonly key: string;
  /** The file name in the folder files/. */
  readonly asset: string;
  readonly isPublic: boolean;
  readonly ageDays: number;
}

export const demoFiles: readonly DemoFile[] = [
  { key: 'brand/logo.png', asset: 'logo.png', isPublic: true, ageDays: 400 },
  { key: 'brand/harbour at dusk.jpg', asset: 'harbour.jpg', isPublic: true, ageDays: 380 },
  {
    key: 'products/travel/Travel Plus policy wording.pdf',
    asset: 'travel-policy-wording.pdf',
    isPublic: true,
    ageDays: 240,
  },
  { key: 'products/travel/zones.csv', asset: 'travel-zones.csv', isPublic: false, ageDays: 240 },
  { key: 'products/travel/premium-factors.json', asset: 'premium-factors.json', isPublic: false, ageDays: 35 },
  { key: 'products/life/term life rates.xlsx', asset: 'term-life-rates.xlsx', isPublic: false, ageDays: 60 },
  { key: 'products/health/hospital network.csv', asset: 'hospital-network.csv', isPublic: false, ageDays: 120 },
  { key: 'forms/travel claim form.pdf', asset: 'claim-form.pdf', isPublic: true, ageDays: 300 },
  { key: 'claims/CLM-2026-000318/damaged suitcase.jpg', asset: 'suitcase.jpg', isPublic: false, ageDays: 39 },
  { key: 'claims/CLM-2026-000318/notes.txt', asset: 'claim-notes.txt', isPublic: false, ageDays: 32 },
  { key: '客戶信件/續保通知.txt', asset: 'renewal-notice-zh.txt', isPublic: false, ageDays: 90 },
];

const assetFolder = `${import.meta.dirname}/files`;
const dayMs = 86_400_000;

/** Contents are recorded as loose objects outside the transaction, so an interrupted start leaves none behind. */
export async function seedFiles(scope: ProductScope, parts: ObjectParts): Promise<void> {
  const { caller, transaction } = scope;
  const bucketName = await requireBucket(undefined, caller.tenantId, transaction);
  for (const { key, asset, isPublic, ageDays } of demoFiles) {
    const object = await writeContent(key, createReadStream(`${assetFolder}/${asset}`), caller, parts);
    const now = new Date(scope.now.getTime() - ageDays * dayMs);
    await addFile({ key, bucketName, isPublic }, object, { ...scope, now });
  }
}
