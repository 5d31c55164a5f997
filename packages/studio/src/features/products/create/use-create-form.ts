/** State of the form that creates a product or version: its draft, its messages, and the input it submits. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toFormStart } from '../../../ui/editor/record/kept-form.ts';
import { drafts } from '../../../ui/editor/record/studio-drafts.ts';
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
import { isTemplateChoice } from './template-choice.ts';
import { toastLine } from '../toast-line.ts';
import type { VersionOf } from '../version-of.ts';

/** No part of a group can contain it. */
const separator = '|';

/** What kept input belongs to: the group that the version joins; empty for a new product. */
function toAbout(versionOf: VersionOf | undefined): string {
  if (!versionOf) return '';
  const { plan, type, insurerId, nameLocale = '', versions } = versionOf;
  return [plan, type, insurerId, nameLocale, ...versions].join(separator);
}

function toGroup(about: string): VersionOf | undefined {
  const [plan = '', type = '', insurerId = '', nameLocale, ...versions] = about.split(separator);
  return about === ''
    ? undefined
    : { plan, type, insurerId, insurerName: '', nameLocale: nameLocale || undefined, versions };
}

export function useCreateForm(
  openedFor: VersionOf | undefined,
  onCreated: (product: Product) => void,
  onClose: () => void,
) {
  const { t } = useTranslation('products');
  const createProduct = useCreateProduct();
  const about = toAbout(openedFor);
  const [start] = useState(() =>
    toFormStart(
      drafts.read(createDraftKey),
      { initial: toCreateForm(openedFor), revision: undefined, about },
      ({ template }) => isTemplateChoice(template),
    ),
  );
  const [versionOf] = useState(() => (start.about === about ? openedFor : toGroup(start.about)));
  const state = useDialogForm({
    ...start,
    check: (typed) => textsOf(validateProduct(typed, versionOf), t),
    draftKey: createDraftKey,
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
