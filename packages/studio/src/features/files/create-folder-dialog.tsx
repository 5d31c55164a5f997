import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { isLeavingForButton } from '../../ui/is-leaving-for-button.ts';
import { useDiscardQuestion } from '../../ui/leave/use-discard-question.tsx';
import { showFailure, showToast } from '../../ui/toasts/toasts.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { toStoredName } from './file-name.ts';
import { useCreateFolder } from './files.api.ts';
import { placeName } from './folder-crumbs.tsx';
import { nameProblemText, refusedNameText } from './name-problem.ts';
import type { FilePlace } from './paths.ts';

interface CreateFolderDialogProps {
  readonly place: FilePlace;
  /** With the key of the folder, a slash at its end. */
  readonly onCreated: (key: string) => void;
  readonly onClose: () => void;
}

export function CreateFolderDialog({ place, onCreated, onClose }: CreateFolderDialogProps) {
  const { t } = useTranslation(['files', 'widgets']);
  const createFolder = useCreateFolder();
  const [name, setName] = useState('');
  const [isTouched, setIsTouched] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { isBusy, run } = useBusy();
  const { handleClose, question } = useDiscardQuestion(name !== '', t('create.discardText'), onClose);
  const problem = nameProblemText(t, name, place.folder);

  const save = async () => {
    const key = place.folder + toStoredName(name);
    try {
      await createFolder(place.bucketName, key);
      showToast('success', { title: t('create.done'), line: toStoredName(name) });
      onCreated(`${key}/`);
      onClose();
    } catch (error) {
      const text = error instanceof ApiError ? refusedNameText(t, error) : undefined;
      setRefusal(text);
      if (text === undefined) showFailure(t('create.failed'), error);
    }
  };
  return (
    <>
      <Dialog
        opened
        title={t('create.title', { folder: placeName(place) })}
        size="small"
        isBusy={isBusy}
        onClose={handleClose}
        onSubmit={(event) => {
          setIsTouched(true);
          if (problem === undefined) run(save);
          else event.currentTarget.querySelector('input')?.focus();
        }}
        footer={
          <>
            <Button onClick={handleClose} disabled={isBusy}>
              {t('widgets:cancel')}
            </Button>
            <Button type="submit" variant="filled" loading={isBusy}>
              {t('createFolder')}
            </Button>
          </>
        }
      >
        <TextInput
          data-autofocus
          label={t('name.label')}
          description={t('create.hint')}
          dir="auto"
          autoComplete="off"
          required
          withAsterisk={false}
          value={name}
          error={refusal ?? (isTouched ? problem : undefined)}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setRefusal(undefined);
          }}
          onBlur={(event) => {
            if (!isLeavingForButton(event)) setIsTouched(true);
          }}
        />
      </Dialog>
      {question}
    </>
  );
}
