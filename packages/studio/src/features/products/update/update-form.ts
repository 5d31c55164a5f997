/**
 * The update form and its mutation input. Separate from the create form, which includes the rules package to parse
 * benefits.
 */
import { productNameKey } from '@coverwright/insurance/translation-keys';
import type { updateProductInput, upsertL10nInput } from '../../../api/generated/operations.ts';
import type { ProductKey } from '../../../paths/products.ts';
import { defaultLocale } from '../../../locales/locale.ts';
import { editableName, productRowKey, type Product } from '../product.ts';

export interface ProductUpdateForm {
  readonly name: string;
  readonly insurerId: string;
  /** A day such as 2028-01-01; empty for none. */
  readonly effectiveFrom: string;
}

export function toUpdateForm(product: Product, locale: string): ProductUpdateForm {
  return { name: editableName(product, locale), insurerId: product.insurerId, effectiveFrom: product.effectiveFrom };
}

/** The name that customers see while the locale has none; undefined if there is none at all. */
export function fallbackName({ names }: Product, locale: string): string | undefined {
  return locale === defaultLocale ? undefined : names?.[defaultLocale];
}

/** A translation may be missing. An existing name must not be cleared, and the only name must not be empty. */
export function isNameMissing(
  form: ProductUpdateForm,
  initial: ProductUpdateForm,
  fallback: string | undefined,
): boolean {
  return form.name.trim() === '' && (form.name !== initial.name || fallback === undefined);
}

/** The name is sent only if it was changed: the displayed one may come from another locale. */
export function toUpdateInput(
  form: ProductUpdateForm,
  initial: ProductUpdateForm,
  key: ProductKey,
  locale: string,
): { input: updateProductInput; l10n: upsertL10nInput[] } {
  return {
    input: { insurerId: form.insurerId || null, effectiveFrom: form.effectiveFrom || null },
    l10n: form.name === initial.name ? [] : [{ key: productNameKey(key), locale, value: form.name }],
  };
}

/** For unsaved input, in case the page is lost. */
export function updateDraftKey(key: ProductKey): string {
  return `product-update|${productRowKey(key)}`;
}
