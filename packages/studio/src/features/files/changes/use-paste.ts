/** Moves the cut files into a folder one by one, and reports exactly which ones were moved. */
import { useTranslation } from 'react-i18next';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import { pasteRefusal, type CutFiles } from './cut-files.ts';
import { useMoveFile } from '../files.api.ts';
import { locationName } from '../explorer/folder-crumbs.tsx';
import type { FolderLocation } from '../../../paths/files.ts';

interface PasteEvents {
  /** Receives the files that could not be moved, and the new keys of those that were. */
  readonly onMoved: (left: CutFiles | undefined, movedKeys: readonly string[]) => void;
}

export function usePaste(location: FolderLocation, cut: CutFiles | undefined, { onMoved }: PasteEvents) {
  const { t } = useTranslation('files');
  const moveFile = useMoveFile();
  const { isBusy, run } = useBusy();
  const refusal = pasteRefusal(cut, location);

  const paste = async ({ from, files }: CutFiles) => {
    const { bucketName, folder } = location;
    const count = files.length;
    const left = [...files];
    const movedKeys: string[] = [];
    try {
      for (let file = left[0]; file; file = left[0]) {
        const newKey = folder + file.name;
        await moveFile({ bucketName, key: file.key, newKey, expectedRevision: file.revision });
        left.shift();
        movedKeys.push(newKey);
      }
      showToast('success', {
        title: t('move.done', { count }),
        line: t('move.line', { folder: locationName(location) }),
      });
    } catch (error) {
      const name = left[0]?.name ?? '';
      const done = count - left.length;
      showFailure(done === 0 ? t('move.failed', { name }) : t('move.partly', { done, count, name }), error);
    }
    onMoved(left.length === 0 ? undefined : { from, files: left }, movedKeys);
  };
  const labels = {
    nothing: t('pasteNothing'),
    bucket: t('pasteBucket'),
    same: t('pasteSame'),
  };
  return {
    isBusy,
    canPaste: refusal === undefined && !isBusy,
    /** The effect of the button, or why it is disabled. */
    label: refusal === undefined ? t('pasteInto', { count: cut?.files.length ?? 0 }) : labels[refusal],
    paste: () => {
      if (cut && refusal === undefined) run(async () => paste(cut));
    },
  };
}
