/** State of the file form. Saves the privacy, then the name, and reports it if only the privacy could be saved. */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import { isEditDirty, toEditForm, toFileChanges, fullName, type EditFileForm } from './edit-file-form.ts';
import { folderOfKey } from '../file-name.ts';
import { useMoveFile, useSetFileAcl } from '../files.api.ts';
import { nameProblemText, nameTexts, toNameProblems } from './name-problem.ts';
import type { StoredFile } from '../stored-file.ts';

interface EditEvents {
  /** Receives the file's key, which changes with the name. */
  readonly onSaved: (key: string) => void;
  /** The list is out of date, and the dialog stays open. */
  readonly onPartlySaved: () => void;
  readonly onClose: () => void;
}

export function useEditFile(bucketName: string, opened: StoredFile, { onSaved, onPartlySaved, onClose }: EditEvents) {
  const { t } = useTranslation('files');
  const setFileAcl = useSetFileAcl();
  const moveFile = useMoveFile();
  // The stored file; updated if only the privacy could be saved.
  const [file, setFile] = useState(opened);
  const stored = useRef(opened);

  const save = async (form: EditFileForm, { isOverwrite }: { readonly isOverwrite: boolean }) => {
    const { isPublic, newKey } = toFileChanges(form, file);
    const isBoth = isPublic !== undefined && newKey !== undefined;
    const expectedRevision = isOverwrite ? undefined : file.revision;
    if (isPublic !== undefined) {
      await setFileAcl({ bucketName, key: file.key, isPublic, expectedRevision });
      stored.current = { ...file, isPublic, revision: undefined };
    }
    // Saving the privacy has changed the revision, which only the list provides.
    const revision = isBoth ? undefined : expectedRevision;
    if (newKey !== undefined) await moveFile({ bucketName, key: file.key, newKey, expectedRevision: revision });
    return newKey ?? file.key;
  };
  return useDialogForm({
    start: toEditForm(opened),
    isDirty: (form) => isEditDirty(form, file),
    check: (form) => nameTexts(nameProblemText(t, fullName(form, file), folderOfKey(file.key))),
    save,
    onSaved: (key, form) => {
      showToast('success', { title: t('update.done'), line: fullName(form, file) });
      onSaved(key);
    },
    place: (problems) => toNameProblems(t, problems),
    failedTitle: t('update.failed'),
    onRefused: (error) => {
      if (stored.current === file) return false;
      setFile(stored.current);
      showFailure(t(stored.current.isPublic ? 'update.onlyPublic' : 'update.onlyPrivate'), error);
      onPartlySaved();
      return true;
    },
    discardText: t('update.discardText'),
    onClose,
  });
}
