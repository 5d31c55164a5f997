import { Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import classes from '../explorer/file-explorer.module.css';
import { splitFileName } from '../file-name.ts';
import type { StoredFile } from '../stored-file.ts';
import { useEditFile } from './use-edit-file.ts';

interface EditFileDialogProps {
  readonly bucketName: string;
  readonly file: StoredFile;
  readonly onSaved: (key: string) => void;
  /** The list has to be reloaded. */
  readonly onStale: () => void;
  readonly onClose: () => void;
}

export function EditFileDialog({ bucketName, file, onSaved, onStale, onClose }: EditFileDialogProps) {
  const { t } = useTranslation('files');
  const handleSaved = (key: string) => {
    onSaved(key);
    onClose();
  };
  const handleReload = () => {
    onStale();
    onClose();
  };
  const state = useEditFile(bucketName, file, { onSaved: handleSaved, onClose });
  const { form, change } = state;
  const { extension } = splitFileName(file.name);
  return (
    <FormDialog
      state={state}
      title={t('update.title')}
      saveLabel={t('update.save')}
      size="small"
      conflict={{ title: t('update.conflict'), onReload: handleReload }}
    >
      <TextInput
        {...state.field('name')}
        data-autofocus
        label={t('name.label')}
        dir="auto"
        autoComplete="off"
        required
        withAsterisk={false}
        value={form.name}
        rightSection={extension === '' ? null : <span className={classes['extension']}>{extension}</span>}
        rightSectionWidth={extension.length * 8 + 16}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Switch
        label={t('update.public')}
        description={t('update.publicHint')}
        checked={form.isPublic}
        onChange={(event) => change({ isPublic: event.currentTarget.checked })}
      />
    </FormDialog>
  );
}
