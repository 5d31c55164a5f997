/** Renames a component, including everywhere it is used. */
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { assignByPath } from '../../../ui/form-dialog/assign-by-path.ts';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import type { ListedComponent } from '../component.ts';
import { useRenameComponent } from '../components.api.ts';
import { ComponentNameField, toComponentName } from '../name/component-name-field.tsx';

export interface ComponentRenameDialogProps {
  readonly component: ListedComponent;
  /** For an open component: receives the revision that the next save is based on. */
  readonly onRenamed: (revision: string | undefined) => void;
  readonly onClose: () => void;
}

export function ComponentRenameDialog({ component, onRenamed, onClose }: ComponentRenameDialogProps) {
  const { t } = useTranslation(['components', 'widgets']);
  const rename = useRenameComponent(component.id);
  const { apps, components } = component.usage;
  const places = [...components.map(({ name }) => name), ...apps.map(({ appId }) => appId)];
  const state = useDialogForm({
    start: { name: component.name },
    check: ({ name }) => (name.trim() === '' ? { name: t('widgets:required') } : {}),
    save: async ({ name }) => rename(toComponentName(name), component.revision),
    onSaved: (revision, { name }) => {
      onRenamed(revision);
      showToast('success', { title: t('rename.done'), line: toComponentName(name) });
      onClose();
    },
    place: (problems) => assignByPath(problems, ['name'], (problem) => describeProblem(problem, t('field.name'))),
    failedTitle: t('rename.failed'),
    onClose,
  });
  const hint = places.length === 0 ? t('create.nameHint') : t('rename.follows', { places: places.join(', ') });
  return (
    <FormDialog state={state} size="small" title={t('rename.title')} saveLabel={t('rename.save')}>
      <ComponentNameField state={state} hint={hint} />
    </FormDialog>
  );
}
