/** Creates a component: an empty box with a form to bind, or with a source that is there already. */
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { placeByPath } from '../../../ui/form-dialog/place-by-path.ts';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import { toPascalCase } from '@coverwright/insurance/identifiers';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { useCreateComponent, type NewComponentSource } from '../components.api.ts';

export interface ComponentCreateDialogProps {
  /** In place of its title. */
  readonly title?: string;
  /** What the component begins with, by its name; an empty box without. */
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
    save: async ({ name }) => createComponent(nameOf(name), toSource?.(nameOf(name))),
    onSaved: (id, { name }) => {
      showToast('success', { title: t('create.done'), line: nameOf(name) });
      onClose();
      if (id !== '') onCreated(id, nameOf(name));
    },
    place: (problems) => placeByPath(problems, ['name'], (problem) => describeProblem(problem, t('field.name'))),
    failedTitle: t('create.failed'),
    onClose,
  });
  const { form, change, errorOf } = state;
  return (
    <FormDialog state={state} size="small" title={title ?? t('list.create')} saveLabel={t('list.create')}>
      <TextInput
        error={errorOf('name')}
        data-autofocus
        label={t('field.name')}
        description={errorOf('name') === undefined ? t('create.nameHint') : undefined}
        required
        withAsterisk={false}
        autoComplete="off"
        spellCheck={false}
        value={form.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        onBlur={(event) => {
          state.field('name').onBlur(event);
          change({ name: toPascalCase(form.name) || form.name });
        }}
      />
    </FormDialog>
  );
}

function nameOf(typed: string): string {
  return toPascalCase(typed) || typed.trim();
}
