/** State of the form that creates a product or version: its draft, its messages, and the input it submits. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFormDraft } from '../../../ui/editor/record/use-session-draft.ts';
import type { FieldTexts } from '../../../ui/form-dialog/assigned-problems.ts';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import type { Problem } from '../../../api/api-error.ts';
import { benefitsText } from './benefits-text.ts';
import { createDraftKey } from './create-draft.ts';
import {
  productFields,
  toCreateForm,
  toCreateInput,
  validateProduct,
  type FormProblem,
  type FormProblems,
  type ProductField,
  type ProductForm,
} from './product-form.ts';
import type { Product } from '../product.ts';
import { useCreateProduct } from '../product.api.ts';
import { isProductTaken, assignProblems } from './server-problems.ts';
import { toastLine } from '../toast-line.ts';
import type { VersionOf } from '../version-of.ts';

/** The draft records whether it was a version of an existing group. */
function fromDraft(draft: Record<string, string | boolean>): { form: ProductForm; versionOf: VersionOf | undefined } {
  const empty = toCreateForm();
  const text = (field: Exclude<ProductField, 'withBenefits' | 'withCopy'>) => String(draft[field] ?? empty[field]);
  const form: ProductForm = {
    name: text('name'),
    plan: text('plan'),
    type: text('type'),
    version: text('version'),
    insurerId: text('insurerId'),
    withBenefits: draft['withBenefits'] === true,
    benefitsText: text('benefitsText'),
    withCopy: draft['withCopy'] === true,
    copyVersion: text('copyVersion'),
  };
  const { plan, type, insurerId } = form;
  const versions = String(draft['versions'] ?? '').split(versionSeparator);
  const nameLocale = String(draft['nameLocale'] ?? '') || undefined;
  const versionOf = { plan, type, insurerId, insurerName: '', versions, nameLocale };
  return { form, versionOf: draft['isVersion'] === true ? versionOf : undefined };
}

/** No version can contain it. */
const versionSeparator = '|';

function toDraft(form: ProductForm, versionOf: VersionOf | undefined) {
  const versions = versionOf?.versions.join(versionSeparator) ?? '';
  return { ...form, isVersion: versionOf !== undefined, versions, nameLocale: versionOf?.nameLocale ?? '' };
}

export function useCreateForm(
  openedFor: VersionOf | undefined,
  onCreated: (product: Product) => void,
  onClose: () => void,
) {
  const { t } = useTranslation('products');
  const createProduct = useCreateProduct();
  const [{ form, versionOf }] = useState(() => {
    const kept = readFormDraft(createDraftKey);
    return kept ? fromDraft(kept) : { form: toCreateForm(openedFor), versionOf: openedFor };
  });
  const state = useDialogForm({
    start: form,
    initial: toCreateForm(versionOf),
    check: (typed) => textsOf(validateProduct(typed, versionOf), t),
    draft: { key: createDraftKey, toKept: (typed) => toDraft(typed, versionOf) },
    save: async (typed) => createProduct(toCreateInput(typed, versionOf), versionOf?.nameLocale),
    onSaved: (product) => {
      const line = product && toastLine(t, product.name, product.key);
      showToast('success', { title: t('toast.created'), line });
      if (product) onCreated(product);
    },
    place: (problems, typed) => assignProblemTexts(problems, typed, t),
    failedTitle: t('toast.createFailed'),
    discardText: t('form.discardText'),
    onClose,
  });
  return { ...state, versionOf };
}

type Translate = ReturnType<typeof useTranslation<'products'>>['t'];

function textsOf(problems: FormProblems, t: Translate): FieldTexts<ProductField> {
  const texts: FieldTexts<ProductField> = {};
  for (const field of productFields) {
    const problem = problems[field];
    if (problem) texts[field] = problemText(problem, t);
  }
  return texts;
}

function problemText(problem: FormProblem, t: Translate): string {
  if (problem.code !== 'benefits') return t(`form.${problem.code}`);
  return t('benefitsProblem.text', { problem: benefitsText(problem.detail, t) });
}

function assignProblemTexts(problems: readonly Problem[], form: ProductForm, t: Translate) {
  const placed = assignProblems(
    problems.map((problem) => ({ ...problem, message: describeProblem(problem) })),
    form,
  );
  if (!problems.some(isProductTaken)) return placed;
  const { plan, type, version } = form;
  return { ...placed, atFields: { ...placed.atFields, version: t('form.exists', { plan, type, version }) } };
}
