/** Creates a component: an empty box with a form to bind, or a given source. */
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { assignByPath } from '../../../ui/form-dialog/assign-by-path.ts';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { useCreateComponent, type NewComponentSource } from '../components.api.ts';
import { ComponentNameField, toComponentName } from '../name/component-name-field.tsx';

export interface ComponentCreateDialogProps {
  /** Replaces the default title. */
  readonly title?: string;
  /** Returns the initial source for the given name; by default an empty box. */
  readonly toSource?: (name: string) => NewComponentSource;
  readonly onCreated: (id: string, name: string) => void;
  readonly onClose: () => void;
}

export function ComponentCreateDialog({ title, toSource, onCreated, onClose }: ComponentCreateDialogProps) {
  const { t } = useTranslation(['components', 'widgets']);
  const createComponent = useCreateComponent();
  const state = useDialogForm({
    start: { name: '' },
    check: ({ name }) => (name.trim() === '' ? { name: t('widgets:required') } : {}),
    save: async ({ name }) => createComponent(toComponentName(name), toSource?.(toComponentName(name))),
    onSaved: (id, { name }) => {
      showToast('success', { title: t('create.done'), line: toComponentName(name) });
      onClose();
      if (id !== '') onCreated(id, toComponentName(name));
    },
    place: (problems) => assignByPath(problems, ['name'], (problem) => describeProblem(problem, t('field.name'))),
    failedTitle: t('create.failed'),
    onClose,
  });
  return (
    <FormDialog state={state} size="small" title={title ?? t('list.create')} saveLabel={t('list.create')}>
      <ComponentNameField state={state} hint={t('create.nameHint')} />
    </FormDialog>
  );
}
