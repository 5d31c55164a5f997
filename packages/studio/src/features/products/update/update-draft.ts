/** The initial state of the update form: the loaded product, or the draft from before the page was lost. */
import { drafts, isFormDraft } from '../../../ui/editor/draft/use-session-draft.ts';
import type { ProductKey } from '../paths.ts';
import { toUpdateForm, type ProductUpdateForm } from './update-form.ts';
import { productRowKey, type Product } from '../product.ts';

export function updateDraftKey(key: ProductKey): string {
  return `product-update|${productRowKey(key)}`;
}

/** Whether the product has a draft from before the page was lost. */
export function hasUpdateDraft(key: ProductKey): boolean {
  return isFormDraft(drafts.read(updateDraftKey(key)));
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
