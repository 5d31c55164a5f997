// What lists show of a product in a state. Pure.
import { fromProductItemId, type ProductKeyParts } from '@coverwright/insurance/translation-keys';
import type { StoredState } from '../../snapshots/item-history.ts';
import type { StatedParts } from './product-parts.ts';

export interface ReleasedProduct extends ProductKeyParts {
  readonly itemId: string;
  readonly number: number;
  readonly status: string | null;
  readonly insurerId: string | null;
  /** A day such as 2028-01-01. */
  readonly effectiveFrom: string | null;
  /** By locale. */
  readonly names: Readonly<Record<string, string>>;
}

/** The parts of a state that this is made of. */
export const releasedFrom = ['general', 'texts'] as const;

export function toReleasedProduct(
  { itemId, number }: Pick<StoredState, 'itemId' | 'number'>,
  { general, texts = [] }: Partial<StatedParts>,
): ReleasedProduct {
  const { plan, type, version } = fromProductItemId(itemId);
  return {
    itemId,
    plan,
    type,
    version,
    number,
    status: general?.status ?? null,
    insurerId: general?.insurer?.id ?? null,
    effectiveFrom: general?.effectiveFrom ?? null,
    names: Object.fromEntries(texts.flatMap(({ key, locale, value }) => (key === 'name' ? [[locale, value]] : []))),
  };
}
