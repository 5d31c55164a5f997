import { Button, Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ConflictNote } from '../../ui/conflict-note.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { isLeavingForButton } from '../../ui/is-leaving-for-button.ts';
import { useDiscardQuestion } from '../../ui/leave/use-discard-question.tsx';
import classes from './file-explorer.module.css';
import { splitFileName } from './file-name.ts';
import type { StoredFile } from './stored-file.ts';
import { useEditFile } from './use-edit-file.ts';

interface EditFileDialogProps {
  readonly bucketName: string;
  readonly file: StoredFile;
  readonly onSaved: (key: string) => void;
  /** The list has to be read again. */
  readonly onStale: () => void;
  readonly onClose: () => void;
}

export function EditFileDialog({ bucketName, file, onSaved, onStale, onClose }: EditFileDialogProps) {
  const { t } = useTranslation(['files', 'widgets']);
  const state = useEditFile(bucketName, file, {
    onSaved: (key) => {
      onSaved(key);
      onClose();
    },
    onPartlySaved: onStale,
  });
  const { handleClose, question } = useDiscardQuestion(state.isDirty, t('update.discardText'), onClose);
  const { extension } = splitFileName(file.name);
  return (
    <>
      <Dialog
        opened
        title={t('update.title')}
        size="small"
        isBusy={state.isBusy}
        onClose={handleClose}
        onSubmit={(event) => {
          if (!state.submit()) event.currentTarget.querySelector('input')?.focus();
        }}
        footer={
          <>
            <Button onClick={handleClose} disabled={state.isBusy}>
              {t('widgets:cancel')}
            </Button>
            <Button type="submit" variant="filled" loading={state.isBusy}>
              {t('update.save')}
            </Button>
          </>
        }
      >
        {state.conflict ? (
          <ConflictNote
            problem={state.conflict}
            title={t('update.conflict')}
            onReload={() => {
              onStale();
              onClose();
            }}
            onOverwrite={state.overwrite}
          />
        ) : null}
        <TextInput
          data-autofocus
          label={t('name.label')}
          dir="auto"
          autoComplete="off"
          required
          withAsterisk={false}
          value={state.form.name}
          error={state.nameError}
          rightSection={extension === '' ? null : <span className={classes['extension']}>{extension}</span>}
          rightSectionWidth={extension.length * 8 + 16}
          onChange={(event) => state.change({ name: event.currentTarget.value })}
          onBlur={(event) => {
            if (!isLeavingForButton(event)) state.touch();
          }}
        />
        <Switch
          label={t('update.public')}
          description={t('update.publicHint')}
          checked={state.form.isPublic}
          onChange={(event) => state.change({ isPublic: event.currentTarget.checked })}
        />
      </Dialog>
      {question}
    </>
  );
}
