/** The addresses of the product screens; other features link through these. */
export interface ProductKey {
  readonly plan: string;
  readonly type: string;
  /** Empty for the version without a name. */
  readonly version: string;
}

export const productListPath = '/products';

export function productInfoPath(key: ProductKey): string {
  return `/products/detail/info/${productPathSegments(key)}`;
}

export function productPricingPath(key: ProductKey): string {
  return `/products/detail/pricing/${productPathSegments(key)}`;
}

function productPathSegments({ plan, type, version }: ProductKey): string {
  const segments = version === '' ? [plan, type] : [plan, type, version];
  return segments.map(encodeURIComponent).join('/');
}
