// The complete content of a product: its shape, and its name. Pure. Whether a tenant accepts it is decided where it is
// stored.
import { productKey } from '@coverwright/insurance/translation-keys';
import type { KeyColumn, ValueColumn } from '@coverwright/rules';
import { z } from 'zod';
import { currencyCodeEnumeration } from '../../graphql/generated/schema-types.ts';
import type { ContentText } from '../../snapshots/difference.ts';

/** A benefit or option, with the fields of benefitInput. */
export interface ProductBenefit {
  readonly typeId: string;
  readonly optionKey: string | null;
  readonly parentTypeId: string | null;
  readonly parentOptionKeys: string[] | null;
  readonly currencyCode: currencyCodeEnumeration | null;
  readonly isValueInput: boolean;
  readonly valueJsonString: string | null;
}

/** A rate table: its columns, and its rows as comma-separated values after a header line. */
export interface ProductTable {
  readonly name: string;
  readonly keys: readonly KeyColumn[];
  readonly values: readonly (Pick<ValueColumn, 'name' | 'unit'> & {
    readonly default?: string | number | null | undefined;
  })[];
  readonly rows: string;
}

/** A discount or loading, with the fields of codeRuleInput. */
export interface ProductCode {
  readonly kind: 'discount' | 'loading';
  readonly code: string;
  readonly name: string;
  readonly description: string | null;
  readonly calculationLogic: string;
}

export interface ProductContent {
  readonly productId: { readonly plan: string; readonly type: string; readonly version: string };
  readonly status: string | null;
  /** A day such as 2028-01-01. */
  readonly effectiveFrom: string | null;
  readonly insurer: { readonly id: string; readonly name: string } | null;
  readonly underwritingRules: string | null;
  /** The declared inputs: a JSON list as text. */
  readonly inputs: string | null;
  readonly pricing: { readonly amountLogic: string; readonly currencyCode: currencyCodeEnumeration } | null;
  readonly benefits: readonly ProductBenefit[];
  readonly codes: readonly ProductCode[];
  readonly rateTables: readonly ProductTable[];
  readonly texts: readonly ContentText[];
}

const { UNDEFINED: _none, ...currencies } = currencyCodeEnumeration;
const currencyCode = z.enum(currencies, { error: 'must be a currency code of ISO 4217, such as HKD' });
const text = z.string();

const keyType = z.enum(['text', 'number', 'boolean', 'date']);

const tableShape = z.strictObject({
  name: text,
  keys: z.array(
    z.union([
      z.strictObject({ name: text, match: z.literal('exact'), type: keyType }),
      z.strictObject({ name: text, match: z.literal('range'), type: z.enum(['number', 'date']) }),
    ]),
  ),
  values: z.array(
    z.strictObject({
      name: text,
      unit: z.union([
        z.strictObject({ kind: z.literal('amount'), currency: text }),
        z.strictObject({ kind: z.enum(['factor', 'percent', 'text']) }),
      ]),
      default: z.union([text, z.number(), z.null()]).optional(),
    }),
  ),
  rows: text,
});

export const productShape = z.strictObject({
  productId: z.strictObject({ plan: text, type: text, version: text }),
  status: text.nullable(),
  // Files of earlier versions have none.
  effectiveFrom: text.nullable().default(null),
  insurer: z.strictObject({ id: text, name: text }).nullable(),
  underwritingRules: text.nullable(),
  // Files of earlier versions have none.
  inputs: text.nullable().default(null),
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
  // Files of earlier versions have none.
  rateTables: z.array(tableShape).default([]),
  texts: z.array(z.strictObject({ key: text, locale: text, value: text })),
});

/** Codes are stored as text; the enumeration includes them all. */
export function toCurrencyCode(code: string | null): currencyCodeEnumeration | null {
  return currencyCode.nullable().parse(code);
}

export function namesOf({ productId }: ProductContent): [string] {
  return [productKey(productId)];
}
