/** A product as the screens need it: no absent fields, no transport. */
import { productNameKey } from '@coverwright/insurance/translation-keys';
import type { ProductBriefFragment, ProductDetailsFragment } from '../../api/generated/operations.ts';
import type { ProductKey } from '../../paths/products.ts';

export interface Product {
  readonly key: ProductKey;
  /** In the requested locale, or else in the default locale, or else its translation key. */
  readonly name: string;
  /** Keyed by locale, for locales that have a text; undefined if a list did not request them. */
  readonly names: Readonly<Record<string, string>> | undefined;
  /** A day such as 2028-01-01; empty if there is none, or a list did not request it. */
  readonly effectiveFrom: string;
  readonly insurerId: string;
  readonly insurerName: string;
  /** ISO 8601; empty when the server does not send it. */
  readonly createdAt: string;
  readonly createdBy: string;
  readonly changedAt: string;
  readonly changedBy: string;
  readonly revision: string | undefined;
}

/** A product from a list has no texts. */
export type ReadProduct = ProductBriefFragment & Partial<ProductDetailsFragment>;

export function toProduct(brief: ReadProduct): Product {
  const createdAt = brief.createdAt ?? '';
  const createdBy = brief.createdBy?.username ?? '';
  return {
    key: {
      plan: brief.productId?.plan ?? '',
      type: brief.productId?.type ?? '',
      version: brief.productId?.version ?? '',
    },
    name: brief.name ?? '',
    names: brief.nameTexts
      ? Object.fromEntries(brief.nameTexts.map(({ locale, value }) => [locale, value]))
      : undefined,
    effectiveFrom: brief.effectiveFrom ?? '',
    insurerId: brief.insurer?.id ?? '',
    insurerName: brief.insurer?.name ?? '',
    createdAt,
    createdBy,
    changedAt: brief.lastModifiedAt ?? createdAt,
    changedBy: brief.lastModifiedBy?.username ?? createdBy,
    revision: brief.revision ?? undefined,
  };
}

export function toProducts(briefs: readonly (ReadProduct | null)[] | null | undefined): Product[] {
  return (briefs ?? []).flatMap((brief) => (brief ? [toProduct(brief)] : []));
}

/**
 * The name in exactly this locale. Empty if there is none: the API would fall back to another locale's name or the
 * key.
 */
export function editableName({ name, names, key }: Product, locale: string): string {
  if (names) return names[locale] ?? '';
  return name === productNameKey(key) ? '' : name;
}

/** Separated by `|`, which no plan, type or version can contain. */
export function productRowKey({ plan, type, version }: ProductKey): string {
  return `${plan}|${type}|${version}`;
}

const versionOrder = new Intl.Collator('en', { numeric: true });

/** Sorts 1.10 after 1.9. */
export function compareVersions(left: string, right: string): number {
  return versionOrder.compare(left, right) || compareText(left, right);
}

export function highestVersionFirst(products: readonly Product[]): Product[] {
  return products.toSorted((left, right) => compareVersions(right.key.version, left.key.version));
}

/** ISO timestamps in the same format sort as text. */
export function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
