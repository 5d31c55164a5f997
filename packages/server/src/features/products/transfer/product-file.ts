// The transfer file for products, described in docs/transfer.md. Pure: its shape. Whether a tenant accepts the
// products is decided where they are stored.
import { z } from 'zod';
import { currencyCodeEnumeration } from '../../../graphql/generated/schema-types.ts';
import type { ContentText } from '../../../snapshots/difference.ts';
import { toTransferFile, type TransferFormat } from '../../../snapshots/transfer-file.ts';

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

/** A benefit or option, with the fields of benefitInput. */
export interface FileBenefit {
  readonly typeId: string;
  readonly optionKey: string | null;
  readonly parentTypeId: string | null;
  readonly parentOptionKeys: string[] | null;
  readonly currencyCode: currencyCodeEnumeration | null;
  readonly isValueInput: boolean;
  readonly valueJsonString: string | null;
}

/** A discount or loading, with the fields of codeRuleInput. */
export interface FileCode {
  readonly kind: 'discount' | 'loading';
  readonly code: string;
  readonly name: string;
  readonly description: string | null;
  readonly calculationLogic: string;
}

export interface FileProduct {
  readonly productId: { readonly plan: string; readonly type: string; readonly version: string };
  readonly status: string | null;
  readonly insurer: { readonly id: string; readonly name: string } | null;
  readonly underwritingRules: string | null;
  readonly pricing: { readonly amountLogic: string; readonly currencyCode: currencyCodeEnumeration } | null;
  readonly benefits: readonly FileBenefit[];
  readonly codes: readonly FileCode[];
  readonly texts: readonly ContentText[];
}

const { UNDEFINED: _none, ...currencies } = currencyCodeEnumeration;
const currencyCode = z.enum(currencies, { error: 'must be a currency code of ISO 4217, such as HKD' });
const text = z.string();

const product = z.strictObject({
  productId: z.strictObject({ plan: text, type: text, version: text }),
  status: text.nullable(),
  insurer: z.strictObject({ id: text, name: text }).nullable(),
  underwritingRules: text.nullable(),
  pricing: z.strictObject({ amountLogic: text, currencyCode }).nullable(),
  benefits: z.array(
    z.strictObject({
      typeId: text,
      optionKey: text.nullable(),
      parentTypeId: text.nullable(),
      parentOptionKeys: z.array(text).nullable(),
      currencyCode: currencyCode.nullable(),
      isValueInput: z.boolean(),
      valueJsonString: text.nullable(),
    }),
  ),
  codes: z.array(
    z.strictObject({
      kind: z.enum(['discount', 'loading']),
      code: text,
      name: text,
      description: text.nullable(),
      calculationLogic: text,
    }),
  ),
  texts: z.array(z.strictObject({ key: text, locale: text, value: text })),
});

export const productFileFormat = {
  format: 'coverwright.products',
  formatVersion: 1,
  things: 'products',
  screen: 'Products',
  limits: productFileLimits,
  shape: z.strictObject({
    format: z.literal('coverwright.products'),
    formatVersion: z.literal(1),
    products: z.array(product).min(1).max(productFileLimits.products),
  }),
} satisfies TransferFormat<{ readonly products: readonly FileProduct[] }>;

/** Codes are stored as text; the enumeration includes them all. */
export function toFileCurrency(code: string | null): currencyCodeEnumeration | null {
  return currencyCode.nullable().parse(code);
}

export function toProductFile(products: readonly FileProduct[]): string {
  return toTransferFile(productFileFormat, { products });
}
