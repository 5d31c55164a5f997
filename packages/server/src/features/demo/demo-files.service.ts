import { createReadStream } from 'node:fs';
import { requireBucket } from '../files/buckets.service.ts';
import type { ObjectParts } from '../files/objects/loose-objects.service.ts';
import { addFile, writeContent } from '../files/upload/upload.service.ts';
import type { ProductScope } from '../products/products.service.ts';
import { demoFiles } from './demo-file.ts';

const assetFolder = `${import.meta.dirname}/files`;
const dayMs = 86_400_000;

/** Contents are noted as loose beside the transaction, so a start that breaks off leaves none. */
export async function seedFiles(scope: ProductScope, parts: ObjectParts): Promise<void> {
  const { caller, transaction } = scope;
  const bucketName = await requireBucket(undefined, caller.tenantId, transaction);
  for (const { key, asset, isPublic, ageDays } of demoFiles) {
    const object = await writeContent(key, createReadStream(`${assetFolder}/${asset}`), caller, parts);
    const now = new Date(scope.now.getTime() - ageDays * dayMs);
    await addFile({ key, bucketName, isPublic }, object, { ...scope, now });
  }
}
