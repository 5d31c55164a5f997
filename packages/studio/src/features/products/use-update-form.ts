/** The state of the update form, with what to do when somebody else has changed the product meanwhile. */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { drafts, isFormDraft, useKeptDraft } from '../../ui/drafts/use-kept-draft.ts';
import { showFailure, showToast } from '../../ui/toasts/toasts.ts';
import { useBusy } from '../../ui/use-busy.ts';
import type { ProductKey } from './paths.ts';
import { isUpdateDirty, toUpdateForm, toUpdateInput, type ProductUpdateForm } from './product-form.ts';
import { productRowKey, type Product } from './product.ts';
import { useUpdateProduct } from './products.api.ts';

function draftKeyOf(key: ProductKey): string {
  return `product-update|${productRowKey(key)}`;
}

/** Whether a half-typed change of the product waits since the page was lost. */
export function hasUpdateDraft(key: ProductKey): boolean {
  return isFormDraft(drafts.read(draftKeyOf(key)));
}

interface Start {
  readonly form: ProductUpdateForm;
  /** Of the name; the page may show another one by the time a kept draft is found again. */
  readonly locale: string;
  /** What was read when typing began; a save is refused when the product has another by then. */
  readonly revision: string | undefined;
}

function toStart(product: Product, shownLocale: string, kept: Record<string, string | boolean> | undefined): Start {
  const { revision } = product;
  if (!kept) return { form: toUpdateForm(product), locale: shownLocale, revision };
  const form = { name: String(kept['name'] ?? ''), insurerId: String(kept['insurerId'] ?? '') };
  const locale = String(kept['locale'] ?? shownLocale);
  return { form, locale, revision: String(kept['revision'] ?? '') || revision };
}

export function useUpdateForm(product: Product, shownLocale: string, onChanged: () => void, onClose: () => void) {
  const { t } = useTranslation('products');
  const updateProduct = useUpdateProduct();
  const { kept, keep, drop } = useKeptDraft(draftKeyOf(product.key), isFormDraft);
  const [{ form, locale, revision }, setState] = useState(() => toStart(product, shownLocale, kept));
  const [isTouched, setIsTouched] = useState(false);
  const [atFields, setAtFields] = useState<{ name?: string; insurerId?: string }>({});
  const [conflict, setConflict] = useState<string>();
  const { isBusy, run } = useBusy();

  const isNameMissing = form.name.trim() === '';
  const change = (changes: Partial<ProductUpdateForm>) => {
    const next = { ...form, ...changes };
    setState({ form: next, locale, revision });
    setAtFields({});
    keep({ ...next, locale, revision: revision ?? '' });
  };
  const save = async (expectedRevision: string | undefined) => {
    try {
      await updateProduct({ productId: product.key, ...toUpdateInput(form, product.key, locale), expectedRevision });
      drop();
      showToast('success', {
        title: t('toast.updated'),
        line: t('toast.which', { name: form.name, version: product.key.version || t('noVersion') }),
      });
      onChanged();
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { problems } = error;
      const refusal = problems.find(({ code }) => code === 'CONFLICT');
      setConflict(refusal?.message);
      const name = problems.find(({ path }) => path?.startsWith('l10n'))?.message;
      const insurerId = problems.find(({ path }) => path?.endsWith('insurerId'))?.message;
      setAtFields({ ...(name !== undefined && { name }), ...(insurerId !== undefined && { insurerId }) });
      if (!refusal && name === undefined && insurerId === undefined) showFailure(t('toast.updateFailed'), error);
    }
  };
  const submit = (element: HTMLFormElement) => {
    flushSync(() => setIsTouched(true));
    if (isNameMissing) element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else run(async () => save(revision));
  };
  return {
    form,
    locale,
    change,
    submit,
    drop,
    isBusy,
    isDirty: isUpdateDirty(form, toUpdateForm(product)),
    nameError: atFields.name ?? (isTouched && isNameMissing ? t('form.required') : undefined),
    insurerError: atFields.insurerId,
    touchName: () => setIsTouched(true),
    /** Who changed the product and when, after a save was refused for that. */
    conflict,
    overwrite: () => run(async () => save(undefined)),
  };
}
