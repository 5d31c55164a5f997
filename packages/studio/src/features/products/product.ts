/** A product as the screens need it: no absent fields, no transport. */
import { productNameKey } from '@coverwright/insurance/translation-keys';
import type { ProductBriefFragment } from '../../api/generated/operations.ts';
import type { ProductKey } from './paths.ts';

export interface Product {
  readonly key: ProductKey;
  readonly name: string;
  readonly insurerId: string;
  readonly insurerName: string;
  /** ISO 8601; empty when the server does not tell. */
  readonly createdAt: string;
  readonly createdBy: string;
  readonly changedAt: string;
  readonly changedBy: string;
  readonly revision: string | undefined;
}

export function toProduct(brief: ProductBriefFragment): Product {
  const createdAt = brief.createdAt ?? '';
  const createdBy = brief.createdBy?.username ?? '';
  return {
    key: {
      plan: brief.productId?.plan ?? '',
      type: brief.productId?.type ?? '',
      version: brief.productId?.version ?? '',
    },
    name: brief.name ?? '',
    insurerId: brief.insurer?.id ?? '',
    insurerName: brief.insurer?.name ?? '',
    createdAt,
    createdBy,
    changedAt: brief.lastModifiedAt ?? createdAt,
    changedBy: brief.lastModifiedBy?.username ?? createdBy,
    revision: brief.revision ?? undefined,
  };
}

export function toProducts(briefs: readonly (ProductBriefFragment | null)[] | null | undefined): Product[] {
  return (briefs ?? []).flatMap((brief) => (brief ? [toProduct(brief)] : []));
}

/** A product without a name answers its translation key, which is nothing to edit. */
export function editableName({ name, key }: Product): string {
  return name === productNameKey(key) ? '' : name;
}

/** `|` separates, because no plan, type or version may hold it. */
export function productRowKey({ plan, type, version }: ProductKey): string {
  return `${plan}|${type}|${version}`;
}

const versionOrder = new Intl.Collator('en', { numeric: true });

/** Orders 1.10 after 1.9. */
export function compareVersions(left: string, right: string): number {
  return versionOrder.compare(left, right) || compareText(left, right);
}

export function highestVersionFirst(products: readonly Product[]): Product[] {
  return products.toSorted((left, right) => compareVersions(right.key.version, left.key.version));
}

/** ISO instants in one form order as text. */
export function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
