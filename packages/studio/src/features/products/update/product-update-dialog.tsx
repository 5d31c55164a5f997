/** Updates a product's insurer and first day, and its name in the locale that the page shows. */
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../../api/api-error.ts';
import { toFormStart } from '../../../ui/editor/record/kept-form.ts';
import { drafts } from '../../../ui/editor/record/studio-drafts.ts';
import { assignToFields } from '../../../ui/form-dialog/assigned-problems.ts';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { EffectiveFromField } from '../effective-from-field.tsx';
import { InsurerSelect } from '../insurer-select.tsx';
import { useInsurers, useReadProduct, useUpdateProduct } from '../product.api.ts';
import type { Product } from '../product.ts';
import { toastLine } from '../toast-line.ts';
import {
  fallbackName,
  isNameMissing,
  toUpdateForm,
  toUpdateInput,
  updateDraftKey,
  type ProductUpdateForm,
} from './update-form.ts';

interface ProductUpdateDialogProps {
  readonly product: Product;
  /** The locale of the name. */
  readonly locale: string;
  readonly onUpdated: (updated: Product | undefined) => void;
  /** Called when another user has changed the product, so the displayed data is out of date. */
  readonly onStale: () => void;
  readonly onClose: () => void;
}

function useUpdateForm(
  product: Product,
  shownLocale: string,
  onUpdated: (updated: Product | undefined) => void,
  onClose: () => void,
) {
  const { t } = useTranslation('products');
  const updateProduct = useUpdateProduct();
  const readProduct = useReadProduct();
  const { insurers } = useInsurers();
  const draftKey = updateDraftKey(product.key);
  // The page may show another locale by the time that kept input is restored.
  const [start] = useState(() => {
    const { revision } = product;
    return toFormStart(drafts.read(draftKey), {
      initial: toUpdateForm(product, shownLocale),
      revision,
      about: shownLocale,
    });
  });
  const { initial, about: locale } = start;
  const fallback = fallbackName(product, locale);
  const state = useDialogForm({
    ...start,
    check: (form) => (isNameMissing(form, initial, fallback) ? { name: t('form.required') } : {}),
    draftKey,
    save: async (form, { expectedRevision, saved }) => {
      const changes = toUpdateInput(form, saved, product.key, locale);
      return updateProduct({ productId: product.key, ...changes, expectedRevision }, shownLocale);
    },
    readTheirs: async () => {
      const theirs = await readProduct(product.key, locale);
      return theirs && { form: toUpdateForm(theirs, locale), revision: theirs.revision };
    },
    names: new Map(insurers.map(({ id, name }) => [id, name])),
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

export function ProductUpdateDialog({ product, locale, onUpdated, onStale, onClose }: ProductUpdateDialogProps) {
  const { t } = useTranslation('products');
  const handleUpdated = (updated: Product | undefined) => {
    onUpdated(updated);
    onClose();
  };
  const state = useUpdateForm(product, locale, handleUpdated, onClose);
  const { form, change } = state;
  const isTranslated = form.name !== '';
  const handleReload = () => {
    onStale();
    onClose();
  };
  return (
    <FormDialog
      state={state}
      title={t('update.title')}
      saveLabel={t('update.save')}
      conflict={{ title: t('conflict.title'), onReload: handleReload }}
    >
      <TextInput
        {...state.field('name')}
        data-autofocus
        label={t('update.nameLocale', { locale: state.locale })}
        dir="auto"
        lang={state.locale}
        autoComplete="off"
        placeholder={state.fallback}
        description={isTranslated || state.fallback === undefined ? undefined : t('update.untranslated')}
        required={state.fallback === undefined}
        withAsterisk={false}
        value={form.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <InsurerSelect
        value={form.insurerId}
        valueName={form.insurerId === product.insurerId ? product.insurerName : undefined}
        error={state.errorOf('insurerId')}
        onChange={(insurerId) => change({ insurerId })}
      />
      <EffectiveFromField
        field={state.field('effectiveFrom')}
        value={form.effectiveFrom}
        onChange={(effectiveFrom) => change({ effectiveFrom })}
      />
    </FormDialog>
  );
}

function fieldOf({ path }: Problem): keyof ProductUpdateForm | undefined {
  if (path?.startsWith('l10n')) return 'name';
  const fields = ['insurerId', 'effectiveFrom'] as const;
  return fields.find((field) => path?.endsWith(field));
}
