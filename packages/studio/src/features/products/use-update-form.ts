/** The state of the update form, with what to do when somebody else has changed the product meanwhile. */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ApiError, type Problem } from '../../api/api-error.ts';
import { isFormDraft, useKeptDraft } from '../../ui/drafts/use-kept-draft.ts';
import { describeProblem } from '../../ui/problem-text.ts';
import { showFailure, showToast } from '../../ui/toasts/toasts.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { isUpdateDirty, toUpdateInput, type ProductUpdateForm } from './update-form.ts';
import type { Product } from './product.ts';
import { useUpdateProduct } from './products.api.ts';
import { toastLine } from './toast-line.ts';
import { toUpdateDraft, toUpdateStart, updateDraftKey } from './update-draft.ts';

export function useUpdateForm(
  product: Product,
  shownLocale: string,
  onUpdated: (updated: Product | undefined) => void,
) {
  const { t } = useTranslation('products');
  const updateProduct = useUpdateProduct();
  const { kept, keep, drop } = useKeptDraft(updateDraftKey(product.key), isFormDraft);
  const [start] = useState(() => toUpdateStart(product, shownLocale, kept));
  const { initial, locale, revision } = start;
  const [form, setForm] = useState(start.form);
  const [isTouched, setIsTouched] = useState(false);
  const [atFields, setAtFields] = useState<Partial<ProductUpdateForm>>({});
  const [conflict, setConflict] = useState<Problem>();
  const { isBusy, run } = useBusy();

  const isNameMissing = form.name.trim() === '';
  const change = (changes: Partial<ProductUpdateForm>) => {
    const next = { ...form, ...changes };
    setForm(next);
    setAtFields({});
    if (!isUpdateDirty(next, initial)) return drop();
    return keep(toUpdateDraft(next, start));
  };
  const save = async (expectedRevision: string | undefined) => {
    try {
      const changes = toUpdateInput(form, initial, product.key, locale);
      const updated = await updateProduct({ productId: product.key, ...changes, expectedRevision }, shownLocale);
      drop();
      showToast('success', { title: t('toast.updated'), line: toastLine(t, form.name, product.key) });
      onUpdated(updated);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const refusal = error.problems.find(({ code }) => code === 'CONFLICT');
      setConflict(refusal);
      const placed = placeUpdateProblems(error.problems);
      setAtFields(placed);
      if (!refusal && Object.keys(placed).length === 0) showFailure(t('toast.updateFailed'), error);
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
    isDirty: isUpdateDirty(form, initial),
    nameError: atFields.name ?? (isTouched && isNameMissing ? t('form.required') : undefined),
    insurerError: atFields.insurerId,
    touchName: () => setIsTouched(true),
    /** Who changed the product and when, after a save was refused for that. */
    conflict,
    overwrite: () => run(async () => save(undefined)),
  };
}

/** By field, in words. */
function placeUpdateProblems(problems: readonly Problem[]): Partial<ProductUpdateForm> {
  const textOf = (problem: Problem | undefined) => problem && describeProblem(problem);
  const name = textOf(problems.find(({ path }) => path?.startsWith('l10n')));
  const insurerId = textOf(problems.find(({ path }) => path?.endsWith('insurerId')));
  return { ...(name !== undefined && { name }), ...(insurerId !== undefined && { insurerId }) };
}
