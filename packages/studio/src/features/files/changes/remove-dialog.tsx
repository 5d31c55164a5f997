/**
 * Removes files and folders after the user types DELETE. Lists exactly what will be removed, and afterwards what
 * actually was.
 */
import { showHiddenCharacters } from '@coverwright/insurance/visible-name';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { NamingSentence } from '../../../ui/dialogs/naming-sentence.tsx';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import { LazyDeletionUses } from '../../item-uses/lazy-deletion-uses.tsx';
import { useDeleteFile, useDeleteFolder } from '../files.api.ts';
import { areAllFiles, type Entry } from '../stored-file.ts';

const namedCount = 5;

interface RemoveDialogProps {
  readonly bucketName: string;
  /** At least one. */
  readonly entries: readonly Entry[];
  /** Something was removed, or the list is out of date. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

export function RemoveDialog({ bucketName, entries, onChanged, onClose }: RemoveDialogProps) {
  const { t } = useTranslation(['files', 'widgets']);
  const deleteFile = useDeleteFile();
  const deleteFolder = useDeleteFolder();
  const [first] = entries;
  const kind = entries.length > 1 ? 'many' : (first?.kind ?? 'file');
  const count = entries.length;

  const remove = async (entry: Entry): Promise<void> => {
    if (entry.kind === 'folder') await deleteFolder(bucketName, entry.key.slice(0, -1));
    else await deleteFile({ bucketName, key: entry.key, expectedRevision: entry.revision });
  };
  const handleConfirm = async () => {
    let done = 0;
    try {
      for (const entry of entries) {
        await remove(entry);
        done += 1;
      }
      showToast('success', {
        title: t(`delete.${kind}Done`, { count }),
        line: kind === 'many' ? undefined : showHiddenCharacters(first?.name ?? ''),
      });
    } catch (error) {
      const name = showHiddenCharacters(entries[done]?.name ?? '');
      showFailure(kind === 'many' ? t('delete.manyFailed', { done, count, name }) : t(`delete.${kind}Failed`), error);
    }
    // Also after a failure: another user's change may be the cause, or some entries may no longer exist.
    onChanged();
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      mode="strict"
      title={t(`delete.${kind}Title`, { count })}
      text={t('widgets:strict.text')}
      note={<RemoveNote entries={entries} />}
      details={<LazyDeletionUses used={{ kind: 'file', bucketName, itemIds: entries.map(({ key }) => key) }} />}
      confirmLabel={t('remove')}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}

function RemoveNote({ entries }: Pick<RemoveDialogProps, 'entries'>) {
  const { t, i18n } = useTranslation('files');
  const [first] = entries;
  if (entries.length === 1 && first) {
    const key = `delete.${first.kind}Gone` as const;
    return <NamingSentence name={showHiddenCharacters(first.name)} sentence={(name) => t(key, { name })} />;
  }
  const named = entries.slice(0, namedCount).map(({ name }) => name);
  const moreCount = entries.length - named.length;
  const names =
    moreCount > 0
      ? t('delete.namesAndMore', { names: named.join(', '), count: moreCount })
      : new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(named);
  return t(areAllFiles(entries) ? 'delete.filesGone' : 'delete.manyGone', { names });
}
