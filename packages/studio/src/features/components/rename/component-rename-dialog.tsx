/** Another name for a component, which everything that uses the component follows. */
import { TextInput } from '@mantine/core';
import { toPascalCase } from '@coverwright/insurance/identifiers';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { placeByPath } from '../../../ui/form-dialog/place-by-path.ts';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import type { ListedComponent } from '../component.ts';
import { useRenameComponent } from '../components.api.ts';

export interface ComponentRenameDialogProps {
  readonly component: ListedComponent;
  readonly onClose: () => void;
}

export function ComponentRenameDialog({ component, onClose }: ComponentRenameDialogProps) {
  const { t } = useTranslation(['components', 'widgets']);
  const rename = useRenameComponent(component.id);
  const { apps, components } = component.usage;
  const places = [...components.map(({ name }) => name), ...apps.map(({ appId }) => appId)];
  const state = useDialogForm({
    start: { name: component.name },
    check: ({ name }) => (name.trim() === '' ? { name: t('widgets:required') } : {}),
    save: async ({ name }) => rename(toPascalCase(name) || name.trim(), component.revision),
    onSaved: (_saved, { name }) => {
      showToast('success', { title: t('rename.done'), line: toPascalCase(name) || name });
      onClose();
    },
    place: (problems) => placeByPath(problems, ['name'], (problem) => describeProblem(problem, t('field.name'))),
    failedTitle: t('rename.failed'),
    onClose,
  });
  const { form, change, errorOf } = state;
  const hint = places.length === 0 ? t('create.nameHint') : t('rename.follows', { places: places.join(', ') });
  return (
    <FormDialog state={state} size="small" title={t('rename.title')} saveLabel={t('rename.save')}>
      <TextInput
        error={errorOf('name')}
        data-autofocus
        label={t('field.name')}
        description={errorOf('name') === undefined ? hint : undefined}
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
