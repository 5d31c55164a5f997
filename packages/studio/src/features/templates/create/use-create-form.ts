/** State of the form that creates a template, and the input it submits. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Problem } from '../../../api/api-error.ts';
import { toFormStart } from '../../../ui/editor/record/kept-form.ts';
import { drafts } from '../../../ui/editor/record/studio-drafts.ts';
import type { AssignedProblems } from '../../../ui/form-dialog/assigned-problems.ts';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { createDraftKey } from './create-draft.ts';
import { emptyForm, isCreateFormDirty, type CreateForm } from './create-form.ts';
import { toFieldProblems } from '../editor/template-form.ts';
import { isTemplateType, templateKinds } from '../kinds/index.ts';
import { templatePath } from '../../../paths/templates.ts';
import { useCreateTemplate } from '../templates.api.ts';

const noTemplate = { initial: emptyForm, revision: undefined, about: '' };

export function useCreateForm(onCreated: () => void, onClose: () => void) {
  const { t } = useTranslation(['templates', 'widgets']);
  const navigate = useNavigate();
  const createTemplate = useCreateTemplate();
  const [start] = useState(() =>
    toFormStart(drafts.read(createDraftKey), noTemplate, ({ type }) => isTemplateType(type)),
  );
  const place = (problems: readonly Problem[]): AssignedProblems<keyof CreateForm> => {
    const { atFields, rest } = toFieldProblems(problems);
    const { name, description } = atFields;
    const texts = {
      ...(name && { name: describeProblem(name, t('create.name')) }),
      ...(description && { description: describeProblem(description, t('create.description')) }),
    };
    return { atFields: texts, rest };
  };
  return useDialogForm({
    ...start,
    isDirty: isCreateFormDirty,
    check: ({ name }) => (name.trim() === '' ? { name: t('widgets:required') } : {}),
    draftKey: createDraftKey,
    save: async ({ type, name, description }) => createTemplate(type, { name: name.trim(), description }),
    onSaved: (id, { type, name }) => {
      const open = {
        label: t('create.open'),
        onClick: () => void navigate(templatePath(templateKinds[type].view, id ?? '')),
      };
      showToast('success', { title: t('toast.created'), line: name, links: id ? [open] : [] });
      onCreated();
    },
    place,
    failedTitle: t('create.failed'),
    discardText: t('create.discardText'),
    onClose,
  });
}
