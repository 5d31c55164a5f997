/** The state of the create form: what is typed, what is shown as wrong, and sending it once. */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { isFormDraft, useKeptDraft } from '../../ui/drafts/use-kept-draft.ts';
import { describeProblem } from '../../ui/problem-text.ts';
import { showFailure, showToast } from '../../ui/toasts/toasts.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { createDraftKey } from './create-draft.ts';
import { emptyForm, fromDraft, isCreateFormDirty, type CreateForm } from './create-form.ts';
import { placeProblems, type PlacedProblems } from './editor/template-form.ts';
import { templateKinds } from './kinds/index.ts';
import { templatePath } from './paths.ts';
import { useCreateTemplate } from './templates.api.ts';

export function useCreateForm(onCreated: () => void) {
  const { t } = useTranslation(['templates', 'widgets']);
  const navigate = useNavigate();
  const createTemplate = useCreateTemplate();
  const { kept, keep, drop } = useKeptDraft(createDraftKey, isFormDraft);
  const [form, setForm] = useState(() => (kept ? fromDraft(kept) : emptyForm));
  const [isNameTouched, setIsNameTouched] = useState(false);
  const [atFields, setAtFields] = useState<PlacedProblems['atFields']>({});
  const { isBusy, run } = useBusy();

  const change = (changes: Partial<CreateForm>) => {
    const next = { ...form, ...changes };
    setForm(next);
    setAtFields({});
    if (isCreateFormDirty(next)) keep({ ...next });
    else drop();
  };
  const send = async () => {
    try {
      const { type, name, description } = form;
      const id = await createTemplate(type, { name: name.trim(), description });
      drop();
      const open = {
        label: t('create.open'),
        onClick: () => void navigate(templatePath(templateKinds[type].view, id ?? '')),
      };
      showToast('success', { title: t('toast.created'), line: name, links: id ? [open] : [] });
      onCreated();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const placed = placeProblems(error.problems);
      setAtFields(placed.atFields);
      if (placed.rest.length > 0 || error.problems.length === 0) showFailure(t('create.failed'), error);
    }
  };
  return {
    form,
    change,
    isBusy,
    drop,
    isDirty: isCreateFormDirty(form),
    touchName: () => setIsNameTouched(true),
    errorOf: (field: 'name' | 'description'): string | undefined => {
      const problem = atFields[field];
      if (problem) return describeProblem(problem, t(`create.${field}`));
      return field === 'name' && isNameTouched && form.name.trim() === '' ? t('widgets:required') : undefined;
    },
    submit: (element: HTMLFormElement) => {
      // The mark has to be on the page before it can be focused.
      flushSync(() => setIsNameTouched(true));
      if (form.name.trim() === '') element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      else run(send);
    },
  };
}
