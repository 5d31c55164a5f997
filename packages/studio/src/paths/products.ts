/** The paths of the product screens; other features link through these. */
import { decodeUriPart } from '../ui/formats/decode-uri-part.ts';

export interface ProductKey {
  readonly plan: string;
  readonly type: string;
  /** Empty for the version without a name. */
  readonly version: string;
}

/** The names that identify a product to users, omitting an empty version. */
export function productTitle({ plan, type, version }: ProductKey, separator = ' '): string {
  return [plan, type, version].filter((name) => name !== '').join(separator);
}

export const productListPath = '/products';

export const productImportPath = '/products/import';

/** The path without the products to copy. */
export const productCopyRoute = '/products/copy';

/** The products to export or copy: one version, or all versions of a plan and type if no version is set. */
export type ProductSelection = Pick<ProductKey, 'plan' | 'type'> & { readonly version?: string };

/** @param search the current URL's query string; its parameters are preserved */
export function productCopyPath(selection: ProductSelection, search = ''): string {
  const parameters = new URLSearchParams([...Object.entries(selection), ...new URLSearchParams(search)]);
  return `${productCopyRoute}?${parameters.toString()}`;
}

/** Undefined if the URL names no product. */
export function productSelectionOf(search: string): ProductSelection | undefined {
  const parameters = new URLSearchParams(search);
  const [plan, type, version] = ['plan', 'type', 'version'].map((name) => parameters.get(name) ?? undefined);
  if (!plan || !type) return undefined;
  return { plan, type, ...(version !== undefined && { version }) };
}

/** The part of a route that names a product. */
export const productKeyPattern = ':plan/:type/:version?';

/** The frame around the tabs of a product. */
export const productFrame = 'product';

export function productInfoPath(key: ProductKey): string {
  return `/products/detail/info/${productPathSegments(key)}`;
}

export function productPricingPath(key: ProductKey): string {
  return `/products/detail/pricing/${productPathSegments(key)}`;
}

export function productUnderwritingPath(key: ProductKey): string {
  return `/products/detail/underwriting/${productPathSegments(key)}`;
}

export function productInputsPath(key: ProductKey): string {
  return `/products/detail/inputs/${productPathSegments(key)}`;
}

export function productQuotePath(key: ProductKey): string {
  return `/products/detail/quote/${productPathSegments(key)}`;
}

export function productBenefitsPath(key: ProductKey): string {
  return `/products/detail/benefits/${productPathSegments(key)}`;
}

export function productDiscountCodesPath(key: ProductKey): string {
  return `/products/detail/discountsCodes/${productPathSegments(key)}`;
}

export function productLoadingCodesPath(key: ProductKey): string {
  return `/products/detail/loadingsCodes/${productPathSegments(key)}`;
}

export function productApiDocsPath(key: ProductKey): string {
  return `/products/detail/apiDocs/${productPathSegments(key)}`;
}

/** The tabs of a product's page, by their path segment, in display order. */
export const productTabPaths = {
  info: productInfoPath,
  discountsCodes: productDiscountCodesPath,
  loadingsCodes: productLoadingCodesPath,
  apiDocs: productApiDocsPath,
} as const;

export type ProductTab = keyof typeof productTabPaths;

/** Falls back to Info for a path that belongs to no tab. */
export function productTabOf(pathname: string): ProductTab {
  const [, , , word = ''] = pathname.split('/');
  return isProductTab(word) ? word : 'info';
}

function isProductTab(word: string): word is ProductTab {
  return Object.hasOwn(productTabPaths, word);
}

/** The product in a path. The router's own parameters would decode a typed `%2F` as a slash. */
export function productKeyOf(pathname: string): ProductKey {
  const [, , , , plan = '', type = '', version = ''] = pathname.split('/').map(decodeUriPart);
  return { plan, type, version };
}

/** What every path of a product ends with. */
export function productPathSegments({ plan, type, version }: ProductKey): string {
  const segments = version === '' ? [plan, type] : [plan, type, version];
  return segments.map(encodeURIComponent).join('/');
}
