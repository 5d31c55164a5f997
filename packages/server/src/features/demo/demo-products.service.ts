// Imports the demo's products from files, as a user would import those that another tenant has exported.
import { readFile } from 'node:fs/promises';
import { createInsurer } from '../insurers/insurers.service.ts';
import { importProduct } from '../product-content/transfer/import-product.service.ts';
import type { ProductScope } from '../products/products.service.ts';

/** The files of products/ name them, except the last. */
const insurers = [
  'Victoria Harbour Insurance Company Limited 維港保險有限公司',
  'Lion Rock Health Assurance Limited 獅子山醫療保險有限公司',
  'Pearl Delta General Insurance Limited 珠江三角洲財產保險有限公司',
];

/** In order of creation, with the days between it and the seeding. */
export const demoProducts = [
  { name: 'life-secure-2027.1', ageDays: 9 },
  { name: 'health-first-2026.1', ageDays: 370 },
  { name: 'health-first-2027.1', ageDays: 4 },
  { name: 'travel-plus-2026.2', ageDays: 350 },
  { name: 'travel-plus-2027.1', ageDays: 9 },
];

const dayMs = 86_400_000;

/** The functions that their pricing logic calls must exist. */
export async function seedProducts(scope: ProductScope): Promise<void> {
  for (const name of insurers) await createInsurer({ name }, { ...scope, tenantId: scope.caller.tenantId });
  for (const { name, ageDays } of demoProducts) {
    const contentJsonString = await readFile(`${import.meta.dirname}/products/${name}.json`, 'utf8');
    await importProduct({ contentJsonString }, { ...scope, now: new Date(scope.now.getTime() - ageDays * dayMs) });
  }
}
