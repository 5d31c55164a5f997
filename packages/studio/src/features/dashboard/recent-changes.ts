// Converts what was loaded for the dashboard. Pure.
import type { DashboardGroupsQuery, DashboardRecentQuery } from '../../api/generated/operations.ts';
import { appDetailPath } from '../../paths/apps.ts';
import { componentPath } from '../../paths/components.ts';
import { productInfoPath, productTitle } from '../../paths/products.ts';
import { templatePath } from '../../paths/templates.ts';

export interface RecentChange {
  readonly kind: 'product' | 'template' | 'component' | 'app';
  readonly name: string;
  /** What identifies a product to users; empty for other kinds. */
  readonly identity: string;
  readonly path: string;
  readonly changedAt: string;
  readonly changedBy: string;
}

/** Rows of the card. */
export const changesShown = 9;

/** Of all kinds that have been loaded, newest first. */
export function toRecentChanges(loaded: DashboardRecentQuery): readonly RecentChange[] {
  return [...toProducts(loaded), ...toTemplates(loaded), ...toComponents(loaded), ...toApps(loaded)]
    .toSorted((a, b) => Date.parse(b.changedAt) - Date.parse(a.changedAt))
    .slice(0, changesShown);
}

type Maybe<Value> = Value | null | undefined;

interface Changed {
  readonly lastModifiedAt: Maybe<string>;
  readonly lastModifiedBy: Maybe<{ readonly username: string }>;
}

function toChange({ lastModifiedAt, lastModifiedBy }: Changed) {
  return { identity: '', changedAt: lastModifiedAt ?? '', changedBy: lastModifiedBy?.username ?? '' };
}

function toProducts({ products_2: products }: DashboardRecentQuery): RecentChange[] {
  return (products?.list ?? []).flatMap((product): RecentChange[] => {
    if (!product?.productId) return [];
    const key = { ...product.productId, version: product.productId.version ?? '' };
    const identity = productTitle(key, ' / ');
    return [{ ...toChange(product), kind: 'product', name: product.name ?? '', identity, path: productInfoPath(key) }];
  });
}

function toTemplates({ templates }: DashboardRecentQuery): RecentChange[] {
  return (templates?.list ?? []).flatMap((template): RecentChange[] => {
    if (!template) return [];
    const { id, name, templateView } = template;
    return [{ ...toChange(template), kind: 'template', name: name ?? '', path: templatePath(templateView ?? '', id) }];
  });
}

function toComponents({ components }: DashboardRecentQuery): RecentChange[] {
  return (components?.list ?? []).flatMap((component): RecentChange[] => {
    if (!component) return [];
    const { id, name } = component;
    return [{ ...toChange(component), kind: 'component', name: name ?? '', path: componentPath(id ?? '') }];
  });
}

function toApps({ apps }: DashboardRecentQuery): RecentChange[] {
  return (apps?.list ?? []).flatMap((app): RecentChange[] => {
    if (!app) return [];
    const { appId, appName } = app;
    return [{ ...toChange(app), kind: 'app', name: appName ?? appId, path: appDetailPath(appId) }];
  });
}

export function countGroups(products: DashboardGroupsQuery['products_2']): number {
  // Neither plan nor type can contain the separator.
  const groups = (products?.list ?? []).map(
    (product) => `${product?.productId?.plan ?? ''}|${product?.productId?.type ?? ''}`,
  );
  return new Set(groups).size;
}
