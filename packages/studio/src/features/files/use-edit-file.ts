/** Saves a file's privacy and then its name; says truly how far that came. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, type Problem } from '../../api/api-error.ts';
import { showFailure, showToast } from '../../ui/toasts/toasts.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { isEditDirty, toEditForm, toFileChanges, wholeName, type EditFileForm } from './edit-file-form.ts';
import { folderOfKey } from './file-name.ts';
import { useMoveFile, useSetFileAcl } from './files.api.ts';
import { nameProblemText, refusedNameText } from './name-problem.ts';
import type { StoredFile } from './stored-file.ts';

interface EditEvents {
  /** With its key, which is another one after a new name. */
  readonly onSaved: (key: string) => void;
  /** The list is no longer true, and the dialog stays. */
  readonly onPartlySaved: () => void;
}

export function useEditFile(bucketName: string, opened: StoredFile, { onSaved, onPartlySaved }: EditEvents) {
  const { t } = useTranslation('files');
  const setFileAcl = useSetFileAcl();
  const moveFile = useMoveFile();
  // As it is stored by now: another one after the privacy alone could be saved.
  const [file, setFile] = useState(opened);
  const [form, setForm] = useState(() => toEditForm(opened));
  const [isTouched, setIsTouched] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [conflict, setConflict] = useState<Problem>();
  const { isBusy, run } = useBusy();
  const problem = nameProblemText(t, wholeName(form, file), folderOfKey(file.key));

  const save = async (expectedRevision: string | undefined) => {
    const { isPublic, newKey } = toFileChanges(form, file);
    const isBoth = isPublic !== undefined && newKey !== undefined;
    let stored = file;
    try {
      if (isPublic !== undefined) {
        await setFileAcl({ bucketName, key: file.key, isPublic, expectedRevision });
        stored = { ...file, isPublic, revision: undefined };
      }
      // The privacy has given the file a revision of its own, which only the list knows.
      const revision = isBoth ? undefined : expectedRevision;
      if (newKey !== undefined) await moveFile({ bucketName, key: file.key, newKey, expectedRevision: revision });
      showToast('success', { title: t('update.done'), line: wholeName(form, file) });
      onSaved(newKey ?? file.key);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isPartly = stored !== file;
      setFile(stored);
      setConflict(error.problems.find(({ code }) => code === 'CONFLICT'));
      const atName = refusedNameText(t, error);
      setRefusal(atName);
      const failed = !isPartly ? t('update.failed') : t(stored.isPublic ? 'update.onlyPublic' : 'update.onlyPrivate');
      if (isPartly || (atName === undefined && !error.hasCode('CONFLICT'))) showFailure(failed, error);
      if (isPartly) onPartlySaved();
    }
  };
  return {
    file,
    form,
    isBusy,
    isDirty: isEditDirty(form, file),
    conflict,
    nameError: refusal ?? (isTouched ? problem : undefined),
    touch: () => setIsTouched(true),
    change: (changes: Partial<EditFileForm>) => {
      setForm((before) => ({ ...before, ...changes }));
      setRefusal(undefined);
    },
    /** False when there is something to correct first. */
    submit: (): boolean => {
      setIsTouched(true);
      if (problem !== undefined) return false;
      run(async () => save(file.revision));
      return true;
    },
    overwrite: () => run(async () => save(undefined)),
  };
}
