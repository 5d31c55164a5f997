/** The product list, grouped by plan and type, and flattened into rows for a virtualized table. */
import { compareText, highestVersionFirst, productRowKey, type Product } from '../product.ts';

export interface ProductGroup {
  readonly key: string;
  readonly plan: string;
  readonly type: string;
  /** The highest version first. */
  readonly versions: readonly Product[];
  /** The version that was changed last. */
  readonly lastChanged: Product;
}

export type ProductRow =
  | { readonly kind: 'group'; readonly key: string; readonly group: ProductGroup; readonly expanded: boolean }
  | { readonly kind: 'version-head'; readonly key: string }
  | { readonly kind: 'version'; readonly key: string; readonly product: Product }
  | { readonly kind: 'group-actions'; readonly key: string; readonly group: ProductGroup };

export function groupKeyOf(plan: string, type: string): string {
  return `${plan}|${type}`;
}

/** The group of the newest product is first. */
export function groupProducts(products: readonly Product[]): ProductGroup[] {
  const newestFirst = products.toSorted((left, right) => compareText(right.createdAt, left.createdAt));
  const members = Map.groupBy(newestFirst, ({ key }) => groupKeyOf(key.plan, key.type));
  return [...members].map(([key, [first, ...others]]) => toGroup(key, first!, others));
}

function toGroup(key: string, first: Product, others: readonly Product[]): ProductGroup {
  const lastChanged = others.reduce((last, one) => (one.changedAt > last.changedAt ? one : last), first);
  const { plan, type } = first.key;
  return { key, plan, type, versions: highestVersionFirst([first, ...others]), lastChanged };
}

/** The groups whose plan, type or product names contain the text, ignoring case. */
export function filterGroups(groups: readonly ProductGroup[], text: string): readonly ProductGroup[] {
  const wanted = text.trim().toLocaleLowerCase();
  if (wanted === '') return groups;
  return groups.filter((group) => isInPlanOrType(group, wanted) || isInName(group, wanted));
}

/** A group that matches only by a product's name is shown expanded; otherwise the match would not be visible. */
export function isFoundByName(group: ProductGroup, text: string): boolean {
  const wanted = text.trim().toLocaleLowerCase();
  return wanted !== '' && !isInPlanOrType(group, wanted) && isInName(group, wanted);
}

function isInPlanOrType(group: ProductGroup, wanted: string): boolean {
  return [group.plan, group.type].some((word) => word.toLocaleLowerCase().includes(wanted));
}

function isInName(group: ProductGroup, wanted: string): boolean {
  return group.versions.some(({ name }) => name.toLocaleLowerCase().includes(wanted));
}

export function toRows(groups: readonly ProductGroup[], isExpanded: (group: ProductGroup) => boolean): ProductRow[] {
  return groups.flatMap((group) => {
    const expanded = isExpanded(group);
    const head: ProductRow = { kind: 'group', key: group.key, group, expanded };
    return expanded ? [head, ...versionRows(group)] : [head];
  });
}

function versionRows(group: ProductGroup): ProductRow[] {
  return [
    { kind: 'version-head', key: `${group.key}|head|` },
    ...group.versions.map((product): ProductRow => ({ kind: 'version', key: productRowKey(product.key), product })),
    { kind: 'group-actions', key: `${group.key}|actions|`, group },
  ];
}
