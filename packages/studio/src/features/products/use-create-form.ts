/** The state of the create form: what is typed, what is shown as wrong, and sending it once. */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ApiError, type Problem } from '../../api/api-error.ts';
import { isFormDraft, useKeptDraft } from '../../ui/drafts/use-kept-draft.ts';
import { describeProblem } from '../../ui/problem-text.ts';
import { showFailure, showToast } from '../../ui/toasts/toasts.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { benefitsText } from './benefits-text.ts';
import { createDraftKey } from './create-draft.ts';
import {
  isFormDirty,
  productFields,
  toCreateForm,
  toCreateInput,
  validateProduct,
  type FormProblem,
  type ProductField,
  type ProductForm,
} from './product-form.ts';
import type { Product } from './product.ts';
import { useCreateProduct } from './products.api.ts';
import { isProductTaken, placeProblems, type PlacedProblems } from './server-problems.ts';
import { toastLine } from './toast-line.ts';
import type { VersionOf } from './version-of.ts';

/** What is kept says by itself whether it was a version of an existing group. */
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
  const versionOf = { plan, type, insurerId, insurerName: '', versions };
  return { form, versionOf: draft['isVersion'] === true ? versionOf : undefined };
}

/** No version may hold it. */
const versionSeparator = '|';

function toDraft(form: ProductForm, versionOf: VersionOf | undefined) {
  const versions = versionOf?.versions.join(versionSeparator) ?? '';
  return { ...form, isVersion: versionOf !== undefined, versions };
}

export function useCreateForm(openedFor: VersionOf | undefined, onCreated: (product: Product) => void) {
  const { t } = useTranslation('products');
  const createProduct = useCreateProduct();
  const { kept, keep, drop } = useKeptDraft(createDraftKey, isFormDraft);
  const [start] = useState(() => (kept ? fromDraft(kept) : { form: toCreateForm(openedFor), versionOf: openedFor }));
  const { versionOf } = start;
  const [form, setForm] = useState(start.form);
  const [touched, setTouched] = useState<ReadonlySet<ProductField>>(new Set());
  const [atFields, setAtFields] = useState<PlacedProblems['atFields']>({});
  const { isBusy, run } = useBusy();
  const problems = validateProduct(form, versionOf);

  const change = (changes: Partial<ProductForm>) => {
    const next = { ...form, ...changes };
    setForm(next);
    setAtFields((others) => withoutChanged(others, changes));
    if (isFormDirty(next, toCreateForm(versionOf))) keep(toDraft(next, versionOf));
    else drop();
  };
  const errorOf = (field: ProductField): string | undefined => {
    const problem = problems[field];
    return atFields[field] ?? (problem && touched.has(field) ? problemText(problem, t) : undefined);
  };
  const send = async () => {
    try {
      const product = await createProduct(toCreateInput(form));
      drop();
      const line = product && toastLine(t, product.name, product.key);
      showToast('success', { title: t('toast.created'), line });
      if (product) onCreated(product);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const placed = placeProblems(error.problems.map(inWords), form);
      setAtFields(withWords(placed, error.problems, form, t));
      if (placed.rest.length > 0 || error.problems.length === 0)
        showFailure(t('toast.createFailed'), restOf(error, placed));
    }
  };
  const submit = (element: HTMLFormElement) => {
    // The marks have to be on the page before the first of them can be focused.
    flushSync(() => setTouched(new Set(productFields)));
    if (Object.keys(problems).length > 0) element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else run(send);
  };
  const touch = (field: ProductField) => setTouched((others) => new Set([...others, field]));
  const isDirty = isFormDirty(form, toCreateForm(versionOf));
  return { form, versionOf, change, touch, errorOf, problems, submit, isBusy, isDirty, drop };
}

type Translate = ReturnType<typeof useTranslation<'products'>>['t'];

function problemText(problem: FormProblem, t: Translate): string {
  if (problem.code !== 'benefits') return t(`form.${problem.code}`);
  return t('benefitsProblem.text', { problem: benefitsText(problem.detail, t) });
}

function inWords(problem: Problem): Problem {
  return { ...problem, message: describeProblem(problem) };
}

function withoutChanged(atFields: PlacedProblems['atFields'], changes: Partial<ProductForm>) {
  return Object.fromEntries(Object.entries(atFields).filter(([field]) => !Object.hasOwn(changes, field)));
}

function withWords({ atFields }: PlacedProblems, problems: readonly Problem[], form: ProductForm, t: Translate) {
  const { plan, type, version } = form;
  return problems.some(isProductTaken) ? { ...atFields, version: t('form.exists', { plan, type, version }) } : atFields;
}

/** What is told at a field is not told again in the toast. */
function restOf(error: ApiError, { rest }: PlacedProblems): ApiError {
  if (rest.length === 0) return error;
  return new ApiError(error.status, { problems: rest, requestId: error.requestId, isTimeout: error.isTimeout });
}
