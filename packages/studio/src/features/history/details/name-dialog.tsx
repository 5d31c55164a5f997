/** Gives a state a name, such as that of a filing. */
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ItemId } from '../../../paths/history.ts';
import { assignByPath } from '../../../ui/form-dialog/assign-by-path.ts';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { useHistoryChanges } from '../history.api.ts';
import type { Snapshot } from '../snapshot.ts';

interface NameDialogProps {
  readonly item: ItemId;
  readonly snapshot: Snapshot;
  readonly onClose: () => void;
}

/** As on the server. */
const nameMaxLength = 200;

export function NameDialog({ item, snapshot: { number, label }, onClose }: NameDialogProps) {
  const { t } = useTranslation(['history', 'widgets']);
  const { nameSnapshot } = useHistoryChanges();
  const state = useDialogForm({
    start: { name: label },
    check: ({ name }) => (name.trim() === '' ? { name: t('widgets:required') } : {}),
    save: async ({ name }) => nameSnapshot(item, number, name.trim()),
    onSaved: (_, { name }) => {
      showToast('success', { title: t('name.saved'), line: name.trim() });
      onClose();
    },
    place: (problems) => assignByPath(problems, ['name']),
    failedTitle: t('name.failed'),
    onClose,
  });
  return (
    <FormDialog state={state} size="small" title={t('name.title', { number })} saveLabel={t('name.save')}>
      <TextInput
        {...state.field('name')}
        data-autofocus
        label={t('field.label')}
        description={state.errorOf('name') === undefined ? t('name.hint') : undefined}
        required
        withAsterisk={false}
        autoComplete="off"
        maxLength={nameMaxLength}
        dir="auto"
        value={state.form.name}
        onChange={(event) => state.change({ name: event.currentTarget.value })}
      />
    </FormDialog>
  );
}
