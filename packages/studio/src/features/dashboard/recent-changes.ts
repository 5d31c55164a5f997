// Converts the loaded products for the dashboard. Pure.
import type { DashboardGroupsQuery, DashboardRecentQuery } from '../../api/generated/operations.ts';
import type { ProductKey } from '../../paths/products.ts';

export interface RecentChange {
  readonly key: ProductKey;
  readonly name: string;
  readonly changedAt: string;
  readonly changedBy: string;
}

export function toRecentChanges(products: DashboardRecentQuery['products_2']): readonly RecentChange[] {
  return (products?.list ?? []).flatMap((product) => {
    if (!product?.productId) return [];
    const { plan, type, version } = product.productId;
    return [
      {
        key: { plan, type, version: version ?? '' },
        name: product.name ?? '',
        changedAt: product.lastModifiedAt ?? '',
        changedBy: product.lastModifiedBy?.username ?? '',
      },
    ];
  });
}

export function countGroups(products: DashboardGroupsQuery['products_2']): number {
  // Neither plan nor type can contain the separator.
  const groups = (products?.list ?? []).map(
    (product) => `${product?.productId?.plan ?? ''}|${product?.productId?.type ?? ''}`,
  );
  return new Set(groups).size;
}
