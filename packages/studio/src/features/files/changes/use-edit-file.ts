/** State of the file form. Saves the privacy, then the name, and reports it if only the privacy could be saved. */
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SendContext } from '../../../ui/editor/record/record.ts';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import { isEditDirty, toEditForm, toFileChanges, fullName, type EditFileForm } from './edit-file-form.ts';
import { folderOfKey } from '../file-name.ts';
import { useMoveFile, useSetFileAcl } from '../files.api.ts';
import { useReadFile } from './read-file.api.ts';
import { nameProblemText, nameTexts, toNameProblems } from './name-problem.ts';
import type { StoredFile } from '../stored-file.ts';

interface EditEvents {
  /** Receives the file's key, which changes with the name. */
  readonly onSaved: (key: string) => void;
  readonly onClose: () => void;
}

export function useEditFile(bucketName: string, file: StoredFile, { onSaved, onClose }: EditEvents) {
  const { t } = useTranslation('files');
  const setFileAcl = useSetFileAcl();
  const moveFile = useMoveFile();
  const readFile = useReadFile();
  /** Set if the last save has saved the privacy, even if it has failed to rename the file. */
  const savedPrivacy = useRef<boolean>(undefined);
  const fileOf = ({ isPublic }: EditFileForm): StoredFile => ({ ...file, isPublic });

  const save = async (form: EditFileForm, { expectedRevision, saved, notePart }: SendContext<EditFileForm>) => {
    const { isPublic, newKey } = toFileChanges(form, fileOf(saved));
    savedPrivacy.current = undefined;
    if (isPublic !== undefined) {
      await setFileAcl({ bucketName, key: file.key, isPublic, expectedRevision });
      savedPrivacy.current = isPublic;
      // This has changed the revision, which only the list provides.
      notePart((last) => ({ ...last, isPublic }), undefined);
    }
    const revision = isPublic === undefined ? expectedRevision : undefined;
    if (newKey !== undefined) await moveFile({ bucketName, key: file.key, newKey, expectedRevision: revision });
    return newKey ?? file.key;
  };
  return useDialogForm({
    start: toEditForm(file),
    revision: file.revision,
    isDirty: (form, saved) => isEditDirty(form, fileOf(saved)),
    check: (form) => nameTexts(nameProblemText(t, fullName(form, file), folderOfKey(file.key))),
    save,
    readTheirs: async () => {
      const theirs = await readFile(bucketName, file.key);
      return theirs && { form: toEditForm(theirs), revision: theirs.revision };
    },
    onSaved: (key, form) => {
      showToast('success', { title: t('update.done'), line: fullName(form, file) });
      onSaved(key);
    },
    place: (problems) => toNameProblems(t, problems),
    failedTitle: t('update.failed'),
    onRefused: (error) => {
      if (savedPrivacy.current === undefined) return false;
      showFailure(t(savedPrivacy.current ? 'update.onlyPublic' : 'update.onlyPrivate'), error);
      return true;
    },
    discardText: t('update.discardText'),
    onClose,
  });
}
