/**
 * The update form: its initial state, which is the loaded product or a draft, and its mutation input. Separate from the
 * create form, which includes the rules package to parse benefits.
 */
import { productNameKey } from '@coverwright/insurance/translation-keys';
import type { updateProductInput, upsertL10nInput } from '../../../api/generated/operations.ts';
import type { ProductKey } from '../paths.ts';
import { defaultLocale } from '../../../locales/locale.ts';
import { editableName, productRowKey, type Product } from '../product.ts';

export interface ProductUpdateForm {
  readonly name: string;
  readonly insurerId: string;
}

export function toUpdateForm(product: Product, locale: string): ProductUpdateForm {
  return { name: editableName(product, locale), insurerId: product.insurerId };
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
    input: { insurerId: form.insurerId === '' ? null : form.insurerId },
    l10n: form.name === initial.name ? [] : [{ key: productNameKey(key), locale, value: form.name }],
  };
}

export function isUpdateDirty(form: ProductUpdateForm, initial: ProductUpdateForm): boolean {
  return form.name !== initial.name || form.insurerId !== initial.insurerId;
}

export interface UpdateStart {
  readonly form: ProductUpdateForm;
  /** The values loaded when typing began. */
  readonly initial: ProductUpdateForm;
  /** The locale of the name; the page may show another one by the time a draft is restored. */
  readonly locale: string;
  /** The revision loaded when typing began; saving is refused if the product has a different one by then. */
  readonly revision: string | undefined;
}

export function toUpdateStart(
  product: Product,
  shownLocale: string,
  kept: Record<string, string | boolean> | undefined,
): UpdateStart {
  const { revision } = product;
  const read = toUpdateForm(product, shownLocale);
  if (!kept) return { form: read, initial: read, locale: shownLocale, revision };
  const text = (name: string, otherwise: string) => String(kept[name] ?? otherwise);
  return {
    form: { name: text('name', ''), insurerId: text('insurerId', '') },
    initial: { name: text('readName', read.name), insurerId: text('readInsurerId', read.insurerId) },
    locale: text('locale', shownLocale),
    revision: text('revision', '') || revision,
  };
}

/** The stored form of a draft, including its initial values. */
export function toUpdateDraft(form: ProductUpdateForm, { initial, locale, revision }: UpdateStart) {
  return { ...form, readName: initial.name, readInsurerId: initial.insurerId, locale, revision: revision ?? '' };
}

/** For unsaved input, in case the page is lost. */
export function updateDraftKey(key: ProductKey): string {
  return `product-update|${productRowKey(key)}`;
}
