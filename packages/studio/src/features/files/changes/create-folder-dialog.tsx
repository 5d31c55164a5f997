import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { toStoredName } from '../file-name.ts';
import { useCreateFolder } from '../files.api.ts';
import { locationName } from '../explorer/folder-crumbs.tsx';
import { nameProblemText, nameTexts, toNameProblems } from './name-problem.ts';
import type { FolderLocation } from '../../../paths/files.ts';

interface CreateFolderDialogProps {
  readonly location: FolderLocation;
  /** Receives the key of the folder, with a trailing slash. */
  readonly onCreated: (key: string) => void;
  readonly onClose: () => void;
}

export function CreateFolderDialog({ location, onCreated, onClose }: CreateFolderDialogProps) {
  const { t } = useTranslation('files');
  const createFolder = useCreateFolder();
  const state = useDialogForm({
    start: { name: '' },
    isDirty: ({ name }) => name !== '',
    check: ({ name }) => nameTexts(nameProblemText(t, name, location.folder)),
    save: async ({ name }) => {
      const key = location.folder + toStoredName(name);
      await createFolder(location.bucketName, key);
      return key;
    },
    onSaved: (key, { name }) => {
      showToast('success', { title: t('create.done'), line: toStoredName(name) });
      onCreated(`${key}/`);
      onClose();
    },
    place: (problems) => toNameProblems(t, problems),
    failedTitle: t('create.failed'),
    discardText: t('create.discardText'),
    onClose,
  });
  return (
    <FormDialog
      state={state}
      title={t('create.title', { folder: locationName(location) })}
      saveLabel={t('createFolder')}
      size="small"
    >
      <TextInput
        {...state.field('name')}
        data-autofocus
        label={t('name.label')}
        description={t('create.hint')}
        dir="auto"
        autoComplete="off"
        required
        withAsterisk={false}
        value={state.form.name}
        onChange={(event) => state.change({ name: event.currentTarget.value })}
      />
    </FormDialog>
  );
}
