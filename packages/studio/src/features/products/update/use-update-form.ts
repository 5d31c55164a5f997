/** State of the form that updates a product's name and insurer, and the input it submits. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../../api/api-error.ts';
import { isFormDraft, useSessionDraft } from '../../../ui/editor/draft/use-session-draft.ts';
import { assignToFields } from '../../../ui/form-dialog/assigned-problems.ts';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { fallbackName, isNameMissing, isUpdateDirty, toUpdateInput, type ProductUpdateForm } from './update-form.ts';
import type { Product } from '../product.ts';
import { useUpdateProduct } from '../product.api.ts';
import { toastLine } from '../toast-line.ts';
import { toUpdateDraft, toUpdateStart, updateDraftKey } from './update-draft.ts';

export function useUpdateForm(
  product: Product,
  shownLocale: string,
  onUpdated: (updated: Product | undefined) => void,
  onClose: () => void,
) {
  const { t } = useTranslation('products');
  const updateProduct = useUpdateProduct();
  const { kept, keep, drop } = useSessionDraft(updateDraftKey(product.key), isFormDraft);
  const [start] = useState(() => toUpdateStart(product, shownLocale, kept));
  const { initial, locale, revision } = start;
  const fallback = fallbackName(product, locale);
  const state = useDialogForm({
    start: start.form,
    isDirty: (form) => isUpdateDirty(form, initial),
    check: (form) => (isNameMissing(form, initial, fallback) ? { name: t('form.required') } : {}),
    draft: { keep: (form) => keep(toUpdateDraft(form, start)), drop },
    save: async (form, isOverwrite) => {
      const changes = toUpdateInput(form, initial, product.key, locale);
      const expectedRevision = isOverwrite ? undefined : revision;
      return updateProduct({ productId: product.key, ...changes, expectedRevision }, shownLocale);
    },
    onSaved: (updated, { name }) => {
      showToast('success', { title: t('toast.updated'), line: toastLine(t, name || product.name, product.key) });
      onUpdated(updated);
    },
    place: (problems) => assignToFields(problems, fieldOf, (problem) => describeProblem(problem)),
    failedTitle: t('toast.updateFailed'),
    discardText: t('form.discardUpdateText'),
    onClose,
  });
  return { ...state, locale, fallback };
}

function fieldOf({ path }: Problem): keyof ProductUpdateForm | undefined {
  if (path?.startsWith('l10n')) return 'name';
  return path?.endsWith('insurerId') ? 'insurerId' : undefined;
}
