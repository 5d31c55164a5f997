/** How the update form starts: as the product was read, or as it was left when the page was lost. */
import { drafts, isFormDraft } from '../../../ui/editor/draft/use-kept-draft.ts';
import type { ProductKey } from '../paths.ts';
import { toUpdateForm, type ProductUpdateForm } from './update-form.ts';
import { productRowKey, type Product } from '../product.ts';

export function updateDraftKey(key: ProductKey): string {
  return `product-update|${productRowKey(key)}`;
}

/** Whether a half-typed change of the product waits since the page was lost. */
export function hasUpdateDraft(key: ProductKey): boolean {
  return isFormDraft(drafts.read(updateDraftKey(key)));
}

export interface UpdateStart {
  readonly form: ProductUpdateForm;
  /** As it was read when typing began. */
  readonly initial: ProductUpdateForm;
  /** Of the name; the page may show another one by the time a kept draft is found again. */
  readonly locale: string;
  /** What was read when typing began; a save is refused when the product has another by then. */
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

/** What is stored of the form, with what has to be known of its start. */
export function toUpdateDraft(form: ProductUpdateForm, { initial, locale, revision }: UpdateStart) {
  return { ...form, readName: initial.name, readInsurerId: initial.insurerId, locale, revision: revision ?? '' };
}
