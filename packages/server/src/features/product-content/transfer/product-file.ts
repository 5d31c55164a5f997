// The transfer file for products, described in docs/transfer.md. Pure: its shape. Whether a tenant accepts the
// products is decided where they are stored.
import { z } from 'zod';
import { toTransferFile, type TransferFormat } from '../../../snapshots/transfer-file.ts';
import { type ProductContent, productShape } from '../product-content.ts';

/** Keep in sync with docs/limits.md. */
export const productFileLimits = {
  /** In UTF-8. Even with every character escaped, the file fits into one request. */
  bytes: 4_000_000,
  /** In UTF-8, for the products of a tenant that are read to be exported or compared; more than a file can contain. */
  storedBytes: 8_000_000,
  products: 100,
  nesting: 10,
  containers: 100_000,
  values: 500_000,
} as const;

export const productFileFormat = {
  format: 'coverwright.products',
  formatVersion: 1,
  things: 'products',
  screen: 'Products',
  limits: productFileLimits,
  shape: z.strictObject({
    format: z.literal('coverwright.products'),
    formatVersion: z.literal(1),
    products: z.array(productShape).min(1).max(productFileLimits.products),
  }),
} satisfies TransferFormat<{ readonly products: readonly ProductContent[] }>;

export function toProductFile(products: readonly ProductContent[]): string {
  return toTransferFile(productFileFormat, { products });
}
