// What a state of a product in history consists of, as far as prices, decisions and queries read it. Pure.
import type { ProductKeyParts } from '@coverwright/insurance/translation-keys';
import type { currencyCodeEnumeration } from '../../graphql/generated/schema-types.ts';
import type { StoredState } from '../../snapshots/item-history.ts';

export interface StatedParts {
  readonly general: {
    readonly status: string | null;
    /** Absent if there is none, as in parts of earlier formats, so that those have the same hash. */
    readonly effectiveFrom?: string | null;
    readonly insurer: { readonly id: string; readonly name: string } | null;
  };
  readonly pricing: { readonly amountLogic: string; readonly currencyCode: currencyCodeEnumeration } | null;
  readonly underwriting: string | null;
  readonly inputs: string | null;
  /** The names of the tables. Each table is a part of its own, and its rows are pieces. */
  readonly rateTables: readonly string[];
  readonly benefits: readonly {
    readonly typeId: string;
    readonly optionKey: string | null;
    readonly parentTypeId: string | null;
    readonly parentOptionKeys: string[] | null;
    readonly currencyCode: currencyCodeEnumeration | null;
    readonly isValueInput: boolean;
    readonly valueJsonString: string | null;
  }[];
  readonly codes: readonly {
    readonly kind: 'discount' | 'loading';
    readonly code: string;
    readonly name: string;
    readonly description: string | null;
    readonly calculationLogic: string;
  }[];
  /** Their keys are those of translations without the product's. */
  readonly texts: readonly { readonly key: string; readonly locale: string; readonly value: string }[];
}

const noParts: StatedParts = {
  general: { status: null, insurer: null },
  pricing: null,
  underwriting: null,
  inputs: null,
  rateTables: [],
  benefits: [],
  codes: [],
  texts: [],
};

/** Of the parts of products in history. */
export const productFormat = {
  format: 4,
  // Products had no inputs before 2, no rate tables before 3, and no first day before 4.
  upgrade: (parts: object): StatedParts => ({ ...noParts, ...parts }),
};

/** A product as a request reads it: in a released state, or as it is edited. */
export interface StatedProduct {
  readonly productId: ProductKeyParts;
  /** Undefined for the working copy. */
  readonly state?: StoredState | undefined;
}

export interface ProductInState extends StatedProduct {
  readonly state: StoredState;
}

export function isInState<Product extends StatedProduct>(product: Product): product is Product & ProductInState {
  return product.state !== undefined;
}

/**
 * The fields of whatever belongs to a product in a state: history does not have them. No working copy has such a revision,
 * so a change that is based on a state is a conflict.
 */
export function savedWith({ number, createdAt }: StoredState) {
  const revision = `state-${number}`;
  return { revision, createdAt, createdBy: null, lastModifiedAt: createdAt, lastModifiedBy: null };
}
