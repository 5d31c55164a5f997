/** Changes the name and the description of a release. */
import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { placeByPath } from '../../../ui/form-dialog/place-by-path.ts';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import { showToast } from '../../../ui/toasts/toasts.ts';
import type { Release } from '../release.ts';
import { useReleaseChanges } from '../releases.api.ts';
import classes from '../releases.module.css';

interface ReleaseUpdateDialogProps {
  readonly release: Release;
  readonly onClose: () => void;
}

export function ReleaseUpdateDialog({ release, onClose }: ReleaseUpdateDialogProps) {
  const { t } = useTranslation(['releases', 'widgets']);
  const { update } = useReleaseChanges();
  const start = { name: release.name, description: release.description };
  const state = useDialogForm({
    start,
    isDirty: ({ name, description }) => name !== start.name || description !== start.description,
    check: ({ name }) => (name.trim() === '' ? { name: t('widgets:required') } : {}),
    save: async ({ name, description }, isOverwrite) =>
      update(release, { name: name.trim(), description: description.trim() }, isOverwrite),
    onSaved: (_, { name }) => {
      showToast('success', { title: t('done.update'), line: name.trim() });
      onClose();
    },
    place: (problems) => placeByPath(problems, ['name', 'description']),
    failedTitle: t('failed.update'),
    discardText: t('update.discardText'),
    onClose,
  });
  const { form, change, errorOf } = state;
  return (
    <FormDialog
      state={state}
      size="small"
      title={t('update.title')}
      saveLabel={t('action.update')}
      conflict={{ title: t('update.conflict'), onReload: onClose }}
    >
      <div className={classes['fields']}>
        <TextInput
          {...state.field('name')}
          data-autofocus
          label={t('field.name')}
          description={errorOf('name') === undefined ? t('notVisible') : undefined}
          required
          withAsterisk={false}
          autoComplete="off"
          dir="auto"
          value={form.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <Textarea
          {...state.field('description')}
          label={t('field.description')}
          description={errorOf('description') === undefined ? t('notVisible') : undefined}
          autosize
          minRows={2}
          maxRows={8}
          dir="auto"
          value={form.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
      </div>
    </FormDialog>
  );
}
