/** The selection of products that an app sells. Pure. */
import type { ProductKey } from '../../../paths/products.ts';
import type { SoldProduct } from '../app.ts';

interface ProductRow {
  readonly key: ProductKey;
  readonly name: string;
  /** The product is in the app's list but no longer exists. */
  readonly isGone: boolean;
}

interface NamedProduct {
  readonly key: ProductKey;
  readonly name: string;
}

export function isSameProduct(left: ProductKey, right: ProductKey): boolean {
  return left.plan === right.plan && left.type === right.type && left.version === right.version;
}

/** All products of the tenant, preceded by those in the app's list that no longer exist. */
export function productRows(sold: readonly SoldProduct[], products: readonly NamedProduct[]): ProductRow[] {
  const gone = sold.filter(({ name }) => name === undefined);
  return [
    ...gone.map(({ plan, type, version }) => ({ key: { plan, type, version }, name: '', isGone: true })),
    ...products.map(({ key, name }) => ({ key, name, isGone: false })),
  ];
}

export function toProductIds(sold: readonly SoldProduct[]): readonly ProductKey[] {
  return sold.map(({ plan, type, version }) => ({ plan, type, version }));
}

export function toggle(chosen: readonly ProductKey[], key: ProductKey): readonly ProductKey[] {
  const others = chosen.filter((one) => !isSameProduct(one, key));
  return others.length < chosen.length ? others : [...chosen, key];
}

export function isSameChoice(left: readonly ProductKey[], right: readonly ProductKey[]): boolean {
  return left.length === right.length && left.every((one) => right.some((other) => isSameProduct(one, other)));
}
